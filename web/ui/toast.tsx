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

function show(type: Kind, title: string) {
  wanted.set(true);
  Promise.all([load(), ready])
    .then(([{ toaster }]) => toaster.create({ type, title, closable: true, duration: 6000 }))
    .catch((error: unknown) => console.error(`Could not show: ${title}`, error));
}

/** Short messages at the edge of the screen. */
export const toast = {
  success: (title: string) => show('success', title),
  info: (title: string) => show('info', title),
  warning: (title: string) => show('warning', title),
  error: (title: string) => show('error', title),
};

/** The place of the toasts, once in the app; it weighs nothing until the first one. */
export function ToastRegion() {
  const shown = wanted.use();
  return <Suspense fallback={null}>{shown && <Toaster onReady={() => markReady()} />}</Suspense>;
}
