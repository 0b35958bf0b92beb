import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../data/auth/session.ts';
import type { Viewer } from '../features/provider-page/use-request-service.ts';
import { sessionHint } from '../lib/browser-storage.ts';
import { isViewFragment, sendView } from '../lib/send-view.ts';

/** Checks whether the inline script has counted this visit of the page (app/boot.ts). */
function wasCountedAtBoot(handle: string): boolean {
  const { dataset } = document.documentElement;
  const counted = dataset['viewed'];
  delete dataset['viewed'];
  return counted?.toLowerCase() === handle;
}

/**
 * Counts the visit of a public page once, unless the page's own people visit it. Waits for the
 * session of a person who was signed in. Then removes the fragment that says where the visitor came
 * from, so that a copied address has none.
 */
export function usePageView(handle: string, viewer: Viewer): void {
  const { status } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const isDone = useRef(false);
  const count = useEffectEvent(() => {
    const isUnknown = status === 'loading' || status === 'unavailable';
    // `viewer` is 'visitor' during hydration, also for the owner.
    if (isDone.current || viewer === null || (isUnknown && sessionHint.get())) return;
    isDone.current = true;
    const { key, pathname, search, hash } = location;
    const state: unknown = location.state;
    // Inside the app, a screen before this one led here. The app starts with the key 'default'.
    const referrer = key === 'default' ? document.referrer : window.location.href;
    if (!wasCountedAtBoot(handle) && viewer !== 'owner') sendView(handle, hash, referrer);
    if (isViewFragment(hash))
      void navigate({ pathname, search }, { replace: true, state, preventScrollReset: true });
  });
  useEffect(() => count(), [viewer, status]);
}
