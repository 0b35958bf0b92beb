import { VISIT } from './page-session-id.ts';

/** The state of a navigation home that ends the session there; no two presses have the same. */
export const logOutState = () => ({ logOut: crypto.randomUUID(), visit: VISIT });

/** Which press of 'Log out' has led here, or null. */
export function logOutOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null;
  if (!('visit' in state) || state.visit !== VISIT || !('logOut' in state)) return null;
  return typeof state.logOut === 'string' ? state.logOut : null;
}
