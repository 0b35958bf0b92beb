import { STORAGE_KEYS } from './storage-keys.ts';

const PROBE = 'probe';

/** Local storage is shared by all tabs. Session storage ends with its tab. */
export type StorageArea = 'localStorage' | 'sessionStorage';

/**
 * Reads an entry; null if it is missing. A browser may refuse storage, for example in private mode.
 * The app works without it, so the functions of this file only log such failures.
 */
export function read(key: string, area: StorageArea = 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch (error) {
    console.info(`The ${area} cannot be read`, error);
    return null;
  }
}

/** Checks whether local storage accepts entries: it may be refused, or full. */
export function canStore(): boolean {
  write(PROBE, '1');
  const isStored = read(PROBE) !== null;
  write(PROBE, null);
  return isStored;
}

/** Writes an entry; null removes it. */
export function write(key: string, value: string | null, area: StorageArea = 'localStorage'): void {
  try {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, value);
  } catch (error) {
    console.info(`The ${area} cannot be written`, error);
  }
}

/** Returns the names of all entries. */
export function keys(area: StorageArea = 'localStorage'): string[] {
  try {
    return Object.keys(globalThis[area]);
  } catch (error) {
    console.info(`The ${area} cannot be read`, error);
    return [];
  }
}

const {
  checkout: CHECKOUT,
  confirmation: CONFIRMATION,
  saved: SAVED,
  session: SESSION,
  signedOut: SIGNED_OUT,
} = STORAGE_KEYS;
const CHECKOUT_UID = 'pending_checkout_uid';
const CHAT_EMAIL = 'chat_email:';

/** The product of a checkout if the browser refuses storage. */
let checkoutHere: string | null = null;

/** The Stripe product of a checkout that resumes after sign-in. */
export const pendingCheckout = {
  get: () => checkoutHere ?? read(CHECKOUT),
  isStored: () => checkoutHere === null,
  set: (productId: string | null) => {
    write(CHECKOUT, productId);
    write(CHECKOUT_UID, null);
    checkoutHere = read(CHECKOUT) === productId ? null : productId;
  },
  clear: () => pendingCheckout.set(null),
  /** Keeps the checkout for this account alone, because its session has ended. */
  keepFor: (uid: string) => {
    if (pendingCheckout.get() !== null) write(CHECKOUT_UID, uid);
  },
  /** Deletes a checkout that is kept for another account. */
  clearOthers: (uid: string) => {
    const owner = read(CHECKOUT_UID);
    if (owner !== null && owner !== uid) pendingCheckout.clear();
  },
};

/**
 * Whether a person may be signed in: then Auth starts, and public pages load the app before the
 * first interaction. Without it a person counts as a visitor. All tabs share it.
 */
export const sessionHint = {
  get: () => read(SESSION) !== null,
  set: (present: boolean) => {
    if (present !== sessionHint.get()) write(SESSION, present ? '1' : null);
  },
  /** Stores the time of a sign-in. */
  renew: () => write(SESSION, String(Date.now())),
};

/** The end of a mark that a log-out or the deletion of an account has set. */
const LOG_OUT = ' log-out';

/** When the session of this page ended, until Auth has signed out here; null otherwise. */
let endedAt: number | null = null;

/**
 * Marks a session as ended until Firebase Auth has signed out. Nobody counts as signed in while it
 * is set. It stays stored when the page closes, and the next start of the app signs out first.
 */
export const signedOutMark = {
  /** The mark of another tab counts no longer if a person has signed in since. */
  get: () => read(SIGNED_OUT) !== null || (endedAt !== null && endedAt >= Number(read(SESSION))),
  set: (isLogOut = false) => {
    endedAt = Date.now();
    write(SIGNED_OUT, `${endedAt}${isLogOut ? LOG_OUT : ''}`);
  },
  /** Copies the mark of another tab, which removes it once that tab has signed out. */
  follow: (mark: string) => {
    endedAt = Number.parseInt(mark, 10);
  },
  /** Checks whether a mark comes from a log-out, which also deletes drafts. */
  isLogOut: (mark: string) => mark.endsWith(LOG_OUT),
  clear: () => {
    endedAt = null;
    write(SIGNED_OUT, null);
  },
};

/** A sign-up whose email is not verified yet, and where to go once it is. */
export interface PendingConfirmation {
  email: string;
  type: 'client' | 'provider' | null;
  redirect: string | null;
  /** Whether the verification mail was sent. */
  mailed: boolean;
  /** Whether the email was corrected. There is no session then if it already had an account. */
  corrected: boolean;
}

