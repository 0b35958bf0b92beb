import { functionUrl } from '@doorstep/local/stack/addresses.ts';
import type { stripeWebhook } from '../../../functions/index.ts';
import { askEndpoint } from '../../../functions/platform/http/ask-endpoint.ts';
import { readStack } from '../stack.ts';
import { stripeApi } from './stripe-api.ts';

export interface SignedEvent {
  body: string;
  signature: string;
}

/** Returns an event about a customer, signed as Stripe does. */
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
  return functionUrl(readStack(), 'stripeWebhook');
}

function outcomeOf(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'outcome' in answer
    ? answer.outcome
    : null;
}

/** Posts an event to the webhook, as Stripe does. */
export async function post({ body, signature }: SignedEvent): Promise<Answer> {
  const response = await fetch(webhookUrl(), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
  return { status: response.status, outcome: outcomeOf(await response.json()) };
}

/** Delivers an event to the webhook in this process, so that a test can change its settings. */
export async function postHere(
  webhook: typeof stripeWebhook,
  { body, signature }: SignedEvent,
): Promise<Answer> {
  const headers = { 'stripe-signature': signature };
  const answer = await askEndpoint(webhook, { method: 'POST', headers, body });
  return { status: answer.status, outcome: outcomeOf(answer.body) };
}
