import { useEffect } from 'react';
import { hasOwnProfile } from '../../data/firestore/read-document.ts';
import { savedProfileUid } from '../../data/profiles/saved-profile.ts';
import { useSession } from '../../data/auth/session.ts';
import { isSubscribed, useSubscription } from '../../data/billing/subscription.ts';
import { activeMember, useMembership } from '../../data/team/membership.ts';
import { useSessionHint } from '../../lib/storage/use-session-hint.ts';
import { useLoad } from '../../lib/use-load.ts';
import { roleOf, type HeaderPerson } from './account-links.ts';

interface NavigationLinks {
  /** Whether the session, the subscription, the profile or the membership is still loading. */
  isUndecided: boolean;
  /** Shows My Requests and Chat, both to the client dashboard. */
  isClient: boolean;
  /** Shows Provider Dashboard and Chat. */
  isSubscriber: boolean;
  showsStartAsProvider: boolean;
  /** The signed-in person, for the account menu. */
  person: HeaderPerson | null;
}

/**
 * Decides which links the header shows. A person with a profile or a subscription
 * counts as a provider. A member of a team has the links of a subscriber.
 */
export function useNavigationLinks(): NavigationLinks {
  const session = useSession();
  const subscription = useSubscription();
  const membership = useMembership();
  const uid = session.status === 'signed-in' ? session.uid : null;
  const profile = useLoad(`own-profile:${uid ?? ''}`, () =>
    uid === null ? Promise.resolve(false) : hasOwnProfile(uid),
  );

  const savedUid = savedProfileUid.use();

  const failure = profile.status === 'error' ? profile.error : null;
  useEffect(() => {
    if (failure) console.error('Cannot tell whether the person has a profile', failure);
  }, [failure]);

  const wasSignedIn = useSessionHint();
  const isSignedIn = uid !== null;
  const isMember = activeMember(membership) !== null;
  const isSubscriber = isSignedIn && (isSubscribed(subscription) === true || isMember);
  const hasProfile = savedUid === uid || (profile.status === 'ready' && profile.data);
  const isProvider = isSubscriber || (isSignedIn && hasProfile);
  const isUndecided =
    (session.status === 'loading' && wasSignedIn) ||
    (isSignedIn && [subscription, profile, membership].some(({ status }) => status === 'loading'));
  const role = roleOf({
    isMember: membership.status === 'ready' ? isMember : null,
    subscribed: isSubscribed(subscription),
    hasProfile: hasProfile || (profile.status === 'ready' ? false : null),
    isUndecided,
  });
  return {
    isUndecided,
    isClient: isSignedIn && !isUndecided && !isProvider,
    isSubscriber,
    showsStartAsProvider: !isUndecided && !isSubscriber && (!isSignedIn || isProvider),
    person: session.status === 'signed-in' ? { ...session, role } : null,
  };
}
