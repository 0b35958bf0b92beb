import { AppError } from '@doorstep/domain/app-error';
import type { Subscribers } from '../data/subscribers.ts';
import type { StripeGateway } from '../gateways/stripe.ts';

export interface PortalDeps {
  subscribers: Pick<Subscribers, 'find'>;
  stripe: Pick<StripeGateway, 'createPortal'>;
  siteUrl: string;
}

/** The address of that person's own portal at Stripe. `failed-precondition` without a customer. */
export async function openPortal(deps: PortalDeps, uid: string): Promise<string> {
  const customerId = (await deps.subscribers.find(uid))?.stripe_customer_id ?? null;
  if (customerId === null) {
    throw new AppError('failed-precondition', 'no Stripe customer', {
      personMessage: 'You have no subscription yet. Choose a plan on the pricing page first.',
    });
  }
  return deps.stripe.createPortal(customerId, `${deps.siteUrl}/dashboard`);
}
