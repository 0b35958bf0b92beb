import { AppError } from '@doorstep/domain/app-error';
import type { SenderType } from '@doorstep/domain/chat/message';
import type { ThreadRef } from '@doorstep/domain/chat/thread-ref';
import type { Thread, Threads } from './thread-repository.ts';
import type { Caller } from '../platform/session.ts';

/** A thread, and which of its sides asks. */
export interface AuthorizedThread {
  thread: Thread;
  side: SenderType;
  /** The other side's account. */
  other: string;
  /** By the own account, or as a guest: whoever knows the address of a request can be one. */
  by: 'account' | 'grant';
}

function isClient(thread: Thread, caller: Caller): boolean {
  // An address is here only when it is confirmed.
  if (caller.email === null) return false;
  return caller.uid === thread.client_uid || caller.email === thread.client_email;
}

async function isGuest(threads: Threads, thread: Thread, caller: Caller): Promise<boolean> {
  return thread.ref.kind === 'request' && threads.hasGrant(thread.ref.id, caller.uid, new Date());
}

/**
 * The thread and the side on which the caller stands, by the same measure as the rules: provider,
 * client's account or confirmed address, or a guest with a grant.
 * Throws AppError `not-found`, the same for no such thread and for somebody else's.
 */
export async function authorizeThreadAccess(
  threads: Threads,
  caller: Caller,
  ref: ThreadRef,
): Promise<AuthorizedThread> {
  const thread = await threads.find(ref);
  if (!thread) throw notFound();
  if (caller.uid === thread.provider_id) {
    if (caller.email === null) throw notFound();
    return { thread, side: 'provider', other: thread.client_uid, by: 'account' };
  }
  const asClient = { thread, side: 'client', other: thread.provider_id } as const;
  if (isClient(thread, caller)) return { ...asClient, by: 'account' };
  if (await isGuest(threads, thread, caller)) return { ...asClient, by: 'grant' };
  throw notFound();
}

const notFound = () => new AppError('not-found', 'no such thread of the caller');
