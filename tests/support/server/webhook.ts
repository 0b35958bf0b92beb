import { z } from 'zod';
import type { stripe } from '../../../functions/index.ts';
import { readStack } from '../stack.ts';
import { stripeApi } from './stripe.ts';

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
  const { functions, project } = readStack();
  return `${functions}/${project}/us-central1/stripe-webhook`;
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

type Webhook = typeof stripe.webhook;
const isObject = (value: unknown) => typeof value === 'object';

/** Delivers an event to the webhook in this process, so that a test can change its settings. */
export async function postHere(
  webhook: Webhook,
  { body, signature }: SignedEvent,
): Promise<Answer> {
  const headers: Record<string, string> = { 'stripe-signature': signature };
  // The parts of request and response that the product uses.
  const request = z.custom<Parameters<Webhook>[0]>(isObject).parse({
    method: 'POST',
    headers,
    rawBody: Buffer.from(body),
    get: (name: string) => headers[name],
  });
  return new Promise((resolve, reject) => {
    let status = 200;
    const response = z.custom<Parameters<Webhook>[1]>(isObject).parse({
      status: (code: number) => {
        status = code;
        return response;
      },
      json: (answer: unknown) => resolve({ status, outcome: outcomeOf(answer) }),
      on: () => response,
      set: () => response,
      end: () => response,
    });
    Promise.resolve(webhook(request, response)).catch(reject);
  });
}
