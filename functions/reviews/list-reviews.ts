import { PAGE_SIZE } from '@doorstep/domain/limits';
import { toPublicReview, type ReviewPage } from '@doorstep/domain/reviews/review';
import type { Reviews } from './review-repository.ts';

/** Returns a page of what everybody sees of a professional's reviews, newest first. */
export async function listReviews(
  reviews: Pick<Reviews, 'list'>,
  providerId: string,
  after: string | null,
): Promise<ReviewPage> {
  const page = await reviews.list(providerId, after, PAGE_SIZE.reviews);
  return { reviews: page.reviews.map(toPublicReview), next: page.next };
}
