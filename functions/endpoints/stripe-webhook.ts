import { AppError } from '@doorstep/domain/app-error';
import { onRequest } from 'firebase-functions/https';
import { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, stripeWebhookSecrets } from '../lib/config.ts';
import { logError, logInfo, logWarning } from '../lib/log.ts';
import { handleStripeEvent } from '../services/handle-stripe-event.ts';
import { billing, stripeGateway } from './wiring.ts';

interface Answer {
  status: number;
  body: Record<string, string | boolean>;
}

/** Reads a signed event: `malformed` if it cannot be parsed, null without a valid signature. */
async function readEvent(rawBody: Buffer, signature: string) {
  try {
    return await stripeGateway().readEvent(rawBody, signature, stripeWebhookSecrets());
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.code !== 'invalid-input') throw thrown;
    logError('webhook: a signed event is malformed', {}, thrown);
    return 'malformed';
  }
}

async function answer(rawBody: Buffer, signature: string): Promise<Answer> {
  const event = await readEvent(rawBody, signature);
  if (event === null) {
    logWarning('webhook refused: no valid signature', {});
    return { status: 400, body: { error: 'invalid signature' } };
  }
  // Stripe repeats whatever is not answered with 200. The nightly reconcile repairs the state.
  if (event === 'malformed') return { status: 200, body: { received: true, outcome: event } };
  const outcome = await handleStripeEvent(billing(), event);
  logInfo('webhook', { event: event.id, type: event.type, outcome });
  return { status: 200, body: { received: true, outcome } };
}

/** Receives Stripe's events. A failure on our side answers 500, so that Stripe sends the event again. */
export const stripeWebhookEndpoint = onRequest(
  { secrets: [STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET], invoker: 'public' },
  async (request, response) => {
    if (request.method !== 'POST') {
      response.set('Allow', 'POST').status(405).json({ error: 'POST only' });
      return;
    }
    try {
      const { status, body } = await answer(request.rawBody, request.get('stripe-signature') ?? '');
      response.status(status).json(body);
    } catch (thrown) {
      logError('webhook failed', {}, thrown);
      response.status(500).json({ error: 'internal' });
    }
  },
);
