import { AppError } from '@doorstep/domain/app-error';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import type { Blocks } from '../data/blocks.ts';
import type { Threads } from '../data/threads.ts';
import type { Caller } from '../lib/session.ts';
import { findOwnThread, type OwnThread } from './find-own-thread.ts';

export interface BlockDeps {
  threads: Threads;
  blocks: Blocks;
}

/**
 * In whose name the block stands: the caller's, and on the client's side that of the account which
 * sent the request too, because the rules know the client's side of a thread by that account.
 */
function blockersOf({ thread, side }: OwnThread, caller: Caller): string[] {
  return side === 'provider' ? [caller.uid] : [...new Set([caller.uid, thread.client_uid])];
}

/** Whom one has blocked could come as a guest, and unblock. */
export const guestCannotBlock = () =>
  new AppError('permission-denied', 'a guest cannot block', {
    personMessage: 'Please sign in with the account that sent this request.',
  });

/**
 * Blocks or unblocks the other side of a thread whose side was found. Again is harmless.
 * Throws AppError `permission-denied` for a guest.
 */
export async function setBlocked(
  { blocks }: Pick<BlockDeps, 'blocks'>,
  caller: Caller,
  own: OwnThread,
  blocked: boolean,
): Promise<void> {
  if (own.by === 'grant') throw guestCannotBlock();
  const blockers = blockersOf(own, caller);
  const now = new Date();
  await Promise.all(
    blockers.map((blocker) =>
      blocked ? blocks.block(blocker, own.other, now) : blocks.unblock(blocker, own.other),
    ),
  );
}

/**
 * Blocks or unblocks whoever stands on the other side of one of the caller's threads, in all of their
 * threads. The other side is not told. Throws AppError `not-found` (`findOwnThread`) and
 * `permission-denied` (`setBlocked`).
 */
export async function blockPerson(
  deps: BlockDeps,
  caller: Caller,
  { thread, blocked }: CallableInput<'block-person'>,
): Promise<CallableOutput<'block-person'>> {
  const own = await findOwnThread(deps.threads, caller, thread);
  await setBlocked(deps, caller, own, blocked);
  return { blocked };
}
