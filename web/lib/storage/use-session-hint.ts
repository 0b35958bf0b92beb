import { useSyncExternalStore } from 'react';
import { sessionHint } from './browser-storage.ts';

const subscribeToNothing = () => () => {};

/**
 * Returns whether a person was signed in when this browser was last used. Until Auth has answered,
 * screens show visitors their content only if it is false. It is false on the server and during
 * hydration.
 */
export const useSessionHint = () =>
  useSyncExternalStore(subscribeToNothing, sessionHint.get, () => false);
