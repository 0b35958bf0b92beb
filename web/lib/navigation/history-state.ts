/** Identifies this page load, so that history states from before a reload are ignored. */
const PAGE_LOAD = crypto.randomUUID();

const MODES = ['sign-in', 'sign-up', 'reset'] as const;

/** The forms of /auth. */
export type AuthMode = (typeof MODES)[number];

/**
 * Returns the history state that makes /auth open with `form`, and with an email if it is given.
 */
export const authFormState = (form: AuthMode, email: string | null = null) => ({
  form,
  email,
  pageLoad: PAGE_LOAD,
});

/** Reads the form of /auth from a history state; null if it has none. */
export function readAuthForm(state: unknown): AuthMode | null {
  const form = readField(state, 'form');
  return MODES.find((mode) => mode === form) ?? null;
}

/** Reads the email for the form of /auth from a history state; null if it has none. */
export function readAuthEmail(state: unknown): string | null {
  const email = readField(state, 'email');
  return typeof email === 'string' ? email : null;
}

/** Returns the history state of a chat that was opened from the inbox with this query string. */
export const inboxState = (query: string) => ({ inbox: query });

/** Checks whether a chat was opened from the inbox. */
export const isFromInbox = (state: unknown) => fieldsOf(state).has('inbox');

/** Reads the query string of the inbox from a history state; empty if it has none. */
export function readInbox(state: unknown): string {
  const query = fieldsOf(state).get('inbox');
  return typeof query === 'string' ? query : '';
}

/** Returns the history state of an open overlay, such as a dialog. It survives a reload. */
export const overlayState = (name: string) => ({ overlay: name });

/** Checks whether a history state is the one of this open overlay. */
export const isOverlayOpen = (state: unknown, name: string) =>
  fieldsOf(state).get('overlay') === name;

/** Returns a field of a history state that this page load created. */
function readField(state: unknown, name: string): unknown {
  const fields = fieldsOf(state);
  return fields.get('pageLoad') === PAGE_LOAD ? fields.get(name) : undefined;
}

const fieldsOf = (state: unknown) =>
  new Map<string, unknown>(Object.entries(typeof state === 'object' && state ? state : {}));
