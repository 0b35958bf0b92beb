import { directorySchema, type Directory } from '@doorstep/domain/search/directory';
import { searchCardSchema, type SearchCard } from '@doorstep/domain/search/search-card';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { parseDocument, parseList } from '../platform/firestore.ts';

/** What the directory counts of a professional. */
export type Counted = Pick<SearchCard, 'city' | 'trades' | 'area'>;

const entrySchema = z.object({
  card: z.pick(searchCardSchema, { city: true, trades: true, area: true }),
});

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
    /**
     * Lists published professionals ordered by search id, after the cursor `after` (null: from the
     * first). Malformed entries are logged and skipped. `next` is null at the end.
     */
    list: async (
      after: string | null,
      limit: number,
    ): Promise<{ found: Counted[]; next: string | null }> => {
      const entries = db
        .collection('provider_search')
        .select('card.city', 'card.trades', 'card.area');
      const ordered = entries.orderBy(FieldPath.documentId()).limit(limit);
      const { docs } = await (after === null ? ordered : ordered.startAfter(after)).get();
      const next = docs.length === limit ? (docs.at(-1)?.id ?? null) : null;
      return { found: parseList(entrySchema, docs).map(({ card }) => card), next };
    },
  };
}
