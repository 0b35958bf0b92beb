/** What the boot script waits for (boot.ts): from now on the app answers what is pressed. */
export const READY = 'doorstep-ready';

/** That the app is not there after all: the boot script asks for it again. */
export const FAILED = 'doorstep-failed';

export function announceFailure(error: unknown): void {
  console.error('The app could not be started', error);
  window.dispatchEvent(new Event(FAILED));
}

export function announceReady(): void {
  delete document.documentElement.dataset['person'];
  window.dispatchEvent(new Event(READY));
}
