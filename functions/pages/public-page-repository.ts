import { dayOf, validBadges } from '@doorstep/domain/badges/valid-badges';
import { publicPageSchema, type PublicPage } from '@doorstep/domain/pages/public-page';
import { sitemapPageSchema, type SitemapPage } from '@doorstep/domain/pages/sitemap';
import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { parseList } from '../platform/firestore.ts';

const storedPageSchema = z.pipe(
  z.extend(z.omit(publicPageSchema, { member_since: true }), { created_at: z.date() }),
  z.transform(({ created_at, facts, ...page }) => ({
    ...page,
    facts: { ...facts, badges: validBadges(facts.badges, dayOf(new Date())) },
    member_since: created_at.getUTCFullYear(),
  })),
);

/** Reads published pages from `provider_profiles`. */
export type PublicPages = ReturnType<typeof createPublicPages>;

const startingAfter = (query: Query, after: string | null) =>
  after === null ? query : query.startAfter(after);

export function createPublicPages(db: Firestore) {
  const published = db.collection('provider_profiles').where('published', '==', true);
  const read = async (query: Query, limit: number): Promise<QueryDocumentSnapshot[]> =>
    (await query.limit(limit).get()).docs;
  return {
    /**
     * Returns the published page with this handle, or null. A malformed page is logged. Costs one
     * read.
     */
    find: async (handle: string): Promise<PublicPage | null> => {
      const found = await read(published.where('handle', '==', handle), 1);
      return parseList(storedPageSchema, found)[0] ?? null;
    },
    /**
     * Lists published pages ordered by uid, after the cursor `after` (null: from the first), and
     * costs one read per page. Malformed pages are logged and skipped, so a list can be short or
     * empty before the end. `next` is null at the end.
     */
    list: async (
      after: string | null,
      limit: number,
    ): Promise<{ pages: SitemapPage[]; next: string | null }> => {
      const listed = published.orderBy('__name__').select('handle', 'updated_at');
      const found = await read(startingAfter(listed, after), limit);
      const next = found.length === limit ? (found.at(-1)?.id ?? null) : null;
      return { pages: parseList(sitemapPageSchema, found), next };
    },
  };
}
