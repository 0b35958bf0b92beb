import { AppError } from '@doorstep/domain/app-error';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import type { Transaction } from 'firebase-admin/firestore';
import type { ThreadRef } from '@doorstep/domain/chat/thread-ref';
import type { Blocks } from './block-repository.ts';
import type { Caller } from '../platform/callables/session.ts';
import { accountStanding, type StandingDeps } from './account-standing.ts';
import {
  authorizeThreadAccess,
  type AuthorizedThread,
  type ThreadAccessDeps,
} from './authorize-thread-access.ts';

export interface BlockDeps extends StandingDeps, ThreadAccessDeps {
  blocks: Blocks;
}

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

/**
 * Blocks or unblocks the other side of one of the caller's threads, in one transaction with the
 * checks, so that no block of a deleted account remains: a deletion removes blocks after writing
 * its tombstone. Idempotent. Returns false, and blocks nobody, if the account to block is deleted.
 * Throws AppError `not-found` (`authorizeThreadAccess`), `permission-denied` for a guest, and
 * `unauthenticated` if the caller's account is closed.
 */
export async function setBlocked(
  deps: BlockDeps,
  caller: Caller,
  ref: ThreadRef,
  blocked: boolean,
): Promise<boolean> {
  let isPossible = true;
  const decide = async (transaction: Transaction) => {
    const isDeleted = async (uid: string) =>
      (await accountStanding(deps, uid, transaction)) === 'deleted';
    const own = await authorizeThreadAccess(deps, caller, ref, transaction);
    if (own.by === 'grant') throw guestCannotBlock();
    isPossible = !blocked || !(await isDeleted(own.other));
    const blockers = [];
    for (const uid of isPossible ? blockersOf(own, caller) : []) {
      if (!blocked || !(await isDeleted(uid))) blockers.push(uid);
    }
    return { blockers, other: own.other, blocked };
  };
  await deps.blocks.change(caller.uid, decide, new Date());
  return isPossible;
}

const blockedAccountDeleted = () =>
  new AppError('failed-precondition', 'the account to be blocked is deleted', {
    personMessage: 'This account is deleted. It can no longer write to you.',
  });

/**
 * Blocks or unblocks the other side of one of the caller's threads. The block applies to all
 * threads of the two, and the blocked person is not notified. Throws AppError like `setBlocked`,
 * and `failed-precondition` if the account to block is deleted.
 */
export async function blockPerson(
  deps: BlockDeps,
  caller: Caller,
  { thread, blocked }: CallableInput<'block-person'>,
): Promise<CallableOutput<'block-person'>> {
  if (!(await setBlocked(deps, caller, thread, blocked))) throw blockedAccountDeleted();
  return { blocked };
}
