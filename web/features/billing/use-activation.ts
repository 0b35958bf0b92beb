import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  isSubscribed as isSubscribedIn,
  refreshSubscription,
  useSubscription,
} from '../../data/billing/subscription.ts';
import { paths } from '../../lib/paths.ts';

const MAX_CHECKS = 15;
const CHECK_INTERVAL_MS = 2000;
/** Time to read the text before the redirect. */
const REDIRECT_DELAY_MS = 1800;

/**
 * Waits for a plan to become active, which happens when Stripe's event arrives. Checks for half a
 * minute, then on demand. Redirects a subscriber to the dashboard.
 */
export function useActivation() {
  const view = useSubscription();
  const navigate = useNavigate();
  const [checks, setChecks] = useState(0);
  const isSubscribed = isSubscribedIn(view) === true;
  const isWaiting = !isSubscribed && checks < MAX_CHECKS;

  useEffect(() => {
    if (!isSubscribed) return;
    const timer = setTimeout(
      () => void navigate(paths.dashboard, { replace: true }),
      REDIRECT_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [isSubscribed, navigate]);

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      void refreshSubscription().finally(() => setChecks((n) => n + 1));
    }, CHECK_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, checks]);

  return {
    isLoading: view.status === 'loading',
    isSubscribed,
    tier: view.status === 'checked' ? view.subscription.subscription_tier : null,
    /** Whether it still checks automatically. */
    isWaiting,
    /** The error of the latest check, or null. */
    error: view.status === 'failed' ? view.error : null,
    restart: () => setChecks(0),
  };
}

export type Activation = ReturnType<typeof useActivation>;
