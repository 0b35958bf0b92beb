import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { onRecovery, recheckConfirmation, useSession } from '../data/auth/session.ts';
import { NAVIGATION_MESSAGES } from '../features/shell/messages.ts';
import { awaitsConfirmation } from '../lib/browser-storage.ts';
import { paths } from '../lib/paths.ts';
import { useInFront } from '../lib/use-tab-focus.ts';
import { toast } from '../ui/feedback/toast.tsx';

const PostSignInRedirect = lazy(() => import('./post-sign-in-redirect.tsx'));

const RECHECK_MS = 4000;

/** Shows a toast after a password reset (spec §4, session events). */
function useRecoveryMessage() {
  useEffect(() => {
    const stop = onRecovery(() => toast.success(NAVIGATION_MESSAGES.recovered));
    return () => void stop();
  }, []);
}

/**
 * Watches whether the email of a new account was verified, in this tab or in another one, and then
 * redirects the person to where the sign-up began. /auth redirects by itself.
 */
export function EmailVerificationWatcher() {
  const session = useSession();
  const { pathname } = useLocation();
  useRecoveryMessage();

  const confirmed = session.status === 'signed-in' && awaitsConfirmation(session.email);
  const isActive = useInFront() && pathname !== paths.auth;
  const waiting = session.status === 'unconfirmed';
  useEffect(() => {
    if (!waiting) return;
    const recheck = () => {
      if (document.visibilityState === 'visible') void recheckConfirmation();
    };
    const timer = setInterval(recheck, RECHECK_MS);
    window.addEventListener('focus', recheck);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', recheck);
    };
  }, [waiting]);

  if (!confirmed || !isActive) return null;
  return (
    <Suspense>
      <PostSignInRedirect />
    </Suspense>
  );
}
