import { AppError } from '@doorstep/domain/app-error';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import type { Blocks } from './block-repository.ts';
import type { Caller } from '../platform/session.ts';
import { accountStanding, type StandingDeps } from './account-standing.ts';
import {
  authorizeThreadAccess,
  type AuthorizedThread,
  type ThreadAccessDeps,
} from './authorize-thread-access.ts';

interface SetBlockedDeps extends StandingDeps {
  blocks: Blocks;
}

export type BlockDeps = SetBlockedDeps & ThreadAccessDeps;

/**
 * Returns the accounts that block: the professional, also if a member of their team calls; on the
 * client's side the caller and the account that sent the request, because the rules identify the
 * client's side of a thread by it.
 */
function blockersOf({ thread, side }: AuthorizedThread, caller: Caller): string[] {
  if (side === 'provider') return [thread.provider_id];
  return [...new Set([caller.uid, thread.client_uid])];
}

/** Returns the error for guests: a blocked person could come as a guest and unblock themselves. */
export const guestCannotBlock = () =>
  new AppError('permission-denied', 'a guest cannot block', {
    personMessage: 'Please sign in with the account that sent this request.',
  });

async function deletedOf(deps: StandingDeps, uids: readonly string[]): Promise<string[]> {
  const standings = await Promise.all(uids.map((uid) => accountStanding(deps, uid)));
  return uids.filter((_uid, i) => standings[i] === 'deleted');
}

/**
 * Blocks or unblocks the other side of an authorized thread. Idempotent. Returns false if the
 * account to block is deleted. Checks for deleted accounts after the write and removes their
 * blocks: a parallel deletion removes blocks after writing its tombstone, so no block of a deleted
 * account remains. Throws AppError `permission-denied` for a guest, `unauthenticated` if the caller
 * is deleted.
 */
export async function setBlocked(
  deps: SetBlockedDeps,
  caller: Caller,
  own: AuthorizedThread,
  blocked: boolean,
): Promise<boolean> {
  if (own.by === 'grant') throw guestCannotBlock();
  const blockers = blockersOf(own, caller);
  const unblock = (uids: readonly string[]) =>
    Promise.all(uids.map((uid) => deps.blocks.unblock(uid, own.other)));
  if (!blocked) {
    await unblock(blockers);
    return true;
  }
  const now = new Date();
  await Promise.all(blockers.map((uid) => deps.blocks.block(uid, own.other, now)));
  const deleted = await deletedOf(deps, [own.other, ...blockers]);
  await unblock(deleted.includes(own.other) ? blockers : deleted);
  if (deleted.includes(caller.uid)) throw new AppError('unauthenticated', 'the account is deleted');
  return !deleted.includes(own.other);
}

const blockedAccountDeleted = () =>
  new AppError('failed-precondition', 'the account to be blocked is deleted', {
    personMessage: 'This account is deleted. It can no longer write to you.',
  });

/**
 * Blocks or unblocks the other side of one of the caller's threads. The block applies to all
 * threads of the two, and the blocked person is not notified. Throws AppError `not-found`
 * (`authorizeThreadAccess`), `permission-denied` and `unauthenticated` (`setBlocked`), and
 * `failed-precondition` if the account to block is deleted.
 */
export async function blockPerson(
  deps: BlockDeps,
  caller: Caller,
  { thread, blocked }: CallableInput<'block-person'>,
): Promise<CallableOutput<'block-person'>> {
  const own = await authorizeThreadAccess(deps, caller, thread);
  if (!(await setBlocked(deps, caller, own, blocked))) throw blockedAccountDeleted();
  return { blocked };
}
