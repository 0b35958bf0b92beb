import { directorySchema, type Directory } from '@doorstep/domain/search/directory';
import { searchCardSchema } from '@doorstep/domain/search/results/search-card';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { parseDocument, parseList } from '../platform/firestore.ts';

const listedCardSchema = z.pick(searchCardSchema, {
  ...{ city: true, trades: true, area: true },
  ...{ rating: true, work_photo: true, avatar_url: true, bio: true, services: true },
});
const listedSchema = z.object({ id: z.string(), card: listedCardSchema });
const LISTED_FIELDS = Object.keys(listedCardSchema.shape).map((field) => `card.${field}`);

/** What the directory and the choice for the home page need of a professional. */
export type Listed = { id: string } & z.infer<typeof listedCardSchema>;

/** Stores the directory, `market_directory/current`, and lists who is counted in it. */
export type Directories = ReturnType<typeof createDirectories>;

export function createDirectories(db: Firestore) {
  const current = db.doc('market_directory/current');
  return {
    /** Returns the directory, or null before the first run. Costs one read. */
    read: async (): Promise<Directory | null> =>
      parseDocument(directorySchema, await current.get()),
    write: async (directory: Directory): Promise<void> => {
      await current.set(directory);
    },
    /** Returns the search id of a published professional, or null. */
    findId: async (uid: string): Promise<string | null> => {
      const entries = db.collection('provider_search').where('provider_id', '==', uid).select();
      return (await entries.limit(1).get()).docs[0]?.id ?? null;
    },
    /**
     * Lists published professionals ordered by search id, after the cursor `after` (null: from the
     * first). Malformed entries are logged and skipped. `next` is null at the end.
     */
    list: async (
      after: string | null,
      limit: number,
    ): Promise<{ found: Listed[]; next: string | null }> => {
      const entries = db.collection('provider_search').select(...LISTED_FIELDS);
      const ordered = entries.orderBy(FieldPath.documentId()).limit(limit);
      const { docs } = await (after === null ? ordered : ordered.startAfter(after)).get();
      const next = docs.length === limit ? (docs.at(-1)?.id ?? null) : null;
      return {
        found: parseList(listedSchema, docs).map(({ id, card }) => ({ id, ...card })),
        next,
      };
    },
  };
}
