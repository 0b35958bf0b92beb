import * as z from 'zod/mini';
import {
  draftKey,
  keys,
  pendingConfirmation,
  read,
  sentEmail,
  write,
  type StorageArea,
} from './browser-storage.ts';
import { visitorOwner } from './visitor-drafts.ts';

/**
 * The owner of a draft and the name of its form. The owner is an account, null for a guest in a
 * chat, or a visitor (`visitorOwner`).
 */
interface DraftKey {
  uid: string | null;
  form: string;
}

/** The form of a request to a professional. */
export const requestForm = (providerId: string) => `request:${providerId}`;

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a draft is kept. A visitor may share the browser with others. */
const maxAgeOf = (uid: string | null) => (uid?.startsWith(visitorOwner()) ? 1 : 7) * DAY_MS;

/** `ends`: the time until which the draft is kept, also if it gets another owner. */
const storedSchema = z.object({ ends: z.number(), value: z.unknown() });

/** A guest's draft ends with the tab. */
const areaOf = (uid: string | null): StorageArea =>
  uid === null ? 'sessionStorage' : 'localStorage';

/** Reads an entry. Deletes it and returns undefined if it is malformed or too old. */
function readEntry(key: string, area: StorageArea): unknown {
  const text = read(key, area);
  if (text === null) return undefined;
  try {
    const { ends, value } = storedSchema.parse(JSON.parse(text));
    if (Date.now() < ends) return value;
  } catch (error) {
    console.warn('A stored draft cannot be read', error);
  }
  write(key, null, area);
  return undefined;
}

/** Returns the draft of a form, or null. Deletes all drafts that are too old. */
export function readDraft<T>({ uid, form }: DraftKey, schema: z.ZodMiniType<T>): T | null {
  const area = areaOf(uid);
  for (const key of keys(area)) if (key.startsWith('draft:')) readEntry(key, area);
  return schema.safeParse(readEntry(draftKey(uid, form), area)).data ?? null;
}

/** Stores the draft of a form; null deletes it. */
export function writeDraft({ uid, form }: DraftKey, value: unknown): void {
  const ends = Date.now() + maxAgeOf(uid);
  const text = value === null ? null : JSON.stringify({ ends, value });
  write(draftKey(uid, form), text, areaOf(uid));
}

/**
 * Returns the owners and the forms of the drafts in local storage. Deletes those that are too old.
 */
export function storedDrafts(): { uid: string; form: string }[] {
  const area = 'localStorage';
  return keys(area).flatMap((key) => {
    const [start, uid = '', ...form] = key.split(':');
    const isDraft = start === 'draft' && readEntry(key, area) !== undefined;
    return isDraft ? { uid, form: form.join(':') } : [];
  });
}

/** Checks whether a visitor has written something in this browser that is not sent. */
export const hasVisitorDraft = () => storedDrafts().some(({ uid }) => uid.startsWith('@'));

/**
 * Checks whether a visitor is shown the drafts of an owner. They see drafts that were not sent, and
 * those that wait for an email: the email of an account that is not confirmed (`unconfirmed`, null
 * without one), or that of a sign-up in this browser or tab. Another person at the browser sees no
 * draft that was sent.
 */
export function isShownToVisitor(owner: string, unconfirmed: string | null): boolean {
  const email = unconfirmed ?? pendingConfirmation.get()?.email ?? sentEmail.get();
  return [visitorOwner(), visitorOwner(email ?? '')].includes(owner);
}

/**
 * Returns the owner of a visitor's draft of a form: that of the stored one, if they are shown it.
 */
export function findVisitorOwner(form: string, unconfirmed: string | null): string {
  const stored = storedDrafts().find(
    (draft) => draft.form === form && isShownToVisitor(draft.uid, unconfirmed),
  );
  return stored?.uid ?? visitorOwner(unconfirmed ?? '');
}

/** Compares values of a form by their JSON. */
export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Returns the values that differ from the initial ones; null if none does. */
export function changedFields<T extends object>(values: object, initial: T): Partial<T> | null {
  const now = new Map<string, unknown>(Object.entries(values));
  const changed = Object.entries(initial).flatMap(([name, before]) => {
    const value = now.get(name);
    return isSame(value, before) ? [] : [[name, value]];
  });
  return changed.length === 0 ? null : (Object.fromEntries(changed) as Partial<T>);
}
