import type { Stripe } from 'stripe';
import { logWarning } from '../../platform/log.ts';
import { findPrice } from './stripe-checkout.ts';
import type { PortalRequest, PortalTarget, SwitchRequest } from './stripe.ts';

type Params = Stripe.BillingPortal.SessionCreateParams;
type FlowData = NonNullable<Params['flow_data']>;

const redirectTo = (return_url: string) =>
  ({ type: 'redirect', redirect: { return_url } }) satisfies FlowData['after_completion'];

function flowData(target: PortalTarget, returnUrl: string): FlowData {
  const after_completion = redirectTo(returnUrl);
  switch (target.flow) {
    case 'update_payment_method':
      return { type: 'payment_method_update', after_completion };
    case 'cancel': {
      const subscription_cancel = { subscription: target.subscription_id };
      return { type: 'subscription_cancel', subscription_cancel, after_completion };
    }
  }
}

/** Logs that Stripe refuses a flow. Throws any other error. */
function logRefusal(stripe: Stripe, flow: string, thrown: unknown): void {
  if (!(thrown instanceof stripe.errors.StripeInvalidRequestError)) throw thrown;
  const { code = null, param = null } = thrown;
  logWarning('Stripe refused a portal flow', { flow, code, param });
}

/**
 * Creates a portal session and returns its URL, opened at the target. If Stripe refuses the target,
 * because of the portal's configuration or the subscription's state, it opens at the first page.
 */
export async function createPortal(
  stripe: Stripe,
  { customer_id, return_url, target }: PortalRequest,
  configuration: string | null,
): Promise<string> {
  const portal: Params = {
    customer: customer_id,
    return_url,
    ...(configuration !== null && { configuration }),
  };
  const { sessions } = stripe.billingPortal;
  if (target === null) return (await sessions.create(portal)).url;
  try {
    return (await sessions.create({ ...portal, flow_data: flowData(target, return_url) })).url;
  } catch (thrown) {
    logRefusal(stripe, target.flow, thrown);
    return (await sessions.create(portal)).url;
  }
}

/**
 * Creates a portal session that confirms the change of the item to the product's price. Returns its
 * URL, or null if Stripe refuses the change.
 */
export async function createSwitch(
  stripe: Stripe,
  { customer_id, subscription_id, item_id, product_id, return_url }: SwitchRequest,
  configuration: string | null,
): Promise<string | null> {
  const price = await findPrice(stripe, product_id);
  const params: Params = {
    customer: customer_id,
    return_url,
    ...(configuration !== null && { configuration }),
    flow_data: {
      type: 'subscription_update_confirm',
      subscription_update_confirm: {
        subscription: subscription_id,
        items: [{ id: item_id, price, quantity: 1 }],
      },
      after_completion: redirectTo(return_url),
    },
  };
  try {
    return (await stripe.billingPortal.sessions.create(params)).url;
  } catch (thrown) {
    logRefusal(stripe, 'switch', thrown);
    return null;
  }
}
