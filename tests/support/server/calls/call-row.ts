import type { CallableInput, CallableName } from '@doorstep/domain/callables';
import type { Query } from 'firebase-admin/firestore';
import type { Actor } from '../../../security/support/actor.ts';
import type { People, Role } from '../../../security/support/people.ts';
import type { Person } from '../sdk-people.ts';

export const NO_AUTH = 'unauthenticated';
export const DENIED = 'permission-denied';
export const PRECONDITION = 'failed-precondition';
export const NOT_FOUND = 'not-found';

/** The expected code for each role. Roles without an entry expect `sessions`. */
type Answers = { sessions: string } & Partial<Record<Role, string>>;
export const forEveryAccount = (sessions: string, more: Partial<Answers> = {}): Answers => ({
  ...{ sessions, visitor: NO_AUTH, deleted: NO_AUTH, suspended: NO_AUTH },
  ...more,
});
export const forVerifiedAccounts = (sessions: string, more: Partial<Answers> = {}): Answers =>
  forEveryAccount(sessions, { anonymous: NO_AUTH, guest: NO_AUTH, unverified: DENIED, ...more });
export const FOR_ADMINS = forVerifiedAccounts(DENIED);

/** A valid call that writes, after the documents that it needs were stored. */
export type Effect<N extends CallableName> = () => Promise<{
  by: Person;
  input: CallableInput<N>;
  /** What the call changes: a document, or the number of documents that a query finds. */
  changes: string | Query;
  /** Whether a second call changes more. */
  repeats?: true;
}>;

export const READS = 'reads';
export const CHECKS_ITSELF = 'checks for a closed account itself';
/** tests/functions/profiles/email.test.ts tests it. */
export const CHECKS_ITS_LINK = 'checks the account of its link, which is not the caller';

/** What the tests of all callables know about one of them. */
interface CallRow<N extends CallableName> {
  /** Returns a valid input of a call by one of the people. */
  input: (people: People, caller: Actor) => unknown;
  answers: Answers;
  /** What the call changes for an open account, and must not change for a closed one. */
  effect: Effect<N> | typeof READS | typeof CHECKS_ITSELF | typeof CHECKS_ITS_LINK;
}
export type CallRows<Names extends CallableName = CallableName> = { [N in Names]: CallRow<N> };
