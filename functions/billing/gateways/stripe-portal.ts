import type { Stripe } from 'stripe';
import { logWarning } from '../../platform/log.ts';
import type { PortalRequest, PortalTarget } from './stripe.ts';

type FlowData = Stripe.BillingPortal.SessionCreateParams.FlowData;

function flowData(target: PortalTarget, returnUrl: string): FlowData {
  const after_completion: FlowData['after_completion'] = {
    type: 'redirect',
    redirect: { return_url: returnUrl },
  };
  switch (target.flow) {
    case 'update_payment_method':
      return { type: 'payment_method_update', after_completion };
    case 'cancel': {
      const subscription_cancel = { subscription: target.subscription_id };
      return { type: 'subscription_cancel', subscription_cancel, after_completion };
    }
    case 'change_plan': {
      const subscription_update = { subscription: target.subscription_id };
      return { type: 'subscription_update', subscription_update, after_completion };
    }
  }
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
  const portal: Stripe.BillingPortal.SessionCreateParams = {
    customer: customer_id,
    return_url,
    ...(configuration !== null && { configuration }),
  };
  const { sessions } = stripe.billingPortal;
  if (target === null) return (await sessions.create(portal)).url;
  try {
    return (await sessions.create({ ...portal, flow_data: flowData(target, return_url) })).url;
  } catch (thrown) {
    if (!(thrown instanceof stripe.errors.StripeInvalidRequestError)) throw thrown;
    const { code = null, param = null } = thrown;
    logWarning('Stripe refused a portal flow', { flow: target.flow, code, param });
    return (await sessions.create(portal)).url;
  }
}
