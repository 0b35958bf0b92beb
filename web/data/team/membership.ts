import type { TeamMember } from '@doorstep/domain/team/team';
import { withTimeout } from '@doorstep/domain/with-timeout';
import { useEffect, useEffectEvent } from 'react';
import { clearChatDrafts } from '../../lib/storage/browser-storage.ts';
import { clearSessionData } from '../../lib/clear-session-data.ts';
import { createStore } from '../../lib/store.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { sessionUid, useSession } from '../auth/session.ts';

/** The team that the signed-in person is a member of. */
export type Membership =
  | { status: 'loading' }
  | { status: 'failed' }
  /**
   * `member` is null for everybody without a membership. `company` is the name of the owner's
   * page, null if the page was not public.
   */
  | { status: 'ready'; member: TeamMember | null; company: string | null };

const LOADING: Membership = { status: 'loading' };
const NONE: Membership = { status: 'ready', member: null, company: null };

const store = createStore<{ uid: string; membership: Membership } | null>(null);
const refreshes = createStore(0);

/** Returns the membership if it gives access to the owner's requests, else null. */
export const activeMember = (membership: Membership): TeamMember | null =>
  membership.status === 'ready' && membership.member?.active ? membership.member : null;

/** Returns the signed-in person's membership while it is active, else null. */
export function currentMember(): TeamMember | null {
  const stored = store.get();
  return stored?.uid === sessionUid() ? activeMember(stored.membership) : null;
}

/** Returns the membership of the signed-in person. `RootLayout` loads and watches it. */
export function useMembership(): Membership {
  const session = useSession();
  const stored = store.use();
  if (session.status === 'loading') return LOADING;
  if (session.status !== 'signed-in') return NONE;
  return stored?.uid === session.uid ? stored.membership : LOADING;
}

/**
 * Returns the uid whose requests the signed-in person answers: the owner's for an active member,
 * else their own; null for visitors.
 */
export function useProviderUid(): string | null {
  const session = useSession();
  const member = activeMember(useMembership());
  if (session.status !== 'signed-in') return null;
  return member?.owner_uid ?? session.uid;
}

/** Loads the membership again, for example after the person has joined a team. */
export function refreshMembership(): void {
  store.set(null);
  refreshes.set(refreshes.get() + 1);
}

/**
 * Loads the membership of an account, and listens to it if there is one, once the page is idle.
 * When an active membership ends, deletes the data and the drafts of chats and quotes from this
 * browser and calls `onEnded`. Returns a function that stops.
 */
export function watchMembership(
  uid: string,
  onEnded: (company: string | null) => void,
): () => void {
  let isStopped = false;
  let stopWatching = () => {};
  let company: string | null = null;
  let wasActive = false;

  const show = (member: TeamMember | null) => {
    if (isStopped) return;
    store.set({ uid, membership: { status: 'ready', member, company } });
    const isActive = member?.active ?? false;
    const hasEnded = wasActive && !isActive;
    wasActive = isActive;
    if (!hasEnded) return;
    clearChatDrafts(uid);
    clearSessionData();
    onEnded(company);
  };
  const watch = async () => {
    const { watchMember } = await import('../live-header.ts');
    if (!isStopped) stopWatching = watchMember(uid, show);
  };
  const load = async () => {
    const { findMembership } = await import('../signed-in.ts');
    const found = await withTimeout('The membership', findMembership(uid));
    ({ company } = found);
    show(found.member);
    if (isStopped || found.member === null) return;
    stopWatching = whenIdle(() => {
      watch().catch((error: unknown) => console.warn('The membership is not watched', error));
    });
  };
  load().catch((error: unknown) => {
    console.warn('The membership could not be loaded', error);
    if (!isStopped) store.set({ uid, membership: { status: 'failed' } });
  });

  return () => {
    isStopped = true;
    stopWatching();
  };
}

/**
 * Loads and watches the membership of the signed-in person (`watchMembership`). Used once in the
 * app.
 */
export function useMembershipWatch(onEnded: (company: string | null) => void): void {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.uid : null;
  const attempt = refreshes.use();
  const end = useEffectEvent(onEnded);
  useEffect(() => {
    if (uid === null) return undefined;
    return watchMembership(uid, (company) => end(company));
  }, [uid, attempt]);
}
