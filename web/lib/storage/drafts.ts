import * as z from 'zod/mini';
import { draftKey, keys, read, write, type StorageArea } from './browser-storage.ts';

/** The owner of a draft, null for a guest, and the name of its form. */
interface DraftKey {
  uid: string | null;
  form: string;
}

/** The form of a request to a professional. */
export const requestForm = (providerId: string) => `request:${providerId}`;

const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

const storedSchema = z.object({ at: z.number(), value: z.unknown() });

/** A guest's draft ends with the tab. */
const areaOf = (uid: string | null): StorageArea =>
  uid === null ? 'sessionStorage' : 'localStorage';

/** Reads an entry. Deletes it and returns undefined if it is malformed or too old. */
function readEntry(key: string, area: StorageArea): unknown {
  const text = read(key, area);
  if (text === null) return undefined;
  try {
    const { at, value } = storedSchema.parse(JSON.parse(text));
    if (Date.now() - at < MAX_AGE_MS) return value;
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
  const text = value === null ? null : JSON.stringify({ at: Date.now(), value });
  write(draftKey(uid, form), text, areaOf(uid));
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
