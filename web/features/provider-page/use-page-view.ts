import type { PublicPage } from '@doorstep/domain/pages/public-page';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { useSession } from '../../data/auth/session.ts';
import { useMembership } from '../../data/team/membership.ts';
import type { Viewer } from './use-request-service.ts';
import { sessionHint } from '../../lib/storage/browser-storage.ts';
import { isViewFragment, sendView, storePlace } from '../../lib/beacons/send-view.ts';

/** Checks whether the inline script has counted this visit of the page (app/boot.ts). */
function wasCountedAtBoot(handle: string): boolean {
  const { dataset } = document.documentElement;
  const counted = dataset['viewed'];
  delete dataset['viewed'];
  return counted?.toLowerCase() === handle;
}

/**
 * Counts the visit of a public page once, unless the owner or a member of their team visits it.
 * Waits for the session of a person who was signed in. Then removes the fragment that says where
 * the visitor came from, so that a copied address has none. Stores the place that they searched
 * for.
 */
export function usePageView({ id, handle }: PublicPage, viewer: Viewer): void {
  const { status } = useSession();
  const membership = useMembership();
  const isMember = membership.status === 'ready' && membership.member?.owner_uid === id;
  const location = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const isDone = useRef(false);
  const count = useEffectEvent(() => {
    const isUnknown =
      status === 'loading' || status === 'unavailable' || membership.status === 'loading';
    // `viewer` is 'visitor' during hydration, also for the owner.
    if (isDone.current || viewer === null || (isUnknown && sessionHint.get())) return;
    isDone.current = true;
    const { key, pathname, search, hash } = location;
    const state: unknown = location.state;
    // Inside the app, a screen before this one led here. The app starts with the key 'default'.
    const referrer = key === 'default' ? document.referrer : window.location.href;
    const isOwnPage = viewer === 'owner' || isMember;
    if (!wasCountedAtBoot(handle) && !isOwnPage) sendView(handle, hash, referrer);
    // If the person has left the page meanwhile, a navigation would bring them back.
    const isStaying = navigation.state === 'idle' && window.location.hash === hash;
    if (isViewFragment(hash) && isStaying)
      void navigate({ pathname, search }, { replace: true, state, preventScrollReset: true });
  });
  // At once, because the request form may open before the session is known.
  useEffect(() => storePlace(location.hash), [location.hash]);
  useEffect(() => count(), [viewer, status, membership.status]);
}
