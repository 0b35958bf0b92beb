import type { DeletionStep } from '@doorstep/domain/account/account-deletion';
import type { Accounts } from '../platform/account-repository.ts';
import type { DeletedAccountThreads } from './deleted-account-thread-repository.ts';
import type { PersonalDocuments } from './personal-document-repository.ts';
import type { Tombstones } from './tombstone-repository.ts';
import { endBilling, type EndBillingDeps } from '../billing/end-billing.ts';
import { removeAllPictures, type RemoveAllDeps } from '../pictures/release-pictures.ts';

export interface StepDeps extends EndBillingDeps {
  accounts: Pick<Accounts, 'findConfirmedEmail' | 'remove'>;
  tombstones: Tombstones;
  threads: DeletedAccountThreads;
  documents: PersonalDocuments;
  pictures: RemoveAllDeps;
  /** Asked between two pages or a few pictures: false puts the rest off until the sweep. */
  hasTime: () => boolean;
}

/** Each page stands for itself: what is done stays done. */
export class OutOfTimeError extends Error {}

export function requireTime({ hasTime }: Pick<StepDeps, 'hasTime'>): void {
  if (!hasTime()) throw new OutOfTimeError('the rest is left to the sweep');
}

async function walk(deps: StepDeps, pages: AsyncIterable<number>): Promise<number> {
  let changed = 0;
  for await (const page of pages) {
    changed += page;
    requireTime(deps);
  }
  return changed;
}

/**
 * The confirmed address, as it is stored elsewhere; nothing but the account itself knows it. One that is
 * not confirmed may be somebody else's, and so is all that goes by it.
 */
const addressOf = ({ accounts }: StepDeps, uid: string) => accounts.findConfirmedEmail(uid);

/**
 * What a deletion does, by step, in the order of `DELETION_STEPS`. Each may be done again, whole or
 * after a death in the middle. Money first: should that fail, nothing has happened. Then the tombstone:
 * from there on the account writes nothing, and what was begun at Stripe meanwhile is ended too.
 * The address goes last, with the account, as the steps before ask for it.
 */
export const DELETION: Record<DeletionStep, (deps: StepDeps, uid: string) => Promise<unknown>> = {
  end_billing: endBilling,
  close: ({ tombstones }, uid) => tombstones.markDeleting(uid, new Date()),
  end_billing_again: endBilling,
  mails: async (deps, uid) => {
    const email = await addressOf(deps, uid);
    if (email !== null) await deps.documents.deleteMailTo(uid, email);
    await deps.documents.deleteMailAbout(uid);
  },
  profile: ({ documents }, uid) => documents.deleteProfile(uid),
  pictures: (deps, uid) => removeAllPictures(deps.pictures, uid, () => requireTime(deps)),
  requests_received: (deps, uid) => walk(deps, deps.threads.closeReceived(uid)),
  requests_sent: (deps, uid) => walk(deps, deps.threads.closeSent(uid)),
  requests_to_my_address: async (deps, uid) => {
    const email = await addressOf(deps, uid);
    if (email !== null) await walk(deps, deps.threads.removeAddress(uid, email));
  },
  conversations: (deps, uid) => walk(deps, deps.threads.closeConversations(uid)),
  own_documents: async (deps, uid) => deps.documents.deleteOwn(uid, await addressOf(deps, uid)),
  membership: ({ documents }, uid) => documents.deleteMembership(uid),
  sign_in: async ({ accounts, tombstones }, uid) => {
    await accounts.remove(uid);
    await tombstones.markDeleted(uid, new Date());
  },
};
