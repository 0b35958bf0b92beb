import type { PriceHint } from '@doorstep/domain/profiles/price-hint';
import type { Firestore } from 'firebase-admin/firestore';
import { runForCaller } from '../platform/callables/run-for-caller.ts';
import { requirePage } from './page-owner.ts';

/** Stores the price hints of pages, which every plan includes, in `facts.price_hints`. */
export function createPriceHints(db: Firestore) {
  return {
    /**
     * Replaces the price hints of a professional's page. Throws AppError `failed-precondition`
     * without a profile, and `unauthenticated` for a closed account.
     */
    save: (uid: string, price_hints: PriceHint[]): Promise<void> =>
      runForCaller(db, uid, async (transaction) => {
        const profile = await transaction.get(db.collection('provider_profiles').doc(uid));
        requirePage(profile);
        transaction.update(profile.ref, { 'facts.price_hints': price_hints });
      }),
  };
}
