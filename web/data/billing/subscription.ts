import type { CallableOutput } from '@doorstep/domain/callables';
import { useEffect } from 'react';
import { withTimeout } from '../../lib/with-timeout.ts';
import { onForget } from '../../lib/clear-session-data.ts';
import { createStore } from '../../lib/store.ts';
import { callFunction } from '../callables.ts';
import { currentSession, useSession } from '../auth/session.ts';

type Subscription = CallableOutput<'check-subscription'>;

export type SubscriptionView =
  | { status: 'loading' }
  /** The check answered. */
  | { status: 'checked'; subscription: Subscription }
  /** The check failed; what the stored document says, or null when that failed too (spec §7). */
  | { status: 'failed'; error: unknown; subscribed: boolean | null };

type Held = { uid: string; view: SubscriptionView };

const store = createStore<Held | null>(null);
onForget(() => store.set(null));
const LOADING: SubscriptionView = { status: 'loading' };

async function findSubscribed(uid: string): Promise<boolean> {
  const stored = await import('./stored-subscription.ts');
  return withTimeout('The stored subscription', stored.findSubscribed(uid));
}

async function look(uid: string): Promise<SubscriptionView> {
  try {
    return { status: 'checked', subscription: await callFunction('check-subscription', {}) };
  } catch (error) {
    console.error('check-subscription failed', error);
    const subscribed = await findSubscribed(uid).catch((second: unknown) => {
      console.error('The subscription cannot be read', second);
      return null;
    });
    return { status: 'failed', error, subscribed };
  }
}

const running = new Map<string, Promise<SubscriptionView>>();

/** Asks again whether the signed-in person is subscribed; one question at a time. Never throws. */
export async function refreshSubscription(): Promise<SubscriptionView> {
  const session = currentSession();
  if (session.status !== 'signed-in') return LOADING;
  const { uid } = session;
  const question = running.get(uid) ?? look(uid).finally(() => running.delete(uid));
  running.set(uid, question);
  const view = await question;
  const now = currentSession();
  if (now.status === 'signed-in' && now.uid === uid) store.set({ uid, view });
  return view;
}

/** The signed-in person's subscription, asked once per session and shared by all screens. */
export function useSubscription(): SubscriptionView {
  const session = useSession();
  const held = store.use();
  const uid = session.status === 'signed-in' ? session.uid : null;
  const known = held !== null && held.uid === uid;
  useEffect(() => {
    if (uid !== null && !known) void refreshSubscription();
  }, [uid, known]);
  return known ? held.view : LOADING;
}

/** Whether a view lets a professional in; null while nobody knows. */
export function isSubscribed(view: SubscriptionView): boolean | null {
  if (view.status === 'loading') return null;
  return view.status === 'checked' ? view.subscription.subscribed : view.subscribed;
}
