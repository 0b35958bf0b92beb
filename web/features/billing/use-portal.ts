import type { PortalFlow } from '@doorstep/domain/billing/billing-callables';
import type { PlanTier } from '@doorstep/domain/billing/plan-tier';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callFunction } from '../../data/callables.ts';
import { refreshOnReturn } from '../../data/billing/subscription.ts';
import { signOut } from '../../data/auth/session.ts';
import { sessionGuard } from '../../data/auth/session-guard.ts';
import { authHref, paths } from '../../lib/paths.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { BILLING_MESSAGES, requiresSignIn, portalErrorText } from './messages.ts';

interface Portal {
  input: { flow?: PortalFlow; switch_to?: PlanTier };
  /** The tab in which the portal opens; null for this one. */
  tab: Window | null;
  /** Where a person goes after a new sign-in. */
  from: string;
}

/** Returns functions that open Stripe's customer portal. */
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
    refreshOnReturn();
    if (tab) tab.location.replace(url);
    else location.assign(url);
  };

  const openPage = async ({ input, tab, from }: Portal) => {
    setOpening(true);
    const isSameSession = sessionGuard();
    try {
      const { url } = await callFunction('customer-portal', input);
      if (isSameSession()) redirect(url, tab);
      else tab?.close();
    } catch (error) {
      tab?.close();
      console.error('The customer portal did not open', error);
      if (!isSameSession()) return;
      if (requiresSignIn(error)) {
        toast.error(BILLING_MESSAGES.portalSignIn);
        // Also ends the session here, because /auth would redirect a signed-in person back.
        void navigate(authHref({ redirect: from }), { flushSync: true });
        signOut();
      } else toast.error(portalErrorText(error));
    } finally {
      setOpening(false);
    }
  };

  /**
   * Opens the portal in a new tab, at a certain flow if one is given. Browsers allow a new tab only
   * during the click, so an empty tab opens first. If it is blocked, this tab is used.
   */
  const open = (flow?: PortalFlow) => {
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    return openPage({ input: flow ? { flow } : {}, tab, from: paths.dashboard });
  };

  /** Opens the portal in this tab, at the confirmation of a change to another plan. */
  const switchTo = (tier: PlanTier) =>
    openPage({ input: { switch_to: tier }, tab: null, from: paths.pricing });

  return { isOpening, open, switchTo };
}
