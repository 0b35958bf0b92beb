import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSubscribed, useSubscription } from '../../data/billing/subscription.ts';
import { paths } from '../../lib/paths.ts';

/** Leads to the plans whoever is known not to be subscribed; as long as nobody knows, nothing happens. */
export function useRequireSubscription(): void {
  const subscribed = isSubscribed(useSubscription());
  const navigate = useNavigate();
  useEffect(() => {
    if (subscribed === false) void navigate(paths.pricing, { replace: true });
  }, [subscribed, navigate]);
}
