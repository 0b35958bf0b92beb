import { includes } from '@doorstep/domain/billing/entitlements';
import { branchesSchema } from '@doorstep/domain/profiles/branch';
import { NO_FACTS, profileFactsSchema } from '@doorstep/domain/profiles/facts';
import { providerProfileSchema } from '@doorstep/domain/profiles/provider-profile';
import type { SearchCard } from '@doorstep/domain/search/results/search-card';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { parseList } from '../platform/firestore.ts';

const viewedPageSchema = z.extend(
  z.pick(providerProfileSchema, { id: true, trades: true, city: true, locations: true }),
  { facts: z._default(profileFactsSchema, NO_FACTS) },
);

/** A public page as far as its views need it. */
type ViewedPage = { id: string } & Pick<
  SearchCard,
  'trades' | 'city' | 'locations' | 'branch_places'
>;

export type ViewedPages = ReturnType<typeof createViewedPages>;

export function createViewedPages(db: Firestore) {
  async function listPlaces(uid: string): Promise<string[]> {
    const [own] = parseList(branchesSchema, [await db.doc(`branches/${uid}`).get()]);
    return (own?.branches ?? []).flatMap(({ address, areas }) => [address, ...areas]);
  }
  return {
    /** Returns the published page with this handle, or null, with at most two reads. */
    find: async (handle: string): Promise<ViewedPage | null> => {
      const found = db
        .collection('provider_profiles')
        .where('published', '==', true)
        .where('handle', '==', handle)
        .select('trades', 'city', 'locations', 'facts')
        .limit(1);
      const [page] = parseList(viewedPageSchema, (await found.get()).docs);
      if (!page) return null;
      const hasBranches = includes(page.facts.plan_tier, 'branches');
      return { ...page, branch_places: hasBranches ? await listPlaces(page.id) : [] };
    },
  };
}
