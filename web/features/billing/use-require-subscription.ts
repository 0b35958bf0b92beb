import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSubscribed, useSubscription } from '../../data/billing/subscription.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../ui/feedback/toast.tsx';

/**
 * Redirects people without a subscription to the plans, with a toast that says why. Does nothing
 * while the subscription is unknown.
 */
export function useRequireSubscription(reason: string): void {
  const subscribed = isSubscribed(useSubscription());
  const navigate = useNavigate();
  useEffect(() => {
    if (subscribed !== false) return;
    toast.info(reason);
    void navigate(paths.pricing, { replace: true });
  }, [subscribed, reason, navigate]);
}
