import { withTimeout } from '@doorstep/domain/with-timeout';
import { Box } from '@chakra-ui/react';
import { createStore } from '../../lib/store.ts';
import type * as Toaster from './toaster.tsx';

type Kind = 'success' | 'info' | 'warning' | 'error';
type Code = typeof Toaster;

const code = createStore<Code | null>(null);
let loading: Promise<Code> | null = null;

/** Loads the code of toasts once. A failure is not cached: the next toast loads it again. */
function load(): Promise<Code> {
  loading ??= import('./toaster.tsx').then(
    (loaded) => {
      code.set(loaded);
      return loaded;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

let markReady: () => void;
const ready = new Promise<void>((resolve) => {
  markReady = resolve;
});

const DURATION_MS = 6000;
/**
 * The time to read a toast before the page is left, and the longest wait for the toast to appear.
 */
export const READING_MS = 700;
const APPEARANCE_MS = 1500;
/** The longest wait for the code of toasts. */
const LOADING_MS = 3000;

/** The messages of toasts without Chakra's code, for when that is missing. */
const plainToasts = createStore<readonly string[]>([]);

function showPlainToast(title: string) {
  plainToasts.set([...plainToasts.get(), title]);
  setTimeout(() => plainToasts.set(plainToasts.get().slice(1)), DURATION_MS);
}

/**
 * Shows a toast, a plain one if the code of toasts cannot be loaded or is slow. Resolves when it is
 * visible.
 */
function show(
  type: Kind,
  title: string,
  { top, ...options }: { id?: string; duration?: number; top?: boolean } = {},
) {
  const toast = { type, title, closable: true, duration: DURATION_MS, ...options };
  return withTimeout('Toasts', Promise.all([load(), ready]), LOADING_MS)
    .then(([code]) => {
      const toaster = top ? code.topToaster : code.toaster;
      // A repeated message replaces the visible one, so that screen readers announce it again.
      for (const visible of toaster.getVisibleToasts()) {
        if (visible.title === title && visible.id !== options.id) toaster.dismiss(visible.id);
      }
      toaster.create(toast);
    })
    .catch((error: unknown) => {
      console.warn('Toasts could not be loaded', error);
      showPlainToast(title);
    });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Shows short messages at the edge of the screen. */
export const toast = {
  success: (title: string) => void show('success', title),
  info: (title: string) => void show('info', title),
  warning: (title: string) => void show('warning', title),
  error: (title: string) => void show('error', title),
  /** Resolves when the toast is visible, because its code may still be loading. */
  infoOnScreen: (title: string) => show('info', title),
  /** Shows an error that can repeat only once while it is visible. */
  errorOnce: (title: string) => void show('error', title, { id: title }),
  /** Shows a frequent chat message briefly, only once at a time, away from the Send button. */
  brief: (title: string) => void show('success', title, { id: title, duration: 2000, top: true }),
  /** Shows a chat error away from the Send button. */
  errorInChat: (title: string) => void show('error', title, { top: true }),
  /** Shows a message before the page is left. Resolves when there was time to read it. */
  async infoBeforeLeaving(title: string) {
    await Promise.race([show('info', title), pause(APPEARANCE_MS)]);
    await pause(READING_MS);
  },
};

function PlainToasts() {
  const titles = plainToasts.use();
  return (
    <Box
      role="status"
      position="fixed"
      insetInline="4"
      top={{ base: '4', md: 'auto' }}
      bottom={{ md: '4' }}
      ms={{ md: 'auto' }}
      maxW={{ md: 'sm' }}
      zIndex="toast"
    >
      {titles.map((title, i) => (
        <Box
          key={`${title}-${i}`}
          mb="3"
          bg="bg.inverted"
          color="fg.inverted"
          borderRadius="xl"
          boxShadow="lg"
          px="5"
          py="4"
        >
          {title}
        </Box>
      ))}
    </Box>
  );
}

/** The region in which toasts appear; used once in the app. The first toast loads their code. */
export function ToastRegion() {
  const loaded = code.use();
  return (
    <>
      <PlainToasts />
      {loaded && <loaded.Toaster onReady={() => markReady()} />}
    </>
  );
}
