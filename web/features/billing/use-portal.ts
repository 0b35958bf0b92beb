import type { PortalFlow } from '@doorstep/domain/callables';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callFunction } from '../../data/callables.ts';
import { refreshSubscription } from '../../data/billing/subscription.ts';
import { signOut } from '../../data/auth/sign-out.ts';
import { authHref, paths } from '../../lib/paths.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { BILLING_MESSAGES, isPortalSignIn, portalError } from './messages.ts';

/**
 * Opens Stripe's customer portal in a new tab, at `flow` when one is named. Browsers let a tab open only during the click, so it
 * opens empty and is led on when the address has come; where none may open, this tab goes there.
 */
export function usePortal() {
  const navigate = useNavigate();
  const [opening, setOpening] = useState(false);

  const lead = async (tab: Window | null, flow: PortalFlow | undefined) => {
    const { url } = await callFunction('customer-portal', flow ? { flow } : {});
    if (url === null) {
      tab?.close();
      toast.error(BILLING_MESSAGES.portalFailed);
      return;
    }
    toast.success(BILLING_MESSAGES.portalOpening);
    // Whatever was changed there shows when the person is back.
    window.addEventListener('focus', () => void refreshSubscription(), { once: true });
    if (tab) tab.location.replace(url);
    else location.assign(url);
  };

  const open = async (flow?: PortalFlow) => {
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    setOpening(true);
    try {
      await lead(tab, flow);
    } catch (error) {
      tab?.close();
      console.error('The customer portal did not open', error);
      if (isPortalSignIn(error)) {
        toast.error(BILLING_MESSAGES.portalSignIn);
        // The server does not know the session: as long as it stands here, /auth leads back.
        await signOut();
        await navigate(authHref({ redirect: paths.dashboard }));
      } else toast.error(portalError(error));
    } finally {
      setOpening(false);
    }
  };
  return { opening, open };
}
