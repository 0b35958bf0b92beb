import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { onPasswordRecovery } from '../../data/auth/password-recovery.ts';
import { recheckVerification, useSession } from '../../data/auth/session.ts';
import { NAVIGATION_MESSAGES } from '../../features/shell/messages.ts';
import { awaitsConfirmation } from '../../lib/storage/browser-storage.ts';
import { paths } from '../../lib/paths.ts';
import { useTabFocus } from '../../lib/use-tab-focus.ts';
import { toast } from '../../ui/feedback/toast.tsx';

const PostSignInRedirect = lazy(async () => ({
  default: (await import('./post-sign-in-redirect.tsx')).PostSignInRedirect,
}));

const RECHECK_MS = 4000;

/** Shows a toast after a password reset. */
function useRecoveryMessage() {
  useEffect(() => {
    const stop = onPasswordRecovery(() => toast.success(NAVIGATION_MESSAGES.recovered));
    return () => void stop();
  }, []);
}

/**
 * Checks repeatedly whether the email of a new account was verified, in this tab or elsewhere, and
 * then redirects the person to the page where they started to sign up. /auth has its own redirect.
 */
export function EmailVerificationWatcher() {
  const session = useSession();
  const { pathname } = useLocation();
  useRecoveryMessage();

  const isVerified = session.status === 'signed-in' && awaitsConfirmation(session.email);
  const isActive = useTabFocus() && pathname !== paths.auth;
  const isWaiting = session.status === 'unconfirmed';
  useEffect(() => {
    if (!isWaiting) return;
    const recheck = () => {
      if (document.visibilityState === 'visible') void recheckVerification();
    };
    const timer = setInterval(recheck, RECHECK_MS);
    window.addEventListener('focus', recheck);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', recheck);
    };
  }, [isWaiting]);

  if (!isVerified || !isActive) return null;
  return (
    <Suspense>
      <PostSignInRedirect />
    </Suspense>
  );
}
