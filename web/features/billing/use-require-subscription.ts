import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSubscribed, useSubscription } from '../../data/billing/subscription.ts';
import { paths } from '../../lib/paths.ts';

/** Redirects people without a subscription to the plans; does nothing while that is unknown. */
export function useRequireSubscription(): void {
  const subscribed = isSubscribed(useSubscription());
  const navigate = useNavigate();
  useEffect(() => {
    if (subscribed === false) void navigate(paths.pricing, { replace: true });
  }, [subscribed, navigate]);
}
