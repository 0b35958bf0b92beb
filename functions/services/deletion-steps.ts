import type { DeletionStep } from '@doorstep/domain/account-deletion';
import type { Accounts } from '../data/accounts.ts';
import type { ClosedAccounts } from '../data/closed-accounts.ts';
import type { DepartedThreads } from '../data/departed-threads.ts';
import type { PersonalDocuments } from '../data/personal-documents.ts';
import { endBilling, type EndBillingDeps } from './end-billing.ts';
import { removePicturesOf, type RemoveAllDeps } from './release-pictures.ts';

export interface StepDeps extends EndBillingDeps {
  accounts: Pick<Accounts, 'findConfirmedEmail' | 'remove'>;
  closedAccounts: Pick<ClosedAccounts, 'close' | 'bury'>;
  threads: DepartedThreads;
  documents: PersonalDocuments;
  pictures: RemoveAllDeps;
  /** Asked between two pages or a few pictures: false puts the rest off until the sweep. */
  hasTime: () => boolean;
}

/** Each page stands for itself: what is done stays done. */
export class OutOfTime extends Error {}

export function keepGoing({ hasTime }: Pick<StepDeps, 'hasTime'>): void {
  if (!hasTime()) throw new OutOfTime('the rest is left to the sweep');
}

async function walk(deps: StepDeps, pages: AsyncIterable<number>): Promise<number> {
  let changed = 0;
  for await (const page of pages) {
    changed += page;
    keepGoing(deps);
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
  close: ({ closedAccounts }, uid) => closedAccounts.close(uid, new Date()),
  end_billing_again: endBilling,
  mails: async (deps, uid) => {
    const email = await addressOf(deps, uid);
    if (email !== null) await deps.documents.deleteMailTo(uid, email);
    await deps.documents.deleteMailAbout(uid);
  },
  profile: ({ documents }, uid) => documents.deleteProfile(uid),
  pictures: (deps, uid) => removePicturesOf(deps.pictures, uid, () => keepGoing(deps)),
  requests_received: (deps, uid) => walk(deps, deps.threads.closeReceived(uid)),
  requests_sent: (deps, uid) => walk(deps, deps.threads.closeSent(uid)),
  requests_to_my_address: async (deps, uid) => {
    const email = await addressOf(deps, uid);
    if (email !== null) await walk(deps, deps.threads.forgetAddress(uid, email));
  },
  conversations: (deps, uid) => walk(deps, deps.threads.closeConversations(uid)),
  own_documents: async (deps, uid) => deps.documents.deleteOwn(uid, await addressOf(deps, uid)),
  membership: ({ documents }, uid) => documents.deleteMembership(uid),
  sign_in: async ({ accounts, closedAccounts }, uid) => {
    await accounts.remove(uid);
    await closedAccounts.bury(uid, new Date());
  },
};
