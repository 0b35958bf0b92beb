import type { CallableOutput } from '@doorstep/domain/callables';
import { withTimeout } from '@doorstep/domain/with-timeout';
import { useEffect } from 'react';
import { onClearSessionData } from '../../lib/clear-session-data.ts';
import { createStore } from '../../lib/store.ts';
import { callFunction } from '../callables.ts';
import { currentSession, useSession } from '../auth/session.ts';

type Subscription = CallableOutput<'check-subscription'>;

/** A person's subscription, as far as it could be loaded. */
export type SubscriptionView =
  | { status: 'loading' }
  /** The function answered. */
  | { status: 'checked'; subscription: Subscription }
  /**
   * The function failed. `subscribed` is from the stored document, or null if that failed
   * too.
   */
  | { status: 'failed'; error: unknown; subscribed: boolean | null };

type Stored = { uid: string; view: SubscriptionView };

const store = createStore<Stored | null>(null);
onClearSessionData(() => store.set(null));
const LOADING: SubscriptionView = { status: 'loading' };

async function findSubscribed(uid: string): Promise<boolean> {
  const stored = await import('./stored-subscription.ts');
  return withTimeout('The stored subscription', stored.findSubscribed(uid));
}

function isSignedIn(uid: string): boolean {
  const session = currentSession();
  return session.status === 'signed-in' && session.uid === uid;
}

async function check(uid: string): Promise<SubscriptionView> {
  try {
    return { status: 'checked', subscription: await callFunction('check-subscription', {}) };
  } catch (error) {
    // The person has logged out meanwhile.
    if (!isSignedIn(uid)) return LOADING;
    console.error('check-subscription failed', error);
    const subscribed = await findSubscribed(uid).catch((readError: unknown) => {
      console.error('The stored subscription could not be read', readError);
      return null;
    });
    return { status: 'failed', error, subscribed };
  }
}

const running = new Map<string, Promise<SubscriptionView>>();

/**
 * Checks the signed-in person's subscription; concurrent calls share one request. A check in the
 * background that fails does not hide what an earlier one has answered. Never throws.
 */
export async function refreshSubscription(isInBackground = false): Promise<SubscriptionView> {
  const session = currentSession();
  if (session.status !== 'signed-in') return LOADING;
  const { uid } = session;
  const checking = running.get(uid) ?? check(uid).finally(() => running.delete(uid));
  running.set(uid, checking);
  const view = await checking;
  const known = store.get();
  const keepsKnown =
    isInBackground &&
    view.status === 'failed' &&
    known?.uid === uid &&
    known.view.status === 'checked';
  if (isSignedIn(uid) && !keepsKnown) store.set({ uid, view });
  return view;
}

let isWatching = false;

/**
 * Checks the subscription again whenever the person returns to this page, because they may have
 * changed it at Stripe: in another tab or window, or in this one before pressing Back.
 */
export function refreshOnReturn(): void {
  if (isWatching) return;
  isWatching = true;
  const refresh = () => {
    if (document.visibilityState === 'visible') void refreshSubscription(true);
  };
  document.addEventListener('visibilitychange', refresh);
  window.addEventListener('focus', refresh);
  window.addEventListener('pageshow', refresh);
}

/** Returns the signed-in person's subscription. All screens share one check per session. */
export function useSubscription(): SubscriptionView {
  const session = useSession();
  const stored = store.use();
  const uid = session.status === 'signed-in' ? session.uid : null;
  const isKnown = stored !== null && stored.uid === uid;
  useEffect(() => {
    if (uid !== null && !isKnown) void refreshSubscription();
  }, [uid, isKnown]);
  return isKnown ? stored.view : LOADING;
}

/** Returns whether the person is subscribed; null while it is unknown. */
export function isSubscribed(view: SubscriptionView): boolean | null {
  if (view.status === 'loading') return null;
  return view.status === 'checked' ? view.subscription.subscribed : view.subscribed;
}
