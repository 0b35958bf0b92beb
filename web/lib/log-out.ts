import { VISIT } from './page-session-id.ts';

/** Returns the history state that makes the home page sign out; each press of 'Log out' has its own. */
export const logOutState = () => ({ logOut: crypto.randomUUID(), visit: VISIT });

/** Reads the id of the press of 'Log out' from a history state; null if there is none. */
export function logOutOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null;
  if (!('visit' in state) || state.visit !== VISIT || !('logOut' in state)) return null;
  return typeof state.logOut === 'string' ? state.logOut : null;
}
