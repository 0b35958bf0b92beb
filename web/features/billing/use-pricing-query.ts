import { planLabel, PLANS } from '@doorstep/domain/billing/plan';
import type { PlanTier } from '@doorstep/domain/billing/plan-tier';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../../data/auth/session.ts';
import {
  refreshSubscription,
  useSubscription,
  type SubscriptionView,
} from '../../data/billing/subscription.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { BILLING_MESSAGES, statusErrorText } from './messages.ts';
import { knownPlan, type KnownPlan } from './plan-offers.ts';

const findTier = (name: string | null): PlanTier | null =>
  PLANS.find((plan) => plan.name === name)?.name ?? null;

const subscribeToNothing = () => () => {};

/**
 * Returns the plan that the person chose before they came back from the payment page; null on the
 * server and during hydration, because the server renders the page without its query.
 */
export function useChosenPlan(): PlanTier | null {
  const [query] = useSearchParams();
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return isHydrated ? findTier(query.get('plan')) : null;
}

/** Whether the person has come back from the payment page, and whether their plan is checked. */
type Return = 'not-back' | 'checking' | 'back';

/**
 * Follows the return from the payment page: a new page with the plan in its address, or this page,
 * which the browser shows as it was left. Then its subscription is old, so it is checked again.
 */
function useReturn(): Return {
  const [query] = useSearchParams();
  const [state, setState] = useState<Return>(query.has('plan') ? 'back' : 'not-back');
  useEffect(() => {
    const checkAgain = async ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setState('checking');
      const { status } = await refreshSubscription(true);
      setState(status === 'checked' ? 'back' : 'not-back');
    };
    const onShow = (event: PageTransitionEvent) => void checkAgain(event);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  return state;
}

/**
 * Returns the person's plan, as far as it is known. Back from the payment page they may have paid,
 * so nothing is sold until the check has answered. `none` is returned only after a return.
 */
export function useKnownPlan(chosen: PlanTier | null): KnownPlan {
  const session = useSession();
  const view = useSubscription();
  const back = useReturn();
  const mayLoad = session.status === 'signed-in' || session.status === 'loading';
  const isLoading = chosen !== null && mayLoad && view.status === 'loading';
  if (back === 'checking' || (back === 'back' && isLoading)) return 'checking';
  const known = knownPlan(view);
  return known === 'none' && back !== 'back' ? 'unknown' : known;
}

function sayResult(view: SubscriptionView, tier: PlanTier): void {
  if (view.status === 'failed') toast.error(statusErrorText(view.error));
  if (view.status !== 'checked') return;
  if (view.subscription.subscription_tier === tier) {
    toast.success(`You're on ${planLabel(tier)} now`);
  } else toast.info(BILLING_MESSAGES.notSwitched);
}

/** Says whether the plan has changed, when the person returns from Stripe's confirmation. */
export function useSwitchResult(): void {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { status } = useSession();
  const tier = findTier(query.get('switch'));
  useEffect(() => {
    if (tier === null || status !== 'signed-in') return;
    void navigate(paths.pricing, { replace: true, preventScrollReset: true });
    void refreshSubscription().then((view) => sayResult(view, tier));
  }, [tier, status, navigate]);
}
