import { readStack } from './stack.ts';

/** Calls a control endpoint of the Stripe stand-in (local/stripe/README.md). */
async function control(name: string, params: object): Promise<void> {
  const response = await fetch(`${readStack().stripe}/_control/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(params),
  });
  if (!response.ok) throw new Error(`_control/${name}: ${await response.text()}`);
}

/** Advances Stripe's clock. Subscriptions that are due are renewed or end. */
export const advanceStripeClock = (days: number) => control('advance', { days });

/** Advances Stripe's clock to the next renewal of a subscription, and makes its payment fail. */
export const failStripeRenewal = (subscription: string) =>
  control('fail-renewal', { subscription });
