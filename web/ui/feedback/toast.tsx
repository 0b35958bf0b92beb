import { Box, type BoxProps, Button, Flex, Text } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigation } from 'react-router-dom';
import { createStore } from '../../lib/store.ts';
import { useTabVisible } from '../../lib/tab-visibility.ts';
import { moveFocusOnUnmount } from '../layout/heading-focus.ts';

type Kind = 'success' | 'info' | 'warning' | 'error';

interface Toast {
  id: number;
  /** `spoken`: only screen readers get the text, because the screen itself shows what happened. */
  kind: Kind | 'spoken';
  title: string;
  at: number;
}

const DURATION_MS = 6000;
/** How often a change waits for the end of a press. */
const PRESS_MS = 100;
const MAX_TOASTS = 3;
/** The time to read a toast before the page is left. */
export const READING_MS = 700;
/** The page moves down this long after a toast appears: a double press must not hit what moved. */
const DOUBLE_PRESS_MS = 500;
/** A toast that appeared this long before a navigation belongs to the screen before it. */
const SAME_MOMENT_MS = 1000;

/** The strip's id, which dialogs need, because a press on a toast must not close them. */
export const TOASTS_ID = 'toasts';

const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

function show(kind: Toast['kind'], title: string): void {
  lastId += 1;
  // A repeated message replaces the visible one, so that screen readers announce it again.
  const others = toasts.get().filter((one) => one.title !== title);
  toasts.set([...others, { id: lastId, kind, title, at: Date.now() }].slice(-MAX_TOASTS));
}

/**
 * Runs a change that moves the page after a time, but not during a press, which would miss what it
 * was for. Returns a function that cancels it.
 */
function afterPress(change: () => void, ms: number): () => void {
  const run = () => {
    if (document.querySelector(':active')) timer = setTimeout(run, PRESS_MS);
    else change();
  };
  let timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

const dismiss = (id: number) => toasts.set(toasts.get().filter((one) => one.id !== id));

/** Shows short messages above the site's header, which moves down for them. */
export const toast = {
  success: (title: string) => show('success', title),
  info: (title: string) => show('info', title),
  warning: (title: string) => show('warning', title),
  error: (title: string) => show('error', title),
  /** Tells screen readers what the screen itself shows. */
  announce: (title: string) => show('spoken', title),
  /** Removes all messages, because what they said no longer holds. */
  clear: () => toasts.set([]),
  /** Shows a message before the page is left. Resolves when there was time to read it. */
  async infoBeforeLeaving(title: string) {
    show('info', title);
    await new Promise((resolve) => setTimeout(resolve, READING_MS));
  },
};

const ICONS = { success: CircleCheck, info: Info, warning: CircleAlert, error: CircleAlert };
const COLORS: Record<Kind, string> = {
  success: 'accent.fg',
  info: 'fg.muted',
  warning: 'fg.warning',
  error: 'fg.error',
};

interface ToastLineProps {
  toast: Toast;
  isPaused: boolean;
  onClose: () => void;
}

function ToastLine({ toast: { id, kind, title }, isPaused, onClose }: ToastLineProps) {
  useEffect(() => {
    if (isPaused) return;
    return afterPress(() => dismiss(id), DURATION_MS);
  }, [id, isPaused]);
  if (kind === 'spoken') {
    return (
      <Text as="span" srOnly>
        {title}
      </Text>
    );
  }
  const Icon = ICONS[kind];
  return (
    <Flex align="center" gap="3" maxW="46rem" mx="auto" ps="4" pe="2">
      <Box as="span" color={COLORS[kind]} flexShrink="0">
        <Icon size={20} aria-hidden="true" />
      </Box>
      <Text flex="1" minW="0" py="2" overflowWrap="anywhere">
        {title}
      </Text>
      <Button
        variant="ghost"
        px="0"
        minW="11"
        aria-label="Close message"
        // Screen readers announce the text without its button.
        aria-live="off"
        ref={moveFocusOnUnmount}
        onClick={onClose}
      >
        <X />
      </Button>
    </Flex>
  );
}

/** Removes the toasts of the former screen when another one opens. */
function useDismissAfterNavigation(): void {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const shownPath = useRef(pathname);
  const startedAt = useRef<number | null>(null);
  useEffect(() => {
    if (shownPath.current !== pathname) {
      shownPath.current = pathname;
      const oldest = (startedAt.current ?? Date.now()) - SAME_MOMENT_MS;
      if (toasts.get().some(({ at }) => at < oldest)) {
        toasts.set(toasts.get().filter(({ at }) => at >= oldest));
      }
    }
    startedAt.current = state === 'loading' ? (startedAt.current ?? Date.now()) : null;
  }, [pathname, state]);
}

const NEVER = () => () => {};
const getBody = () => document.body;

/** The styles of the strip. They are left out while it is empty. */
const STRIP: BoxProps = {
  position: 'fixed',
  top: '0',
  insetInline: '0',
  zIndex: 'toast',
  pointerEvents: 'auto',
  bg: 'bg.panel',
  boxShadow: 'sm',
  _print: { display: 'none' },
};

/**
 * The strip of toasts at the top of the window; used once in the app. It is a child of the body, so
 * that screen readers also announce toasts while a dialog is open. Its height is `--toasts`, by
 * which the page, the header and dialogs move down, so that a toast covers nothing.
 */
export function ToastRegion() {
  const all = toasts.use();
  const strip = useRef<HTMLDivElement>(null);
  const body = useSyncExternalStore(NEVER, getBody, () => null);
  const isTabVisible = useTabVisible();
  const [isHeld, setHeld] = useState(false);
  const isEmpty = all.every(({ kind }) => kind === 'spoken');
  useDismissAfterNavigation();
  useEffect(() => {
    const page = document.documentElement;
    const element = strip.current;
    if (!element || isEmpty) return;
    const observer = new ResizeObserver(([entry]) =>
      page.style.setProperty('--toasts', `${entry?.target.clientHeight ?? 0}px`),
    );
    const cancel = afterPress(() => observer.observe(element), DOUBLE_PRESS_MS);
    return () => {
      cancel();
      observer.disconnect();
      page.style.removeProperty('--toasts');
      setHeld(false);
    };
  }, [isEmpty]);
  if (!body) return null;
  return createPortal(
    <Box
      ref={strip}
      id={TOASTS_ID}
      role="status"
      aria-live="polite"
      aria-atomic="false"
      {...(!isEmpty && STRIP)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {all.map((one) => (
        <ToastLine
          key={one.id}
          toast={one}
          isPaused={isHeld || !isTabVisible}
          onClose={() => {
            dismiss(one.id);
            // When a focused button disappears, no blur event reaches the strip.
            setHeld(false);
          }}
        />
      ))}
    </Box>,
    body,
  );
}
