import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  isSubscribed,
  refreshSubscription,
  useSubscription,
} from '../../data/billing/subscription.ts';
import { paths } from '../../lib/paths.ts';

const TRIES = 15;
const PAUSE_MS = 2000;
/** Long enough to read the good news before the dashboard comes. */
const CELEBRATION_MS = 1800;

/**
 * A plan on its way. It becomes active when Stripe's event has arrived, so the check is asked again
 * for half a minute before that is left to the person; who is subscribed goes on to the dashboard.
 */
export function useActivation() {
  const view = useSubscription();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(0);
  const subscribed = isSubscribed(view) === true;
  const waiting = !subscribed && asked < TRIES;

  useEffect(() => {
    if (!subscribed) return;
    const timer = setTimeout(
      () => void navigate(paths.dashboard, { replace: true }),
      CELEBRATION_MS,
    );
    return () => clearTimeout(timer);
  }, [subscribed, navigate]);

  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => {
      void refreshSubscription().finally(() => setAsked((n) => n + 1));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [waiting, asked]);

  return {
    /** Whether anything has answered yet. */
    known: view.status !== 'loading',
    subscribed,
    tier: view.status === 'checked' ? view.subscription.subscription_tier : null,
    waiting,
    /** Why the latest check failed, or null. */
    failure: view.status === 'failed' ? view.error : null,
    again: () => setAsked(0),
  };
}

export type Activation = ReturnType<typeof useActivation>;
