import { BRAND } from '@doorstep/domain/brand';
import { Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { sendFraudSignals } from '../../features/billing/fraud-signals.ts';
import { PlanCards } from '../../features/billing/plan-cards.tsx';
import { PlanNotice } from '../../features/billing/plan-notice.tsx';
import { useCheckout } from '../../features/billing/use-checkout.ts';
import { usePortal } from '../../features/billing/use-portal.ts';
import {
  useChosenPlan,
  useKnownPlan,
  useSwitchResult,
} from '../../features/billing/use-pricing-query.ts';
import { paths } from '../../lib/paths.ts';
import { Page, PageHeading } from '../../ui/layout/page.tsx';
import { ShareCard } from '../../ui/layout/share-card.tsx';

const LEAD = 'One flat monthly price. No commissions, unlimited leads, cancel anytime.';

export function Component() {
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
    </Page>
  );
}
