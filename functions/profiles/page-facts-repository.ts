import { hasHours, type OpeningHours } from '@doorstep/domain/profiles/opening-hours';
import type { PriceHint } from '@doorstep/domain/profiles/price-hint';
import type { Firestore } from 'firebase-admin/firestore';
import { runForCaller } from '../platform/callables/run-for-caller.ts';
import { updateListing } from '../search/search-listing.ts';
import { readListedParts, readProfessional, requirePage } from './page-owner.ts';

/** Stores the facts that professionals of every plan save apart from their page's profile. */
export function createPageFacts(db: Firestore) {
  return {
    /**
     * Replaces the opening hours of a professional's page, also in search, in one transaction. A
     * week without hours is stored as null. Throws AppError `failed-precondition` without a
     * profile, and `unauthenticated` for a closed account.
     */
    saveHours: (uid: string, week: OpeningHours): Promise<void> =>
      runForCaller(db, uid, async (transaction) => {
        const { tier, profile } = await readProfessional(transaction, db, uid);
        requirePage(profile);
        const parts = await readListedParts(transaction, db, uid);
        const opening_hours = hasHours(week.hours) ? week : null;
        transaction.update(profile.ref, { 'facts.opening_hours': opening_hours });
        updateListing(transaction, profile, { tier, ...parts }, { opening_hours });
      }),

    /** Replaces the price hints of a professional's page. Throws like `saveHours`. */
    savePrices: (uid: string, price_hints: PriceHint[]): Promise<void> =>
      runForCaller(db, uid, async (transaction) => {
        const profile = await transaction.get(db.collection('provider_profiles').doc(uid));
        requirePage(profile);
        transaction.update(profile.ref, { 'facts.price_hints': price_hints });
      }),
  };
}
