import { providerProfileSchema } from '@doorstep/domain/profiles/provider-profile';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { parseList } from '../platform/firestore.ts';

const viewedPageSchema = z.pick(providerProfileSchema, {
  id: true,
  trades: true,
  city: true,
  locations: true,
});

/** A public page as far as its views need it. */
type ViewedPage = z.infer<typeof viewedPageSchema>;

export interface ViewedPages {
  /** Returns the published page with this handle, or null, with one read. */
  find(handle: string): Promise<ViewedPage | null>;
}

export function createViewedPages(db: Firestore): ViewedPages {
  return {
    find: async (handle) => {
      const found = db
        .collection('provider_profiles')
        .where('published', '==', true)
        .where('handle', '==', handle)
        .select('trades', 'city', 'locations')
        .limit(1);
      return parseList(viewedPageSchema, (await found.get()).docs)[0] ?? null;
    },
  };
}
