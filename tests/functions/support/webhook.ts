import { readStack } from '../../support/stack.ts';
import { stripeApi } from './stripe.ts';

export interface SignedEvent {
  body: string;
  signature: string;
}

/** An event about a customer, signed as Stripe does; `secret` and `age` are what a test makes wrong. */
export function signedEvent(
  event: { id: string; customer: string | null; type?: string },
  { secret = process.env.STRIPE_WEBHOOK_SECRET ?? '', ageSeconds = 0 } = {},
): SignedEvent {
  const body = JSON.stringify({
    id: event.id,
    object: 'event',
    type: event.type ?? 'customer.subscription.updated',
    created: Math.floor(Date.now() / 1000),
    data: { object: { id: 'sub_test', object: 'subscription', customer: event.customer } },
  });
  const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
  const signature = stripeApi().webhooks.generateTestHeaderString({
    payload: body,
    secret,
    timestamp,
  });
  return { body, signature };
}

export interface Answer {
  status: number;
  outcome: unknown;
}

export function webhookUrl(): string {
  const { functions, project } = readStack();
  return `${functions}/${project}/us-central1/stripe-webhook`;
}

/** Posts an event to the webhook, as Stripe does. */
export async function post({ body, signature }: SignedEvent): Promise<Answer> {
  const response = await fetch(webhookUrl(), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
  const answer: unknown = await response.json();
  const outcome =
    typeof answer === 'object' && answer !== null && 'outcome' in answer ? answer.outcome : null;
  return { status: response.status, outcome };
}
