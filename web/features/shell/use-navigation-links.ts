import { useEffect } from 'react';
import { hasOwnProfile } from '../../data/firestore/read-document.ts';
import { savedProfileOf } from '../../data/profiles/saved-profile.ts';
import { useSession } from '../../data/auth/session.ts';
import { isSubscribed, useSubscription } from '../../data/billing/subscription.ts';
import { useSessionHint } from '../../lib/session-hint.ts';
import { useLoad } from '../../lib/use-load.ts';

interface NavigationLinks {
  isSignedIn: boolean;
  /** Whether the session, the subscription or the profile is still loading. */
  isUndecided: boolean;
  /** Shows My Requests and Chat, both to the client dashboard. */
  isClient: boolean;
  /** Shows Provider Dashboard and Chat. */
  isSubscriber: boolean;
  showsStartAsProvider: boolean;
}

/**
 * Decides which links the header shows (spec §2, Header). A person with a profile or a subscription
 * counts as a provider.
 */
export function useNavigationLinks(): NavigationLinks {
  const session = useSession();
  const subscription = useSubscription();
  const uid = session.status === 'signed-in' ? session.uid : null;
  const profile = useLoad(`own-profile:${uid ?? ''}`, () =>
    uid === null ? Promise.resolve(false) : hasOwnProfile(uid),
  );

  const savedUid = savedProfileOf.use();

  const failure = profile.status === 'error' ? profile.error : null;
  useEffect(() => {
    if (failure) console.error('Cannot tell whether the person has a profile', failure);
  }, [failure]);

  const wasSignedIn = useSessionHint();
  const isSignedIn = uid !== null;
  const subscribed = isSubscribed(subscription);
  const hasProfile = savedUid === uid || (profile.status === 'ready' && profile.data);
  const isProvider = isSignedIn && (subscribed === true || hasProfile);
  const isUndecided =
    (session.status === 'loading' && wasSignedIn) ||
    (isSignedIn && (subscription.status === 'loading' || profile.status === 'loading'));
  return {
    isSignedIn,
    isUndecided,
    isClient: isSignedIn && !isUndecided && !isProvider,
    isSubscriber: isSignedIn && subscribed === true,
    showsStartAsProvider: !isUndecided && subscribed !== true && (!isSignedIn || isProvider),
  };
}
