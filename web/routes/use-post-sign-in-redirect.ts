import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { currentSession } from '../data/auth/session.ts';
import { AUTH_MESSAGES } from '../features/auth/messages.ts';
import { useCheckout } from '../features/billing/use-checkout.ts';
import { pendingCheckout, pendingConfirmation } from '../lib/browser-storage.ts';
import { paths } from '../lib/paths.ts';
import { safeRedirect } from '../lib/safe-redirect.ts';
import { toast } from '../ui/feedback/toast.tsx';

interface Wish {
  type: 'client' | 'provider' | null;
  redirect: string | null;
}

/** The confirmation that waited for the person who is signed in now, taken out; else null. */
function takeConfirmation(): Wish | null {
  const session = currentSession();
  const waiting = pendingConfirmation.get();
  if (session.status !== 'signed-in' || waiting?.email !== session.email) return null;
  pendingConfirmation.clear();
  return waiting;
}

/**
 * Where a person goes once there is a session: a waiting checkout resumes (never for clients, whose
 * stored product is dropped); then a valid redirect; then the dashboard of the person's kind (spec §4).
 */
export function useGoOn() {
  const navigate = useNavigate();
  const { resume } = useCheckout();
  return useCallback(
    async (asked: Wish) => {
      const confirmed = takeConfirmation();
      if (confirmed) toast.success(AUTH_MESSAGES.created);
      const { type, redirect } = confirmed ?? asked;
      const product = pendingCheckout.get();
      if (type === 'client') pendingCheckout.clear();
      else if (product !== null) return resume(product);
      const home = type === 'client' ? paths.clientDashboard : paths.dashboard;
      await navigate(safeRedirect(redirect) ?? home, { replace: true });
    },
    [navigate, resume],
  );
}
