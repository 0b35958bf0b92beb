import { AppError } from '@doorstep/domain/app-error';
import { reviewSchema, toReviewCopy, type Review } from '@doorstep/domain/reviews/review';
import { photoUrls, withoutPhotos, type ReviewPhoto } from '@doorstep/domain/reviews/review-photo';
import {
  FieldPath,
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { writeMail, type NewMail } from '../mail/write-mail.ts';
import { markDue } from '../pictures/picture-repository.ts';
import { isDocumentId, parseDocument, parseList, readIn } from '../platform/firestore.ts';
import { runForCaller } from '../platform/callables/run-for-caller.ts';
import { queryPages } from '../platform/query-pages.ts';
import { prepareHome } from './home-repository.ts';
import { copyReview, findReviewedRequests, idOf } from './review-copies.ts';
import { createReviewLists } from './review-list-repository.ts';
import { createReviewPhotos } from './review-photo-repository.ts';
import { readReviewed, writeReviewFacts, type Reviewed } from './review-facts-repository.ts';

/**
 * Stores reviews, `reviews/{id}`. Each write also updates the stars and the newest review of the
 * professional, on their profile and in search, and what the client's requests say about the
 * review, and removes the review from the home page, in the same transaction. The copies of photos
 * that it no longer shows become due for the sweep; the caller deletes their files.
 */
export type Reviews = ReturnType<typeof createReviews>;

type Pair = Pick<Review, 'provider_id' | 'client_uid'>;

/** The new fields of a review, and what else its transaction writes. */
interface ReviewChange {
  fields: Omit<Review, 'id' | keyof Pair>;
  mail: NewMail | null;
  /** Counts the review for the professional's analytics. */
  count: () => void;
}

/** A review and what changes with it, as a transaction has read them. */
interface ReviewState {
  review: Review | null;
  reviewed: Reviewed;
  requests: DocumentReference[];
}

const PAGE = 100;

const notFound = () => new AppError('not-found', 'no such review');

const parseReview = (snapshot: DocumentSnapshot): Review | null =>
  parseDocument(reviewSchema, snapshot);

export function createReviews(db: Firestore) {
  const reviews = db.collection('reviews');

  const release = (transaction: Transaction, photos: readonly ReviewPhoto[]) =>
    markDue(transaction, db, photoUrls({ photos }));

  async function read(transaction: Transaction, id: string, providerId: string) {
    const review = parseReview(await transaction.get(reviews.doc(id)));
    return { review, reviewed: await readReviewed(db, transaction, id, providerId) };
  }

  /** Reads what `hide` changes, before the first write. */
  async function readToHide(transaction: Transaction, id: string): Promise<ReviewState> {
    const stored = parseReview(await transaction.get(reviews.doc(id)));
    const state = await read(transaction, id, stored?.provider_id ?? id);
    const { review } = state;
    return {
      ...state,
      requests: review ? await findReviewedRequests(db, transaction, review) : [],
    };
  }

  function writeHidden(
    transaction: Transaction,
    { review, reviewed, requests }: ReviewState,
    hidden: boolean,
  ): void {
    if (!review || review.hidden === hidden) return;
    // Shown again, it has no photos: the files are deleted.
    const after = { ...review, hidden, photos: [] };
    transaction.update(reviews.doc(review.id), { hidden, photos: [] });
    release(transaction, review.photos);
    for (const request of requests) transaction.update(request, { review: toReviewCopy(after) });
    writeReviewFacts(transaction, reviewed, review, after);
  }

  const of = (field: keyof Pair, uid: string) =>
    queryPages(reviews.where(field, '==', uid).orderBy(FieldPath.documentId()), PAGE);

  const removeOne = (document: QueryDocumentSnapshot) =>
    db.runTransaction(async (transaction) => {
      const provider = String(document.get('provider_id'));
      const { review, reviewed } = await read(transaction, document.id, provider);
      const requests = review ? await findReviewedRequests(db, transaction, review) : [];
      transaction.delete(document.ref);
      for (const request of requests) transaction.update(request, { review: FieldValue.delete() });
      release(transaction, review?.photos ?? []);
      writeReviewFacts(transaction, reviewed, review, null);
      return review?.photos ?? [];
    });

  const removePage = (page: readonly QueryDocumentSnapshot[]) =>
    db.runTransaction(async (transaction) => {
      const leaveHome = await prepareHome(db, transaction);
      // A photo may have been added since the query.
      const current = await transaction.getAll(...page.map(({ ref }) => ref));
      const photos = parseList(reviewSchema, current).flatMap((review) => review.photos);
      for (const { ref } of page) transaction.delete(ref);
      release(transaction, photos);
      leaveHome(page.map(({ id }) => id));
      return photos;
    });

  return {
    ...createReviewLists(db),
    ...createReviewPhotos(db),
    find: async (id: string, transaction?: Transaction): Promise<Review | null> =>
      isDocumentId(id) ? parseReview(await readIn(transaction, reviews.doc(id))) : null,

    /** Returns the client's review of a professional, or null. */
    findOf: async (pair: Pair): Promise<Review | null> =>
      parseReview(await reviews.doc(idOf(pair)).get()),

    /** Checks whether another account has reviewed the professional for this request. */
    isReviewedByOther: async (
      requestId: string,
      clientUid: string,
      transaction?: Transaction,
    ): Promise<boolean> => {
      const two = reviews.where('request_ids', 'array-contains', requestId).limit(2);
      const { docs } = await (transaction ? transaction.get(two) : two.get());
      return docs.some((review) => review.get('client_uid') !== clientUid);
    },

    /**
     * Calls `change` with the stored review and stores the result, in one transaction. `change`
     * reads what else it depends on. Throws AppError `unauthenticated` for a closed account,
     * `not-found` without a profile, and what `change` throws.
     */
    save: (
      pair: Pair,
      change: (id: string, known: Review | null, transaction: Transaction) => Promise<ReviewChange>,
    ): Promise<Review> =>
      runForCaller(db, pair.client_uid, async (transaction) => {
        const id = idOf(pair);
        const { review: known, reviewed } = await read(transaction, id, pair.provider_id);
        if (!reviewed.profile.exists) {
          throw new AppError('not-found', 'the professional has no profile');
        }
        const { fields: changed, mail, count } = await change(id, known, transaction);
        const fields = { ...pair, ...changed };
        const review = { id, ...fields };
        const requests = await findReviewedRequests(db, transaction, review);
        transaction.set(reviews.doc(id), fields);
        release(transaction, withoutPhotos(known?.photos, review.photos));
        if (mail) writeMail(transaction, db, mail);
        count();
        const copy = toReviewCopy(review);
        for (const request of requests) transaction.update(request, { review: copy });
        writeReviewFacts(transaction, reviewed, known, review);
        return review;
      }),

    /**
     * Stores a professional's answer. Does nothing if the review has it already. Throws AppError
     * `unauthenticated` for a closed account, and what `check` throws for the stored review.
     */
    answer: (
      uid: string,
      { id, answer }: { id: string; answer: string },
      check: (review: Review | null) => void,
      now: Date,
    ): Promise<void> =>
      runForCaller(db, uid, async (transaction) => {
        const review = isDocumentId(id)
          ? parseReview(await transaction.get(reviews.doc(id)))
          : null;
        check(review);
        if (review?.answer === answer) return;
        transaction.update(reviews.doc(id), { answer, answered_at: now });
      }),

    /**
     * Hides a review from everybody or shows it again, in one transaction with `writeMore`, which
     * reads before it writes. Does nothing if the review is already so. Throws AppError
     * `not-found`, and what `writeMore` throws.
     */
    setHidden: async (
      id: string,
      hidden: boolean,
      writeMore: (transaction: Transaction, review: Review) => Promise<void>,
    ): Promise<void> => {
      if (!isDocumentId(id)) throw notFound();
      await db.runTransaction(async (transaction) => {
        const state = await readToHide(transaction, id);
        if (!state.review) throw notFound();
        if (state.review.hidden === hidden) return;
        await writeMore(transaction, state.review);
        writeHidden(transaction, state, hidden);
      });
    },

    readToHide,
    /** Copies the review of a pair, if there is one, onto their new request. */
    copyTo: (requestId: string, pair: Pair) => copyReview(db, requestId, pair),

    /** Hides the review from everybody, in the transaction that read `state`. */
    hide: (transaction: Transaction, state: ReviewState): void =>
      writeHidden(transaction, state, true),

    /** Deletes a client's reviews. Yields the copies of their photos, review by review. */
    removeOfClient: async function* (uid: string): AsyncGenerator<ReviewPhoto[]> {
      for await (const page of of('client_uid', uid)) {
        for (const document of page) yield await removeOne(document);
      }
    },

    /**
     * Deletes the reviews of a professional whose profile is deleted. Yields the copies of their
     * photos, page by page.
     */
    removeOfProvider: async function* (uid: string): AsyncGenerator<ReviewPhoto[]> {
      for await (const page of of('provider_id', uid)) yield await removePage(page);
    },
  };
}
