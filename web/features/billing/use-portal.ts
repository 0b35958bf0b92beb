import type { PortalFlow } from '@doorstep/domain/billing/billing-callables';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callFunction } from '../../data/callables.ts';
import { refreshSubscription } from '../../data/billing/subscription.ts';
import { signOut } from '../../data/auth/session.ts';
import { sessionGuard } from '../../data/auth/session-guard.ts';
import { authHref, paths } from '../../lib/paths.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { BILLING_MESSAGES, requiresSignIn, portalErrorText } from './messages.ts';

/**
 * Opens Stripe's customer portal in a new tab, at a certain flow if one is given. Browsers allow a
 * new tab only during the click, so an empty tab opens first. If it is blocked, this tab is used.
 */
export function usePortal() {
  const navigate = useNavigate();
  const [isOpening, setOpening] = useState(false);

  const redirect = (url: string | null, tab: Window | null) => {
    if (url === null) {
      tab?.close();
      toast.error(BILLING_MESSAGES.portalFailed);
      return;
    }
    toast.success(BILLING_MESSAGES.portalOpening);
    // Shows the changes made in the portal when the person returns.
    window.addEventListener('focus', () => void refreshSubscription(), { once: true });
    if (tab) tab.location.replace(url);
    else location.assign(url);
  };

  const open = async (flow?: PortalFlow) => {
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    setOpening(true);
    const isSameSession = sessionGuard();
    try {
      const { url } = await callFunction('customer-portal', flow ? { flow } : {});
      if (isSameSession()) redirect(url, tab);
      else tab?.close();
    } catch (error) {
      tab?.close();
      console.error('The customer portal did not open', error);
      if (!isSameSession()) return;
      if (requiresSignIn(error)) {
        toast.error(BILLING_MESSAGES.portalSignIn);
        // Also ends the session here, because /auth would redirect a signed-in person back.
        void navigate(authHref({ redirect: paths.dashboard }), { flushSync: true });
        signOut();
      } else toast.error(portalErrorText(error));
    } finally {
      setOpening(false);
    }
  };
  return { isOpening, open };
}
