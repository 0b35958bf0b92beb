import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { callFunction } from '../../data/callables.ts';
import { loadSession } from '../../data/auth/session.ts';
import { signOut } from '../../data/auth/sign-out.ts';
import { authFormState } from '../../lib/history-state.ts';
import { pendingCheckout } from '../../lib/browser-storage.ts';
import { authHref, paths } from '../../lib/paths.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { BILLING_MESSAGES, checkoutError, isAuthenticationFailure } from './messages.ts';

let resuming = false;

/** Where a try to start a checkout ended. */
type Outcome = 'left' | 'refused' | 'signs-in';

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

  /**
   * The server does not know the session any more: it ends here too, as /auth would lead the person
   * straight back otherwise, and the product waits for the new one.
   */
  const signInAgain = useCallback(
    async (productId: string) => {
      toast.error(BILLING_MESSAGES.authentication);
      pendingCheckout.set(productId);
      await signOut();
      await navigate(authHref({ checkout: true }), { state: authFormState('sign-in') });
    },
    [navigate],
  );

  /** With a session: leaves for the payment page. */
  const start = useCallback(
    async (productId: string): Promise<Outcome> => {
      try {
        const { url } = await callFunction('create-checkout', { product_id: productId });
        if (url === null) {
          toast.error(BILLING_MESSAGES.noUrl);
          return 'refused';
        }
        await toast.infoBeforeLeaving(BILLING_MESSAGES.redirecting);
        pendingCheckout.clear();
        location.assign(url);
        return 'left';
      } catch (error) {
        console.error('Checkout could not be started', error);
        if (isAuthenticationFailure(error)) {
          await signInAgain(productId);
          return 'signs-in';
        }
        toast.error(checkoutError(error));
        return 'refused';
      }
    },
    [signInAgain],
  );

  /** The Subscribe button. A press before anybody knows whether there is a session waits for it. */
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
   * After sign-in or confirmation: the waiting checkout; when that fails, the dashboard. It waits on
   * until there is an outcome: a page that is closed meanwhile loses nothing.
   */
  const resume = useCallback(
    async (productId: string) => {
      if (resuming) return;
      resuming = true;
      const outcome = await start(productId).finally(() => (resuming = false));
      if (outcome !== 'refused') return;
      pendingCheckout.clear();
      await navigate(paths.dashboard, { replace: true });
    },
    [navigate, start],
  );

  return { subscribe, resume };
}
