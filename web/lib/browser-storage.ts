import { STORAGE_KEYS } from './storage-keys.ts';

/**
 * What the browser remembers between visits. A browser that refuses storage (private mode, a full
 * disk) remembers nothing: the app works on, so failures are only logged.
 */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.info('Browser storage cannot be read', error);
    return null;
  }
}

export function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    console.info('Browser storage cannot be written', error);
  }
}

export function keys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch (error) {
    console.info('Browser storage cannot be read', error);
    return [];
  }
}

const { checkout: CHECKOUT, confirmation: CONFIRMATION, session: SESSION } = STORAGE_KEYS;
const CHAT_EMAIL = 'chat_email:';

/** The product of a checkout that waits for a session (spec §3, local browser storage). */
export const pendingCheckout = {
  get: () => read(CHECKOUT),
  set: (productId: string) => write(CHECKOUT, productId),
  clear: () => write(CHECKOUT, null),
};

/** That somebody was signed in here: the app is loaded at once then, before anybody touches the page. */
export const sessionHint = {
  get: () => read(SESSION) !== null,
  set: (present: boolean) => write(SESSION, present ? '1' : null),
};

/** An account whose address waits to be confirmed: where to go on once it is. */
export interface PendingConfirmation {
  email: string;
  type: 'client' | 'provider' | null;
  redirect: string | null;
  /** Whether the mail with the link has gone out. */
  mailed: boolean;
}

const TYPES = ['client', 'provider', null] as const;

/** What was stored, by hand: a schema would be as much code again as the rest of a public page. */
function confirmationIn(text: string | null): PendingConfirmation | null {
  const stored: unknown = JSON.parse(text ?? 'null');
  if (stored === null) return null;
  if (typeof stored !== 'object') throw new Error('Not a confirmation');
  const fields = new Map<string, unknown>(Object.entries(stored));
  const [email, redirect] = [fields.get('email'), fields.get('redirect')];
  const type = TYPES.find((one) => one === fields.get('type'));
  if (typeof email !== 'string' || type === undefined) throw new Error('Not a confirmation');
  return {
    email,
    type,
    redirect: typeof redirect === 'string' ? redirect : null,
    mailed: fields.get('mailed') !== false,
  };
}

export const pendingConfirmation = {
  get(): PendingConfirmation | null {
    try {
      return confirmationIn(read(CONFIRMATION));
    } catch {
      write(CONFIRMATION, null);
      return null;
    }
  },
  set: (value: PendingConfirmation) => write(CONFIRMATION, JSON.stringify(value)),
  clear: () => write(CONFIRMATION, null),
};

/** The address given for a request's chat, remembered per request (spec §2, Client chat). */
export const chatEmail = {
  get: (requestId: string) => read(`${CHAT_EMAIL}${requestId}`),
  set: (requestId: string, email: string) => write(`${CHAT_EMAIL}${requestId}`, email),
  clear: (requestId: string) => write(`${CHAT_EMAIL}${requestId}`, null),
  clearAll: () => {
    for (const key of keys()) if (key.startsWith(CHAT_EMAIL)) write(key, null);
  },
};

/** Whether a confirmation waits for the person with that address. */
export const awaitsConfirmation = (email: string) => pendingConfirmation.get()?.email === email;
