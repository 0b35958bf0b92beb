import { withTimeout } from '@doorstep/domain/with-timeout';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { currentSession } from '../../data/auth/session.ts';
import { sessionGuard } from '../../data/auth/session-guard.ts';
import { AUTH_MESSAGES } from '../../features/auth/messages.ts';
import { useCheckout } from '../../features/billing/use-checkout.ts';
import { pendingCheckout, pendingConfirmation } from '../../lib/storage/browser-storage.ts';
import { paths } from '../../lib/paths.ts';
import { safeRedirect } from '../../lib/navigation/safe-redirect.ts';
import { toast } from '../../ui/feedback/toast.tsx';

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

/** The longest wait before the redirect. */
const STORE_CLIENT_MS = 3_000;

/**
 * Stores that the person is a client, for later sign-ins. Runs before the redirect, because the
 * profile screen also creates the profile. Never throws.
 */
async function storeClient(): Promise<void> {
  const session = currentSession();
  if (session.status !== 'signed-in') return;
  try {
    const { ensureClientProfile } = await import('../../data/profiles/client-profiles.ts');
    await withTimeout('The client profile', ensureClientProfile(session.uid), STORE_CLIENT_MS);
  } catch (error) {
    console.warn('The client profile was not created', error);
  }
}

/** Returns the dashboard of the person. Never throws: it is /dashboard if a read fails. */
async function findHome(): Promise<string> {
  const session = currentSession();
  if (session.status !== 'signed-in') return paths.dashboard;
  try {
    const { findDashboard } = await import('./find-dashboard.ts');
    return await withTimeout('The dashboard', findDashboard(session.uid, session.email));
  } catch (error) {
    console.warn('The dashboard of this account is unknown', error);
    return paths.dashboard;
  }
}

/**
 * Returns a function that redirects a person after sign-in: to a pending checkout, which is cleared
 * for clients instead, else to a valid `redirect`, else to their dashboard.
 */
export function usePostSignInRedirect() {
  const navigate = useNavigate();
  const { resume } = useCheckout();
  return useCallback(
    async (requested: Destination) => {
      const isSameSession = sessionGuard();
      const confirmed = takePendingConfirmation();
      if (confirmed) toast.announce(AUTH_MESSAGES.created);
      const { type, redirect } = confirmed ?? requested;
      const product = pendingCheckout.get();
      if (type === 'client') {
        pendingCheckout.clear();
        await storeClient();
      } else if (product !== null) return resume(product);
      const home = type === 'client' ? paths.clientDashboard : null;
      const to = safeRedirect(redirect) ?? home ?? (await findHome());
      if (isSameSession()) await navigate(to, { replace: true });
    },
    [navigate, resume],
  );
}
