import { pictureIdOf, type Picture } from '@doorstep/domain/pictures/picture';
import { FieldPath, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { reviewPhotosSchema } from '@doorstep/domain/reviews/review-photo';
import { queryPages } from '../platform/query-pages.ts';

/**
 * Finds the messages, requests and support requests that show a private photo, and removes it from
 * them. Finds the review that shows a public copy.
 */
export type PhotoUses = ReturnType<typeof createPhotoUses>;

const PAGE = 100;
const COLLECTIONS = ['chat_messages', 'direct_messages', 'service_requests', 'support_requests'];

/** The most values of `array-contains-any` (Firestore docs, "Queries"). */
const MAX_VALUES = 30;

export function createPhotoUses(db: Firestore) {
  return {
    /** Checks whether one of them has one of the photo's download addresses. */
    isUsed: async (addresses: string[]): Promise<boolean> => {
      const values = addresses.slice(0, MAX_VALUES);
      const found = await Promise.all(
        COLLECTIONS.map((name) =>
          db.collection(name).where('photos', 'array-contains-any', values).limit(1).get(),
        ),
      );
      return found.some(({ empty }) => !empty);
    },

    /** Checks whether the review that a public copy was made for shows it. */
    isInReview: async ({ owner, id }: Picture): Promise<boolean> => {
      const review = await db.collection('reviews').doc(owner).get();
      const photos = reviewPhotosSchema.safeParse(review.get('photos')).data ?? [];
      return photos.some(({ url }) => pictureIdOf(url) === id);
    },

    /** Removes a download address from all of them. */
    removeAll: async (address: string): Promise<void> => {
      for (const name of COLLECTIONS) {
        const uses = db.collection(name).where('photos', 'array-contains', address);
        for await (const page of queryPages(uses.orderBy(FieldPath.documentId()), PAGE)) {
          const batch = db.batch();
          for (const { ref } of page)
            batch.update(ref, { photos: FieldValue.arrayRemove(address) });
          await batch.commit();
        }
      }
    },
  };
}
