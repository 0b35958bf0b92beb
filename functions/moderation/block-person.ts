import { AppError } from '@doorstep/domain/app-error';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import type { Blocks } from './block-repository.ts';
import type { Threads } from './thread-repository.ts';
import type { Caller } from '../platform/session.ts';
import { accountStanding, type StandingDeps } from './account-standing.ts';
import { authorizeThreadAccess, type AuthorizedThread } from './authorize-thread-access.ts';

interface SetBlockedDeps extends StandingDeps {
  blocks: Blocks;
}

export interface BlockDeps extends SetBlockedDeps {
  threads: Threads;
}

/**
 * In whose name the block stands: the caller's, and on the client's side that of the account which
 * sent the request too, because the rules know the client's side of a thread by that account.
 */
function blockersOf({ thread, side }: AuthorizedThread, caller: Caller): string[] {
  return side === 'provider' ? [caller.uid] : [...new Set([caller.uid, thread.client_uid])];
}

/** Whom one has blocked could come as a guest, and unblock. */
export const guestCannotBlock = () =>
  new AppError('permission-denied', 'a guest cannot block', {
    personMessage: 'Please sign in with the account that sent this request.',
  });

async function deletedOf(deps: StandingDeps, uids: readonly string[]): Promise<string[]> {
  const standings = await Promise.all(uids.map((uid) => accountStanding(deps, uid)));
  return uids.filter((_uid, i) => standings[i] === 'deleted');
}

/**
 * Blocks or unblocks the other side of a thread whose side was found. Again is harmless. False where nobody is
 * there to be blocked: an account that is deleted. Who is deleted blocks nobody either; the other blocker's
 * block stays. It is asked for after the write: from its tombstone on a deletion takes all blocks away, so
 * that none is left, whichever of the two is first.
 * Throws AppError `permission-denied` for a guest, `unauthenticated` where the caller is deleted.
 */
export async function setBlocked(
  deps: SetBlockedDeps,
  caller: Caller,
  own: AuthorizedThread,
  blocked: boolean,
): Promise<boolean> {
  if (own.by === 'grant') throw guestCannotBlock();
  const blockers = blockersOf(own, caller);
  const unblock = (ones: readonly string[]) =>
    Promise.all(ones.map((one) => deps.blocks.unblock(one, own.other)));
  if (!blocked) {
    await unblock(blockers);
    return true;
  }
  const now = new Date();
  await Promise.all(blockers.map((one) => deps.blocks.block(one, own.other, now)));
  const gone = await deletedOf(deps, [own.other, ...blockers]);
  await unblock(gone.includes(own.other) ? blockers : gone);
  if (gone.includes(caller.uid)) throw new AppError('unauthenticated', 'the account is deleted');
  return !gone.includes(own.other);
}

const nobodyToBlock = () =>
  new AppError('failed-precondition', 'the account to be blocked is deleted', {
    personMessage: 'This account is deleted. It can no longer write to you.',
  });

/**
 * Blocks or unblocks whoever stands on the other side of one of the caller's threads, in all of their
 * threads. The other side is not told. Throws AppError `not-found` (`authorizeThreadAccess`),
 * `permission-denied` and `unauthenticated` (`setBlocked`), `failed-precondition` where the account to be
 * blocked is deleted.
 */
export async function blockPerson(
  deps: BlockDeps,
  caller: Caller,
  { thread, blocked }: CallableInput<'block-person'>,
): Promise<CallableOutput<'block-person'>> {
  const own = await authorizeThreadAccess(deps.threads, caller, thread);
  if (!(await setBlocked(deps, caller, own, blocked))) throw nobodyToBlock();
  return { blocked };
}
