import { useEffect } from 'react';
import { hasOwnProfile } from '../../data/firestore/read-document.ts';
import { savedProfileUid } from '../../data/profiles/saved-profile.ts';
import { useSession } from '../../data/auth/session.ts';
import { isSubscribed, useSubscription } from '../../data/billing/subscription.ts';
import { useSessionHint } from '../../lib/use-session-hint.ts';
import { useLoad } from '../../lib/use-load.ts';

interface Navigation {
  signedIn: boolean;
  /** Somebody may be signed in, and Auth, or what hangs on it, has not answered yet. */
  undecided: boolean;
  /** My Requests and Chat, both to the client dashboard. */
  client: boolean;
  /** Provider Dashboard and Chat. */
  subscribed: boolean;
  startAsProvider: boolean;
}

/**
 * Who sees which link (spec §2, Header). A provider is who has a profile or a subscription: a
 * subscribed person without a profile yet is one too.
 */
export function useNavigation(): Navigation {
  const session = useSession();
  const subscription = useSubscription();
  const uid = session.status === 'signed-in' ? session.uid : null;
  const profile = useLoad(`own-profile:${uid ?? ''}`, () =>
    uid === null ? Promise.resolve(false) : hasOwnProfile(uid),
  );

  const saved = savedProfileUid.use();

  const failure = profile.status === 'error' ? profile.error : null;
  useEffect(() => {
    if (failure) console.error('Cannot tell whether the person has a profile', failure);
  }, [failure]);

  const expected = useSessionHint();
  const signedIn = uid !== null;
  const subscribed = isSubscribed(subscription);
  const hasProfile = saved === uid || (profile.status === 'ready' && profile.data);
  const provider = signedIn && (subscribed === true || hasProfile);
  const undecided =
    (session.status === 'loading' && expected) ||
    (signedIn && (subscription.status === 'loading' || profile.status === 'loading'));
  return {
    signedIn,
    undecided,
    client: signedIn && !undecided && !provider,
    subscribed: signedIn && subscribed === true,
    startAsProvider: !undecided && subscribed !== true && (!signedIn || provider),
  };
}
