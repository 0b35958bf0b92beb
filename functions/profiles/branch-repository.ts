import { AppError } from '@doorstep/domain/app-error';
import { cheapestPlanWith, entitlementsOf } from '@doorstep/domain/billing/entitlements';
import { branchesSchema, type Branch } from '@doorstep/domain/profiles/branch';
import { gallerySchema } from '@doorstep/domain/profiles/gallery';
import type { Firestore } from 'firebase-admin/firestore';
import { parseList } from '../platform/firestore.ts';
import { runForCaller } from '../platform/callables/run-for-caller.ts';
import { updateListing } from '../search/search-listing.ts';
import { readProfessional, requirePage } from './page-owner.ts';

/** Stores the branches of professionals in `branches/{uid}`. */
export type Branches = ReturnType<typeof createBranches>;

function notIncluded(): AppError {
  const plan = cheapestPlanWith('branches').label;
  return new AppError('permission-denied', 'the plan does not include branches', {
    personMessage: `Locations with opening hours are part of ${plan}.`,
  });
}

export function createBranches(db: Firestore) {
  const reference = (uid: string) => db.collection('branches').doc(uid);
  return {
    /** Returns the stored branches, also those that the plan no longer includes. */
    list: async (uid: string): Promise<Branch[]> =>
      parseList(branchesSchema, [await reference(uid).get()])[0]?.branches ?? [],

    /**
     * Replaces a professional's branches, also in search, in one transaction, if their plan
     * includes as many. Throws AppError `permission-denied` if not, `failed-precondition` without a
     * profile, and `unauthenticated` for an account that was closed meanwhile.
     */
    save: (uid: string, branches: Branch[]): Promise<void> =>
      runForCaller(db, uid, async (transaction) => {
        const { tier, profile } = await readProfessional(transaction, db, uid);
        const max = entitlementsOf(tier).branches;
        if (max === 0 || branches.length > max) throw notIncluded();
        requirePage(profile);
        const stored = await transaction.get(db.collection('galleries').doc(uid));
        const [gallery = null] = parseList(gallerySchema, [stored]);
        transaction.set(reference(uid), { branches });
        updateListing(transaction, profile, { tier, branches, gallery });
      }),
  };
}
