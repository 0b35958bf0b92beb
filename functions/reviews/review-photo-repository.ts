import { reviewSchema } from '@doorstep/domain/reviews/review';
import { photoUrls, withoutPhotos, type ReviewPhoto } from '@doorstep/domain/reviews/review-photo';
import { FieldPath, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { markDue } from '../pictures/picture-repository.ts';
import { parseList } from '../platform/firestore.ts';
import { queryPages } from '../platform/query-pages.ts';

const PAGE = 100;

/** Returns the part of `Reviews` (review-repository.ts) that removes a photo from reviews. */
export function createReviewPhotos(db: Firestore) {
  const remove = (review: DocumentReference, source: string) =>
    db.runTransaction(async (transaction) => {
      const [stored] = parseList(reviewSchema, [await transaction.get(review)]);
      const photos = stored?.photos;
      const copies = photos?.filter((photo) => photo.source === source) ?? [];
      if (copies.length === 0) return [];
      transaction.update(review, { photos: withoutPhotos(photos, copies) });
      markDue(transaction, db, photoUrls({ photos: copies }));
      return copies;
    });

  return {
    /** Removes the copies of a client's photo from their reviews. Returns the copies. */
    removePhoto: async (clientUid: string, source: string): Promise<ReviewPhoto[]> => {
      const ofClient = db.collection('reviews').where('client_uid', '==', clientUid);
      const copies = [];
      for await (const page of queryPages(ofClient.orderBy(FieldPath.documentId()), PAGE)) {
        for (const { ref } of page) copies.push(...(await remove(ref, source)));
      }
      return copies;
    },
  };
}
