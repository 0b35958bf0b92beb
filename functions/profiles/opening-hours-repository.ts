import { hasHours, type OpeningHours } from '@doorstep/domain/profiles/opening-hours';
import type { Firestore } from 'firebase-admin/firestore';
import { runForCaller } from '../platform/callables/run-for-caller.ts';
import { updateListing } from '../search/search-listing.ts';
import { readListedParts, readProfessional, requirePage } from './page-owner.ts';

/** Stores the opening hours of pages, which every plan includes, in `facts.opening_hours`. */
export function createOpeningHours(db: Firestore) {
  return {
    /**
     * Replaces the hours of a professional's page, also in search, in one transaction. A week without
     * hours is stored as null. Throws AppError `failed-precondition` without a profile, and
     * `unauthenticated` for a closed account.
     */
    save: (uid: string, week: OpeningHours): Promise<void> =>
      runForCaller(db, uid, async (transaction) => {
        const { tier, profile } = await readProfessional(transaction, db, uid);
        requirePage(profile);
        const parts = await readListedParts(transaction, db, uid);
        const opening_hours = hasHours(week.hours) ? week : null;
        transaction.update(profile.ref, { 'facts.opening_hours': opening_hours });
        updateListing(transaction, profile, { tier, ...parts }, { opening_hours });
      }),
  };
}
