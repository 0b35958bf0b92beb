import { AppError } from '@doorstep/domain/app-error';
import type { ReviewLine } from '@doorstep/domain/admin/office-callables';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import type { Review } from '@doorstep/domain/reviews/review';
import { photoUrls, type ReviewPhoto } from '@doorstep/domain/reviews/review-photo';
import type { RemoveDeps } from '../pictures/remove-picture.ts';
import type { ProviderProfiles } from '../profiles/provider-profile-repository.ts';
import { removeCopies } from '../reviews/review-photos.ts';
import type { Reviews } from '../reviews/review-repository.ts';
import type { AuditLog } from './audit-log-repository.ts';
import type { Reports } from './report-repository.ts';

interface HideReviewDeps extends RemoveDeps {
  reviews: Pick<Reviews, 'listForAdmin' | 'findAll' | 'setHidden'>;
  reports: Pick<Reports, 'listOpenAboutReviews'>;
  profiles: Pick<ProviderProfiles, 'findSnapshot'>;
  audit: Pick<AuditLog, 'append'>;
}

/** Returns the reviews of a page of open reports, each once. */
async function listReported({ reports, reviews }: HideReviewDeps, after: string | null) {
  const page = await reports.listOpenAboutReviews(after, PAGE_SIZE.admin_reviews);
  const ids = new Set(page.reports.map(({ thread_id }) => thread_id));
  return { reviews: await reviews.findAll([...ids]), next: page.next };
}

function toLine(review: Review, provider_name: string | null): ReviewLine {
  const { id, stars, text, answer, author, client_uid, provider_id, hidden, hired } = review;
  return {
    ...{ id, stars, text, answer, author, client_uid, provider_id, provider_name, hidden, hired },
    created_at: review.created_at.toISOString(),
    photos: photoUrls(review),
  };
}

/** Returns a page of all reviews, newest first, of the hidden or of the reported ones. */
export async function listReviewsForAdmin(
  deps: HideReviewDeps,
  { list, after }: CallableInput<'admin-reviews'>,
): Promise<CallableOutput<'admin-reviews'>> {
  const page = await (list === 'reported'
    ? listReported(deps, after)
    : deps.reviews.listForAdmin(list, after, PAGE_SIZE.admin_reviews));
  const lines = page.reviews.map(async (review) => {
    const profile = await deps.profiles.findSnapshot(review.provider_id);
    return toLine(review, profile?.display_name ?? null);
  });
  return { reviews: await Promise.all(lines), next: page.next };
}

/**
 * Hides a review from everybody and deletes its photos, or shows it again without them. Does
 * nothing if the review is hidden or shown already.
 * Throws AppError `not-found`, and `failed-precondition` for a review by or about the
 * administrator.
 */
export async function setReviewHidden(
  deps: HideReviewDeps,
  actor_uid: string,
  { id, hidden, note }: CallableInput<'admin-set-review-hidden'>,
): Promise<CallableOutput<'admin-set-review-hidden'>> {
  let removed: readonly ReviewPhoto[] = [];
  await deps.reviews.setHidden(id, hidden, async (transaction, review) => {
    const { provider_id, client_uid, photos } = review;
    if (provider_id === actor_uid || client_uid === actor_uid) {
      throw new AppError('failed-precondition', "the review is the administrator's own", {
        personMessage: 'This review is yours or about you. Another administrator has to decide.',
      });
    }
    const action = hidden ? 'review_hidden' : 'review_shown';
    await deps.audit.append(transaction, { actor_uid, action, subject: id, note });
    removed = photos;
  });
  await removeCopies(deps, removed);
  return { hidden };
}
