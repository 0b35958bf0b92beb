import { BRAND } from '@doorstep/domain/brand';
import { Text } from '@chakra-ui/react';
import type { Sales } from '@doorstep/domain/billing/sales';
import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import { findSales } from '../../data/pages/page-data.ts';
import { PlanCards } from '../../features/billing/plan-cards.tsx';
import { PlanNotice } from '../../features/billing/plan-notice.tsx';
import { pricingQuestions } from '../../features/billing/pricing-questions.ts';
import { PlanComparison, PricingQuestions } from '../../features/billing/pricing-sections.tsx';
import { useCheckout } from '../../features/billing/use-checkout.ts';
import { usePortal } from '../../features/billing/use-portal.ts';
import {
  useChosenPlan,
  useKnownPlan,
  useSwitchResult,
} from '../../features/billing/use-pricing-query.ts';
import { env } from '../../lib/env.ts';
import { paths } from '../../lib/paths.ts';
import { toResult, type Result } from '../../lib/to-result.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Page, PageHeading } from '../../ui/layout/page.tsx';
import { ShareCard } from '../../ui/layout/share-card.tsx';

/**
 * Loads Stripe.js, if a publishable key is set: on the page before checkout it collects signals
 * that detect card testing (Stripe docs, Radar). Checkout works without it.
 */
async function sendFraudSignals(): Promise<void> {
  if (env.VITE_STRIPE_PUBLISHABLE_KEY === undefined) return;
  try {
    const { loadStripe } = await import('@stripe/stripe-js/pure');
    await loadStripe(env.VITE_STRIPE_PUBLISHABLE_KEY);
  } catch (error) {
    console.info('Stripe.js could not be loaded', error);
  }
}

const LEAD = 'One flat monthly price. No commissions, unlimited leads, cancel anytime.';

/** On a server-rendered page `sales` is a value, not a promise (app/server/render.tsx). */
interface PageData {
  sales: Result<Sales> | Promise<Result<Sales>>;
}

/** Starts reading the settings without waiting. Answers that need them are left out until then. */
export const loader = (): PageData => ({
  sales: toResult('The sales settings could not be loaded', findSales()),
});

/** The settings do not change while the page is open. */
export const shouldRevalidate = () => false;

export function Component() {
  const result = useSettled(useLoaderData<PageData>().sales);
  const questions = pricingQuestions(result?.status === 'ready' ? result.data : null);
  const { subscribe } = useCheckout();
  const portal = usePortal();
  const chosen = useChosenPlan();
  const known = useKnownPlan(chosen);
  useSwitchResult();
  useEffect(() => void sendFraudSignals(), []);
  return (
    <Page title="Pricing" description={LEAD}>
      <ShareCard path={paths.pricing} title={`Pricing | ${BRAND.name}`} description={LEAD} />
      <PageHeading lead={LEAD}>Simple pricing for local pros</PageHeading>
      <PlanNotice />
      <PlanCards
        known={known}
        chosen={chosen}
        onSubscribe={subscribe}
        onManage={() => portal.open()}
        onSwitch={portal.switchTo}
      />
      <Text mt="8" color="fg.muted" textAlign="center" textWrap="balance">
        {BRAND.priceNote} Stripe handles your payment. Change or cancel your plan anytime from your
        dashboard.
      </Text>
      <PlanComparison />
      <PricingQuestions questions={questions} />
    </Page>
  );
}
