import {
  personSearchSchema,
  personSourceSchemas,
  searchedBeginnings,
  toPersonSearch,
  type PersonSearch,
} from '@doorstep/domain/admin/person-search';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { isDocumentId, parseDocument, parseList } from '../platform/firestore.ts';
import { readPage } from '../platform/page-cursor.ts';

/** Stores what administrators find people by, in `people_search`. */
export type People = ReturnType<typeof createPeople>;

/** Returns what a person is found by; null without a profile. */
function toSearch(provider: DocumentSnapshot | undefined, client: DocumentSnapshot | undefined) {
  return toPersonSearch({
    provider: provider ? parseDocument(personSourceSchemas.provider, provider) : null,
    client: client ? parseDocument(personSourceSchemas.client, client) : null,
  });
}

export function createPeople(db: Firestore) {
  const people = db.collection('people_search');

  return {
    find: async (uid: string): Promise<PersonSearch | null> =>
      isDocumentId(uid) ? parseDocument(personSearchSchema, await people.doc(uid).get()) : null,

    /** Writes a person's document from their profiles, or deletes it if they have none any more. */
    update: (uid: string): Promise<void> =>
      db.runTransaction(async (transaction) => {
        const [provider, client] = await transaction.getAll(
          db.collection('provider_profiles').doc(uid),
          db.collection('client_profiles').doc(uid),
        );
        const search = toSearch(provider, client);
        if (search) transaction.set(people.doc(uid), search);
        else transaction.delete(people.doc(uid));
      }),

    /**
     * Lists the people whose words begin like those of the text, sorted by name, after the cursor.
     * Only the longest word is queried, so a page may have fewer than `limit` people.
     */
    search: async (
      searched: string,
      after: string | null,
      limit: number,
    ): Promise<{ people: PersonSearch[]; next: string | null }> => {
      const [longest, ...others] = searchedBeginnings(searched);
      const query =
        longest === undefined ? people : people.where('beginnings', 'array-contains', longest);
      const { docs, next } = await readPage(query, [['sort_key', 'asc']], after, limit);
      const found = parseList(personSearchSchema, docs);
      return {
        people: found.filter(({ beginnings }) => others.every((one) => beginnings.includes(one))),
        next,
      };
    },

    /** Returns the names of people with a profile, by uid. */
    findNames: async (uids: readonly string[]): Promise<Map<string, string>> => {
      const ids = [...new Set(uids)].filter(isDocumentId);
      if (ids.length === 0) return new Map();
      const found = await db.getAll(...ids.map((uid) => people.doc(uid)), {
        fieldMask: ['name'],
      });
      return new Map(
        found.flatMap((one): [string, string][] => {
          const name: unknown = one.get('name');
          return typeof name === 'string' && name !== '' ? [[one.id, name]] : [];
        }),
      );
    },
  };
}
