import { planLabel, PLANS } from '@doorstep/domain/billing/plan';
import type { PlanTier } from '@doorstep/domain/billing/plan-tier';
import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../../data/auth/session.ts';
import { refreshSubscription, type SubscriptionView } from '../../data/billing/subscription.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { BILLING_MESSAGES, statusErrorText } from './messages.ts';

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
