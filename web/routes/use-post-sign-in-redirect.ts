import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { currentSession } from '../data/auth/session.ts';
import { AUTH_MESSAGES } from '../features/auth/messages.ts';
import { useCheckout } from '../features/billing/use-checkout.ts';
import { pendingCheckout, pendingConfirmation } from '../lib/browser-storage.ts';
import { paths } from '../lib/paths.ts';
import { safeRedirect } from '../lib/safe-redirect.ts';
import { toast } from '../ui/feedback/toast.tsx';

interface Destination {
  type: 'client' | 'provider' | null;
  redirect: string | null;
}

/**
 * Returns and clears the pending sign-up of the person who is signed in now; null if there is none.
 */
function takePendingConfirmation(): Destination | null {
  const session = currentSession();
  const pending = pendingConfirmation.get();
  if (session.status !== 'signed-in' || pending?.email !== session.email) return null;
  pendingConfirmation.clear();
  return pending;
}

/**
 * Returns a function that redirects a person after sign-in: to a pending checkout, which is cleared
 * for clients instead, else to a valid `redirect`, else to their dashboard (spec §4).
 */
export function usePostSignInRedirect() {
  const navigate = useNavigate();
  const { resume } = useCheckout();
  return useCallback(
    async (requested: Destination) => {
      const confirmed = takePendingConfirmation();
      if (confirmed) toast.success(AUTH_MESSAGES.created);
      const { type, redirect } = confirmed ?? requested;
      const product = pendingCheckout.get();
      if (type === 'client') pendingCheckout.clear();
      else if (product !== null) return resume(product);
      const home = type === 'client' ? paths.clientDashboard : paths.dashboard;
      await navigate(safeRedirect(redirect) ?? home, { replace: true });
    },
    [navigate, resume],
  );
}
