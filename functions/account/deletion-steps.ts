import type { DeletionStep } from '@doorstep/domain/account/account-deletion';
import type { ReviewPhoto } from '@doorstep/domain/reviews/review-photo';
import type { Accounts } from '../platform/account-repository.ts';
import type { DeletedAccountThreads } from './deleted-account-thread-repository.ts';
import type { PersonalDocuments } from './personal-document-repository.ts';
import type { Tombstones } from './tombstone-repository.ts';
import { removeCopies } from '../reviews/review-photos.ts';
import type { Reviews } from '../reviews/review-repository.ts';
import { removeAllEvidence } from '../badges/evidence.ts';
import { endBilling, type EndBillingDeps } from '../billing/end-billing.ts';
import type { PictureBucket } from '../pictures/picture-bucket-repository.ts';
import { removeAllPictures, type RemoveAllDeps } from '../pictures/release-pictures.ts';

export interface StepDeps extends EndBillingDeps {
  accounts: Pick<Accounts, 'findConfirmedEmail' | 'remove'>;
  tombstones: Tombstones;
  threads: DeletedAccountThreads;
  documents: PersonalDocuments;
  pictures: RemoveAllDeps & { bucket: Pick<PictureBucket, 'list'> };
  reviews: Pick<Reviews, 'removeOfClient' | 'removeOfProvider'>;
  /** Checked between pages. If it returns false, the sweep does the rest later. */
  hasTime: () => boolean;
}

/** Thrown when a step is out of time. The finished pages stay finished. */
export class OutOfTimeError extends Error {}

/** Throws OutOfTimeError if there is no time left. */
export function requireTime({ hasTime }: Pick<StepDeps, 'hasTime'>): void {
  if (!hasTime()) throw new OutOfTimeError('out of time: the sweep continues');
}

async function runPages(deps: StepDeps, pages: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of pages) requireTime(deps);
}

async function removeReviews(
  deps: StepDeps,
  pages: AsyncIterable<readonly ReviewPhoto[]>,
): Promise<void> {
  for await (const photos of pages) {
    await removeCopies(deps.pictures, photos);
    requireTime(deps);
  }
}

/**
 * Returns the account's confirmed address. An unconfirmed address is ignored, because it may belong
 * to another person, and so may the documents that contain it.
 */
const addressOf = ({ accounts }: StepDeps, uid: string) => accounts.findConfirmedEmail(uid);

/**
 * Does each step of a deletion, in the order of `DELETION_STEPS`. Every step is idempotent, also
 * after a crash. Billing ends first: if that fails, nothing was deleted. The tombstone then blocks
 * all writes of the account, and the second billing step ends a subscription that was started in
 * between. The account is deleted last, because the steps before need its address.
 */
export const DELETION: Record<DeletionStep, (deps: StepDeps, uid: string) => Promise<unknown>> = {
  end_billing: endBilling,
  close: ({ tombstones }, uid) => tombstones.markDeleting(uid, new Date()),
  end_billing_again: endBilling,
  mails: async (deps, uid) => {
    const email = await addressOf(deps, uid);
    if (email !== null) await runPages(deps, deps.documents.deleteMailTo(uid, email));
    await runPages(deps, deps.documents.deleteMailAbout(uid));
  },
  profile: ({ documents }, uid) => documents.deleteProfile(uid),
  pictures: async (deps, uid) => {
    await removeAllEvidence(deps.pictures.bucket, uid);
    await removeAllPictures(deps.pictures, uid, () => requireTime(deps));
  },
  requests_received: (deps, uid) => runPages(deps, deps.threads.closeReceived(uid)),
  requests_sent: (deps, uid) => runPages(deps, deps.threads.closeSent(uid)),
  requests_to_my_address: async (deps, uid) => {
    const email = await addressOf(deps, uid);
    if (email !== null) await runPages(deps, deps.threads.removeAddress(uid, email));
  },
  conversations: (deps, uid) => runPages(deps, deps.threads.closeConversations(uid)),
  reviews: async (deps, uid) => {
    await removeReviews(deps, deps.reviews.removeOfProvider(uid));
    await removeReviews(deps, deps.reviews.removeOfClient(uid));
  },
  own_documents: async (deps, uid) => {
    await runPages(deps, deps.documents.removeFromSaved(uid));
    await runPages(deps, deps.documents.deleteOwn(uid, await addressOf(deps, uid)));
  },
  membership: ({ documents }, uid) => documents.deleteSubscription(uid),
  sign_in: async ({ accounts, tombstones }, uid) => {
    await accounts.remove(uid);
    await tombstones.markDeleted(uid, new Date());
  },
};
