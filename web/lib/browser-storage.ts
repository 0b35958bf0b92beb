import { z } from 'zod';

/**
 * What the browser remembers between visits. A browser that refuses storage (private mode, a full
 * disk) remembers nothing: the app works on, so failures are only logged.
 */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.info('Browser storage cannot be read', error);
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    console.info('Browser storage cannot be written', error);
  }
}

function keys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch (error) {
    console.info('Browser storage cannot be read', error);
    return [];
  }
}

const CHECKOUT = 'pending_checkout_product';
const CONFIRMATION = 'pending_confirmation';
const CHAT_EMAIL = 'chat_email:';
const UNSENT = 'unsent_message:';

/** The product of a checkout that waits for a session (spec §3, local browser storage). */
export const pendingCheckout = {
  get: () => read(CHECKOUT),
  set: (productId: string) => write(CHECKOUT, productId),
  clear: () => write(CHECKOUT, null),
};

const confirmationSchema = z.object({
  email: z.string(),
  type: z.enum(['client', 'provider']).nullable(),
  redirect: z.string().nullable(),
  /** Whether the mail with the link has gone out. */
  mailed: z.boolean().default(true),
});
export type PendingConfirmation = z.infer<typeof confirmationSchema>;

/** An account whose address waits to be confirmed: where to go on once it is. */
export const pendingConfirmation = {
  get(): PendingConfirmation | null {
    try {
      return confirmationSchema.nullable().parse(JSON.parse(read(CONFIRMATION) ?? 'null'));
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

const unsentSchema = z.object({
  thread: z.string(),
  id: z.string(),
  text: z.string(),
  at: z.coerce.date(),
  state: z.enum(['pending', 'failed']),
});
export type UnsentMessage = z.infer<typeof unsentSchema>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** A message that nobody has come back to for so long does not go out by itself any more. */
const SENT_BY_ITSELF_MS = 7 * DAY_MS;
/** So long it can be tried again by hand. */
const KEPT_MS = 90 * DAY_MS;

const nameOf = ({ thread, id }: Pick<UnsentMessage, 'thread' | 'id'>) => `${UNSENT}${thread}:${id}`;

function parseUnsent(key: string): UnsentMessage | null {
  try {
    const message = unsentSchema.parse(JSON.parse(read(key) ?? 'null'));
    const age = Date.now() - message.at.getTime();
    if (age < SENT_BY_ITSELF_MS) return message;
    if (age < KEPT_MS) return { ...message, state: 'failed' };
  } catch (error) {
    console.warn('A message that was kept cannot be read', error);
  }
  write(key, null);
  return null;
}

/** Messages that are not stored yet, each under a key of its own: two tabs do not lose each other's. */
export const unsentMessages = {
  list: (): UnsentMessage[] =>
    keys()
      .filter((key) => key.startsWith(UNSENT))
      .map(parseUnsent)
      .filter((message) => message !== null)
      .sort((a, b) => a.at.getTime() - b.at.getTime()),
  keep: (message: UnsentMessage) => write(nameOf(message), JSON.stringify(message)),
  drop: (message: Pick<UnsentMessage, 'thread' | 'id'>) => write(nameOf(message), null),
  dropAll: () => {
    for (const key of keys()) if (key.startsWith(UNSENT)) write(key, null);
  },
};
