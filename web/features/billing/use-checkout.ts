import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { callFunction } from '../../data/callables.ts';
import { pendingCheckout } from '../../lib/browser-storage.ts';
import { authHref, paths } from '../../lib/paths.ts';
import { toast } from '../../ui/toast.tsx';
import { BILLING_MESSAGES, checkoutError, isAuthenticationFailure } from './messages.ts';

let resuming = false;

/** Starting and resuming a checkout (spec §4, Checkout; §8). */
export function useCheckout() {
  const navigate = useNavigate();

  /** Without a session: remembers the product and leads to sign-up. */
  const signInFirst = useCallback(
    async (productId: string) => {
      pendingCheckout.set(productId);
      toast.info(BILLING_MESSAGES.signInFirst);
      await navigate(authHref({ checkout: true }));
    },
    [navigate],
  );

  /** With a session: leaves for the payment page. Answers false when the person is still here. */
  const start = useCallback(
    async (productId: string): Promise<boolean> => {
      try {
        const { url } = await callFunction('create-checkout', { product_id: productId });
        if (url === null) {
          toast.error(BILLING_MESSAGES.noUrl);
          return false;
        }
        toast.info(BILLING_MESSAGES.redirecting);
        pendingCheckout.clear();
        location.assign(url);
        return true;
      } catch (error) {
        console.error('Checkout could not be started', error);
        if (isAuthenticationFailure(error)) {
          toast.error(BILLING_MESSAGES.authentication);
          await navigate(authHref());
          return true;
        }
        toast.error(checkoutError(error));
        return false;
      }
    },
    [navigate],
  );

  /**
   * After sign-in or confirmation: the waiting checkout; when that fails, the dashboard. It waits on
   * until there is an outcome: a page that is closed meanwhile loses nothing.
   */
  const resume = useCallback(
    async (productId: string) => {
      if (resuming) return;
      resuming = true;
      const left = await start(productId);
      resuming = false;
      pendingCheckout.clear();
      if (!left) await navigate(paths.dashboard, { replace: true });
    },
    [navigate, start],
  );

  return { signInFirst, start, resume };
}
