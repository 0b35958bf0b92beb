import { useSyncExternalStore } from 'react';
import { sessionHint } from './browser-storage.ts';

const nothingChanges = () => () => {};

/**
 * Whether somebody was signed in when this browser was last here. Until Auth has answered the others
 * see the page as visitors do, at once; so does everybody for the moment of hydration.
 */
export const useSessionHint = () =>
  useSyncExternalStore(nothingChanges, sessionHint.get, () => false);
