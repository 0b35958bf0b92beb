import { findPlanByProduct } from '@doorstep/domain/billing/plan';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { callFunction } from '../../data/callables.ts';
import { loadSession, signOut } from '../../data/auth/session.ts';
import { sessionGuard } from '../../data/auth/session-guard.ts';
import { authFormState } from '../../lib/navigation/history-state.ts';
import { pendingCheckout } from '../../lib/storage/browser-storage.ts';
import { authHref, paths, pricingHref } from '../../lib/paths.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { BILLING_MESSAGES, checkoutErrorText, isAuthenticationFailure } from './messages.ts';

let isResuming = false;

type Outcome = 'redirected' | 'failed' | 'signing-in' | 'session-ended';

/** Returns functions to start and to resume a checkout. */
export function useCheckout() {
  const navigate = useNavigate();

  /** Without a session: stores the product and goes to sign-up. */
  const signInFirst = useCallback(
    async (productId: string) => {
      pendingCheckout.set(productId);
      toast.info(BILLING_MESSAGES.signInFirst);
      await navigate(authHref({ checkout: true }));
    },
    [navigate],
  );

  /**
   * Stores the product and goes to sign-in, after the server rejected the session. It also ends the
   * session in the browser, because /auth would redirect a signed-in person back.
   */
  const signInAgain = useCallback(
    (productId: string) => {
      toast.error(BILLING_MESSAGES.authentication);
      pendingCheckout.set(productId);
      // `flushSync` leaves first: a private screen would send a signed-out person to /auth itself.
      const state = authFormState('sign-in');
      void navigate(authHref({ checkout: true }), { state, flushSync: true });
      signOut();
    },
    [navigate],
  );

  /** With a session: redirects to the payment page. */
  const start = useCallback(
    async (productId: string): Promise<Outcome> => {
      const isSameSession = sessionGuard();
      try {
        const { url } = await callFunction('create-checkout', { product_id: productId });
        if (!isSameSession()) return 'session-ended';
        if (url === null) {
          toast.error(BILLING_MESSAGES.noUrl);
          return 'failed';
        }
        await toast.infoBeforeLeaving(BILLING_MESSAGES.redirecting);
        if (!isSameSession()) return 'session-ended';
        pendingCheckout.clear();
        // Back from the payment page leads to the plans, with this one marked.
        const plan = findPlanByProduct(productId);
        const options = { replace: true, preventScrollReset: true };
        if (plan) await navigate(pricingHref(plan.name), options);
        location.assign(url);
        return 'redirected';
      } catch (error) {
        console.error('Checkout could not be started', error);
        if (!isSameSession()) return 'session-ended';
        if (isAuthenticationFailure(error)) {
          signInAgain(productId);
          return 'signing-in';
        }
        toast.error(checkoutErrorText(error));
        return 'failed';
      }
    },
    [navigate, signInAgain],
  );

  /** Handles the Subscribe button. Waits until it is known whether there is a session. */
  const subscribe = useCallback(
    async (productId: string) => {
      const { status } = await loadSession();
      if (status === 'signed-in') await start(productId);
      else if (status === 'unavailable') toast.error(BILLING_MESSAGES.checkoutFailed);
      else await signInFirst(productId);
    },
    [signInFirst, start],
  );

  /**
   * Resumes the pending checkout after sign-in or verification; if that fails, goes to the
   * dashboard. The product stays stored until then, so that closing the page loses nothing.
   */
  const resume = useCallback(
    async (productId: string) => {
      if (isResuming) return;
      isResuming = true;
      const outcome = await start(productId).finally(() => (isResuming = false));
      if (outcome !== 'failed') return;
      pendingCheckout.clear();
      await navigate(paths.dashboard, { replace: true });
    },
    [navigate, start],
  );

  return { subscribe, resume };
}
