import { readStack } from './stack.ts';

/** Tells the Stripe stand-in to do what Stripe itself does not let one do (local/stripe/README.md). */
async function control(name: string, params: object): Promise<void> {
  const response = await fetch(`${readStack().stripe}/_control/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(params),
  });
  if (!response.ok) throw new Error(`_control/${name}: ${await response.text()}`);
}

/** Moves Stripe's clock on: what is due by then is renewed or ends. */
export const advanceStripeClock = (days: number) => control('advance', { days });

/** The next renewal is not paid; Stripe's clock moves to it. */
export const failStripeRenewal = (subscription: string) =>
  control('fail-renewal', { subscription });
