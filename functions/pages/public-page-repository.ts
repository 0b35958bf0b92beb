import { publicPageSchema, type PublicPage } from '@doorstep/domain/pages/public-page';
import { sitemapPageSchema, type SitemapPage } from '@doorstep/domain/pages/sitemap';
import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { parseList } from '../platform/firestore.ts';

export interface PublicPages {
  /** The published page of that handle; null for none, or one that is malformed (logged). One read. */
  find(handle: string): Promise<PublicPage | null>;
  /**
   * Published pages by their owner's uid, at most so many, after the `next` of before or from the first. A
   * read for each. One that is malformed is logged and left out; only `next: null` is the end.
   */
  list(after: string | null, limit: number): Promise<{ pages: SitemapPage[]; next: string | null }>;
}

const fromTo = (query: Query, after: string | null) =>
  after === null ? query : query.startAfter(after);

export function createPublicPages(db: Firestore): PublicPages {
  const published = db.collection('provider_profiles').where('published', '==', true);
  const read = async (query: Query, limit: number): Promise<QueryDocumentSnapshot[]> =>
    (await query.limit(limit).get()).docs;
  return {
    find: async (handle) => {
      const found = await read(published.where('handle', '==', handle), 1);
      return parseList(publicPageSchema, found)[0] ?? null;
    },
    list: async (after, limit) => {
      const listed = published.orderBy('__name__').select('handle', 'updated_at');
      const found = await read(fromTo(listed, after), limit);
      const next = found.length === limit ? (found.at(-1)?.id ?? null) : null;
      return { pages: parseList(sitemapPageSchema, found), next };
    },
  };
}
