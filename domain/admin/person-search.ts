import * as z from 'zod/mini';
import { normalizeEmail } from '../contact/email.ts';
import { wordsOf } from '../split-words.ts';
import { foldText } from '../text.ts';

/**
 * `people_search/{uid}`: what administrators find a professional or a client by. Server only. A
 * trigger writes it whenever one of the person's profiles changes.
 */
export const personSearchSchema = z.object({
  id: z.string(),
  /** The professional's name, otherwise the client's; empty if neither has one. */
  name: z.string(),
  /** The handle and the public email of a professional. */
  handle: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** The folded name (text.ts), by which lists are sorted. */
  sort_key: z.string(),
  /** The beginnings of all words of the names, the handle and the email. */
  beginnings: z.array(z.string()),
});
export type PersonSearch = z.infer<typeof personSearchSchema>;

const textOrNull = z.catch(z.nullable(z.string()), null);
/** The fields of the profiles that a person is found by. Malformed ones count as missing. */
export const personSourceSchemas = {
  provider: z.object({
    display_name: z.catch(z.string(), ''),
    handle: textOrNull,
    email: textOrNull,
  }),
  client: z.object({ full_name: textOrNull }),
};
interface PersonProfiles {
  provider: z.infer<typeof personSourceSchemas.provider> | null;
  client: z.infer<typeof personSourceSchemas.client> | null;
}

/** The longest beginning that is stored: longer words of a search are cut. */
const LONGEST = 20;
/** The same for an email address, whose beginning is often a common first name. */
const LONGEST_EMAIL = 40;

const beginningsOf = (word: string, longest: number): string[] => {
  const letters = Array.from(word).slice(0, longest);
  return letters.map((_, i) => letters.slice(0, i + 1).join(''));
};

/** Returns what a person is found by, without the id; null without a profile. */
export function toPersonSearch({
  provider,
  client,
}: PersonProfiles): Omit<PersonSearch, 'id'> | null {
  if (!provider && !client) return null;
  const { display_name = '', handle = null, email = null } = provider ?? {};
  const clientName = client?.full_name ?? '';
  const name = display_name === '' ? clientName : display_name;
  const words = wordsOf(`${display_name} ${clientName} ${handle ?? ''}`);
  const addresses = email === null ? [] : [normalizeEmail(email)];
  const beginnings = [
    ...words.flatMap((word) => beginningsOf(word, LONGEST)),
    ...addresses.flatMap((address) => beginningsOf(address, LONGEST_EMAIL)),
  ];
  return {
    ...{ name, handle, email },
    sort_key: foldText(name),
    beginnings: [...new Set(beginnings)],
  };
}

/**
 * Returns the beginnings that a person must have to be found by a text, the longest first: an email
 * as a whole, other texts and handles word by word. Empty for a text without letters and digits.
 */
export function searchedBeginnings(text: string): string[] {
  if (text.includes('@'))
    return [Array.from(normalizeEmail(text)).slice(0, LONGEST_EMAIL).join('')];
  const words = wordsOf(text).map((word) => Array.from(word).slice(0, LONGEST).join(''));
  return [...new Set(words)].toSorted((a, b) => b.length - a.length);
}
