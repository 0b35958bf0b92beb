import type { PlanTier } from '@doorstep/domain/billing/plan-tier';
import { branchesSchema } from '@doorstep/domain/profiles/branch';
import { gallerySchema, type Gallery } from '@doorstep/domain/profiles/gallery';
import { NO_GALLERY } from '@doorstep/domain/profiles/shown-gallery';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { parseDocument, parseList } from '../platform/firestore.ts';
import { runForCaller } from '../platform/callables/run-for-caller.ts';
import { updateListing } from '../search/search-listing.ts';
import { readProfessional } from './page-owner.ts';

const listedSchema = z.object({ work_photos: z.array(z.string()), services: z.array(z.string()) });

/** What a change of a gallery is checked against. */
export interface GalleryContext {
  /** The plan; null without an active one. */
  tier: PlanTier | null;
  /** The photos and services of the profile; null without a profile. */
  profile: z.infer<typeof listedSchema> | null;
  gallery: Gallery;
}

/** Stores the details of professionals' photos and services in `galleries/{uid}`. */
export type Galleries = ReturnType<typeof createGalleries>;

export function createGalleries(db: Firestore) {
  return {
    /** Returns the stored gallery, also if the plan no longer includes it. Costs one read. */
    find: async (uid: string): Promise<Gallery> =>
      parseList(gallerySchema, [await db.collection('galleries').doc(uid).get()])[0] ?? NO_GALLERY,

    /**
     * Replaces the gallery by what `change` returns, also in search, in one transaction, and
     * returns it. Throws what `change` throws, and AppError `unauthenticated` for a closed account.
     */
    save: (uid: string, change: (current: GalleryContext) => Gallery): Promise<Gallery> =>
      runForCaller(db, uid, async (transaction) => {
        const { tier, profile } = await readProfessional(transaction, db, uid);
        const gallery = await transaction.get(db.collection('galleries').doc(uid));
        const stored = await transaction.get(db.collection('branches').doc(uid));
        const branches = parseList(branchesSchema, [stored])[0]?.branches ?? [];
        const next = change({
          tier,
          profile: parseDocument(listedSchema, profile),
          gallery: parseDocument(gallerySchema, gallery) ?? NO_GALLERY,
        });
        transaction.set(gallery.ref, next);
        updateListing(transaction, profile, { tier, branches, gallery: next });
        return next;
      }),
  };
}
