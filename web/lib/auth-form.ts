import { VISIT } from './page-session-id.ts';

const MODES = ['sign-in', 'sign-up', 'reset'] as const;

/** Which form stands at /auth. */
export type AuthMode = (typeof MODES)[number];

/** The state of a navigation to /auth that opens a certain form. */
export const openForm = (form: AuthMode) => ({ form, visit: VISIT });

/** The form that a navigation asked for, or null. */
export function askedForm(state: unknown): AuthMode | null {
  if (typeof state !== 'object' || state === null) return null;
  if (!('visit' in state) || state.visit !== VISIT || !('form' in state)) return null;
  return MODES.find((mode) => mode === state.form) ?? null;
}
