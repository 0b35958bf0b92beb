import { lazy, Suspense } from 'react';
import { createStore } from '../lib/store.ts';

type Kind = 'success' | 'info' | 'warning' | 'error';

const load = () => import('./toaster.tsx');
const Toaster = lazy(async () => ({ default: (await load()).Toaster }));
const wanted = createStore(false);

let markReady: () => void;
const ready = new Promise<void>((resolve) => {
  markReady = resolve;
});

function show(type: Kind, title: string, options: { id?: string; duration?: number } = {}) {
  wanted.set(true);
  const toast = { type, title, closable: true, duration: 6000, ...options };
  Promise.all([load(), ready])
    .then(([{ toaster }]) => toaster.create(toast))
    .catch((error: unknown) => console.error(`Could not show: ${title}`, error));
}

/** Short messages at the edge of the screen. */
export const toast = {
  success: (title: string) => show('success', title),
  info: (title: string) => show('info', title),
  warning: (title: string) => show('warning', title),
  error: (title: string) => show('error', title),
  /** For what happens often: short, and never twice beside itself. */
  brief: (title: string) => show('success', title, { id: title, duration: 2000 }),
};

/** The place of the toasts, once in the app; it weighs nothing until the first one. */
export function ToastRegion() {
  const shown = wanted.use();
  return <Suspense fallback={null}>{shown && <Toaster onReady={() => markReady()} />}</Suspense>;
}
