import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Viewer } from '../features/provider-page/use-request-service.ts';
import { isViewFragment, sendView } from '../lib/send-view.ts';

/** The page's own people do not count, nor does a person whose session is still loading. */
const isCounted = (viewer: Viewer) => viewer === 'visitor' || viewer === 'member';

/** Checks whether the inline script has counted this visit (app/boot.ts). */
function wasCountedAtBoot(): boolean {
  const { dataset } = document.documentElement;
  const wasCounted = dataset['viewed'] !== undefined;
  delete dataset['viewed'];
  return wasCounted;
}

/**
 * Counts the visit of a public page once. Removes the fragment that says where the visitor came
 * from, so that a copied address has none.
 */
export function usePageView(handle: string, viewer: Viewer): void {
  const location = useLocation();
  const { key, pathname, search, hash } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const isDone = useRef(false);
  const count = useEffectEvent(() => {
    if (isDone.current) return;
    isDone.current = true;
    if (wasCountedAtBoot()) return;
    // Inside the app, a screen before this one led here. The app starts with the key 'default'.
    sendView(handle, hash, key === 'default' ? document.referrer : window.location.href);
  });
  useEffect(() => {
    if (isCounted(viewer)) count();
  }, [viewer]);

  const removeFragment = useEffectEvent(() => {
    if (!isViewFragment(hash)) return;
    void navigate({ pathname, search }, { replace: true, state, preventScrollReset: true });
  });
  useEffect(() => {
    if (viewer !== null) removeFragment();
  }, [viewer]);
}
