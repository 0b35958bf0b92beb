import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { onRecovery, recheckConfirmation, useSession } from '../data/auth/session.ts';
import { NAVIGATION_MESSAGES } from '../features/shell/messages.ts';
import { awaitsConfirmation } from '../lib/browser-storage.ts';
import { paths } from '../lib/paths.ts';
import { useInFront } from '../lib/use-tab-focus.ts';
import { toast } from '../ui/feedback/toast.tsx';

const GoOn = lazy(() => import('./post-sign-in-redirect.tsx'));

const RECHECK_MS = 4000;

/** What the app says when somebody has come in with a new password (spec §4, session events). */
function useRecoveryMessage() {
  useEffect(() => {
    const stop = onRecovery(() => toast.success(NAVIGATION_MESSAGES.recovered));
    return () => void stop();
  }, []);
}

/**
 * Notices that the address has been confirmed: in this tab, which the mail's link opened, or in
 * another one. Then the person goes on where the sign-up began. (/auth does so by itself.)
 */
export function ConfirmationWatcher() {
  const session = useSession();
  const { pathname } = useLocation();
  useRecoveryMessage();

  const confirmed = session.status === 'signed-in' && awaitsConfirmation(session.email);
  const here = useInFront() && pathname !== paths.auth;
  const waiting = session.status === 'unconfirmed';
  useEffect(() => {
    if (!waiting) return;
    const look = () => {
      if (document.visibilityState === 'visible') void recheckConfirmation();
    };
    const timer = setInterval(look, RECHECK_MS);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
    };
  }, [waiting]);

  if (!confirmed || !here) return null;
  return (
    <Suspense>
      <GoOn />
    </Suspense>
  );
}
