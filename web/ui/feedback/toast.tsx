import { Box } from '@chakra-ui/react';
import { useEffect } from 'react';
import { withTimeout } from '../../lib/with-timeout.ts';
import { createStore } from '../../lib/store.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import type * as Toaster from './toaster.tsx';

type Kind = 'success' | 'info' | 'warning' | 'error';
type Code = typeof Toaster;

const code = createStore<Code | null>(null);
let loading: Promise<Code> | null = null;

/** A failed load is forgotten: the next toast tries again. */
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
/** A last word holds nobody up for longer than these two together. */
const READING_MS = 700;
const LATEST_MS = 1500;

/** Said without the toasts' code, when that does not arrive: no message is lost for it. */
const plain = createStore<string | null>(null);

function sayPlainly(title: string) {
  plain.set(title);
  setTimeout(() => {
    if (plain.get() === title) plain.set(null);
  }, DURATION_MS);
}

/** Resolves when it is on the screen, also where the toasts' code does not arrive in time. Never throws. */
function show(
  type: Kind,
  title: string,
  { top, ...options }: { id?: string; duration?: number; top?: boolean } = {},
) {
  const toast = { type, title, closable: true, duration: DURATION_MS, ...options };
  return withTimeout('Toasts', Promise.all([load(), ready]))
    .then(([code]) => {
      const toaster = top ? code.topToaster : code.toaster;
      // What is said again takes the place of what stands there, and is read out again.
      for (const one of toaster.getVisibleToasts()) {
        if (one.title === title && one.id !== options.id) toaster.dismiss(one.id);
      }
      toaster.create(toast);
    })
    .catch((error: unknown) => {
      console.warn('Toasts cannot be loaded', error);
      sayPlainly(title);
    });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Short messages at the edge of the screen. */
export const toast = {
  success: (title: string) => void show('success', title),
  info: (title: string) => void show('info', title),
  warning: (title: string) => void show('warning', title),
  error: (title: string) => void show('error', title),
  /** Resolves when it is on the screen: the code of the toasts may still be loading. */
  infoOnScreen: (title: string) => show('info', title),
  /** A failure that can come again by itself: said once as long as it stands there. */
  errorOnce: (title: string) => void show('error', title, { id: title }),
  /** For what happens often in a chat: short, never twice beside itself, away from the Send button. */
  brief: (title: string) => void show('success', title, { id: title, duration: 2000, top: true }),
  /** A failure in a chat, away from the Send button. */
  errorInChat: (title: string) => void show('error', title, { top: true }),
  /** The last word before this page is left: answers when there was time to read it. */
  async infoBeforeLeaving(title: string) {
    await Promise.race([show('info', title), pause(LATEST_MS)]);
    await pause(READING_MS);
  },
};

function PlainToast() {
  const title = plain.use();
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
      {title !== null && (
        <Box bg="bg.inverted" color="fg.inverted" borderRadius="xl" boxShadow="lg" px="5" py="4">
          {title}
        </Box>
      )}
    </Box>
  );
}

/** The place of the toasts, once in the app. Their code comes when the page has nothing else to do. */
export function ToastRegion() {
  const loaded = code.use();
  useEffect(
    () =>
      whenIdle(() => {
        load().catch((error: unknown) => console.warn('Toasts cannot be loaded yet', error));
      }),
    [],
  );
  return loaded ? <loaded.Toaster onReady={() => markReady()} /> : <PlainToast />;
}