const TYPES = ['client', 'provider', null] as const;

/** Parses a stored sign-up without zod, to keep public pages small. Throws if it is malformed. */
function confirmationIn(text: string | null): PendingConfirmation | null {
  const stored: unknown = JSON.parse(text ?? 'null');
  if (stored === null) return null;
  if (typeof stored !== 'object') throw new Error('Malformed pending confirmation');
  const fields = new Map<string, unknown>(Object.entries(stored));
  const [email, redirect] = [fields.get('email'), fields.get('redirect')];
  const type = TYPES.find((one) => one === fields.get('type'));
  if (typeof email !== 'string' || type === undefined)
    throw new Error('Malformed pending confirmation');
  return {
    email,
    type,
    redirect: typeof redirect === 'string' ? redirect : null,
    mailed: fields.get('mailed') === true,
    corrected: fields.get('corrected') === true,
  };
}

/** The sign-up in this browser that waits for its email to be verified. */
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

/**
 * The uids of the professionals that a visitor has saved in this browser, the last one saved last.
 * They move into the account at sign-in (data/profiles/saved-providers.ts).
 */
export const savedHere = {
  get: (): string[] => (read(SAVED) ?? '').split(' ').filter(Boolean),
  set: (ids: readonly string[]) => write(SAVED, ids.join(' ') || null),
};

/** The key of the place that a visitor has searched for in this tab (beacons/send-view.ts). */
export const SEARCHED_PLACE = 'searched_place';

export const clearSearchedPlace = () => write(SEARCHED_PLACE, null, 'sessionStorage');

/** Returns the place that the visitor has searched for in this tab; empty if there is none. */
export function searchedPlace(): string {
  try {
    return decodeURIComponent(read(SEARCHED_PLACE, 'sessionStorage') ?? '');
  } catch {
    return '';
  }
}

/** The email given for a request's chat, stored per request. */
export const chatEmail = {
  get: (requestId: string) => read(`${CHAT_EMAIL}${requestId}`),
  set: (requestId: string, email: string) => write(`${CHAT_EMAIL}${requestId}`, email),
  clear: (requestId: string) => write(`${CHAT_EMAIL}${requestId}`, null),
  clearAll: () => {
    for (const key of keys()) if (key.startsWith(CHAT_EMAIL)) write(key, null);
  },
};

/** The key of a draft (drafts.ts). All drafts of an account start with the same text. */
export const draftKey = (uid: string | null, form = '') => `draft:${uid ?? 'guest'}:${form}`;

/** The start of the keys of messages that are not sent yet (features/chat/unsent-messages.ts). */
export const UNSENT_MESSAGE = 'unsent_message:';

/** Checks whether a key belongs to an unsent message of this account, or of any. */
const isUnsentMessage = (key: string, uid?: string) =>
  key.startsWith(UNSENT_MESSAGE) && (uid === undefined || key.split(':').at(-2) === uid);

const SENT_EMAIL = 'sent_email';

/** The email with which a visitor sent a request to the sign-up in this tab (visitor-drafts.ts). */
export const sentEmail = {
  get: () => read(SENT_EMAIL, 'sessionStorage'),
  set: (email: string | null) => write(SENT_EMAIL, email, 'sessionStorage'),
};

/** Deletes all drafts and unsent messages, or all but those of one account. */
export function clearDrafts(exceptUid?: string): void {
  sentEmail.set(null);
  const isTyped = (key: string) => key.startsWith('draft:') || isUnsentMessage(key);
  const isKept = (key: string) =>
    exceptUid !== undefined &&
    (key.startsWith(draftKey(exceptUid)) || isUnsentMessage(key, exceptUid));
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    for (const key of keys(area)) if (isTyped(key) && !isKept(key)) write(key, null, area);
  }
}

/** Deletes the drafts of a guest in this tab. */
export function clearGuestDrafts(): void {
  const area = 'sessionStorage';
  for (const key of keys(area)) if (key.startsWith(draftKey(null))) write(key, null, area);
}

/** Deletes an account's drafts of messages, replies, notes and quotes, and its unsent messages. */
export function clearChatDrafts(uid: string): void {
  const forms = ['chat:', 'quote:', 'saved-reply:', 'note:'].map((form) => draftKey(uid, form));
  for (const key of keys('localStorage')) {
    if (isUnsentMessage(key, uid) || forms.some((form) => key.startsWith(form))) write(key, null);
  }
}

/** Checks whether this browser has an unverified sign-up with this email. */
export const awaitsConfirmation = (email: string) => pendingConfirmation.get()?.email === email;
