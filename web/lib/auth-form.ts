import { VISIT } from './page-session-id.ts';

const MODES = ['sign-in', 'sign-up', 'reset'] as const;

/** The forms of /auth. */
export type AuthMode = (typeof MODES)[number];

/** Returns the history state that makes /auth open with `form`. */
export const openForm = (form: AuthMode) => ({ form, visit: VISIT });

/** Reads the form from a history state; null if there is none, or if it is from before a reload. */
export function askedForm(state: unknown): AuthMode | null {
  if (typeof state !== 'object' || state === null) return null;
  if (!('visit' in state) || state.visit !== VISIT || !('form' in state)) return null;
  return MODES.find((mode) => mode === state.form) ?? null;
}
