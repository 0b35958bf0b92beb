import { AppError } from '@doorstep/domain/app-error';
import type { SenderType } from '@doorstep/domain/chat/message';
import type { ThreadRef } from '@doorstep/domain/chat/thread-ref';
import type { Transaction } from 'firebase-admin/firestore';
import type { Caller } from '../platform/callables/session.ts';
import { isProviderOf } from '../team/provider-side.ts';
import type { Teams } from '../team/team-repository.ts';
import type { Thread, Threads } from './thread-repository.ts';

export interface ThreadAccessDeps {
  threads: Threads;
  teams: Pick<Teams, 'worksFor'>;
}

/** A thread and the caller's side of it. */
export interface AuthorizedThread {
  thread: Thread;
  side: SenderType;
  /** The other side's account. */
  other: string;
  /** `grant`: a guest, which anybody who knows the request's address can be. */
  by: 'account' | 'grant';
}

function isClient(thread: Thread, caller: Caller): boolean {
  // A caller's address is null unless it is confirmed.
  if (caller.email === null) return false;
  return caller.uid === thread.client_uid || caller.email === thread.client_email;
}

async function isGuest(
  threads: Threads,
  { ref }: Thread,
  { uid }: Caller,
  transaction?: Transaction,
): Promise<boolean> {
  return ref.kind === 'request' && threads.hasGrant(ref.id, uid, new Date(), transaction);
}

/**
 * Returns the thread and the caller's side, with the same conditions as the rules: the
 * professional or a member of their team, the client by account or confirmed address, or a guest
 * with a grant. Throws AppError `not-found` for an unknown thread as well as for a thread of other
 * people.
 */
export async function authorizeThreadAccess(
  { threads, teams }: ThreadAccessDeps,
  caller: Caller,
  ref: ThreadRef,
  transaction?: Transaction,
): Promise<AuthorizedThread> {
  const thread = await threads.find(ref, transaction);
  if (!thread) throw notFound();
  if (await isProviderOf(teams, thread, caller, transaction)) {
    if (caller.email === null) throw notFound();
    return { thread, side: 'provider', other: thread.client_uid, by: 'account' };
  }
  const asClient = { thread, side: 'client', other: thread.provider_id } as const;
  if (isClient(thread, caller)) return { ...asClient, by: 'account' };
  if (await isGuest(threads, thread, caller, transaction)) return { ...asClient, by: 'grant' };
  throw notFound();
}

const notFound = () => new AppError('not-found', 'the caller has no such thread');
