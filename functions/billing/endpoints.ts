import { AppError } from '@doorstep/domain/app-error';
import { defineCallable, deps } from '../container.ts';
import { stripeWebhookSecrets } from '../platform/config.ts';
import { correlated } from '../platform/correlation.ts';
import { dailyAt, type Job } from '../platform/run-jobs.ts';
import type { TriggerStep } from '../platform/trigger-steps.ts';
import { logError, logInfo, logWarning } from '../platform/log.ts';
import { checkSubscription } from './check-subscription.ts';
import { createCheckout } from './create-checkout.ts';
import { handleStripeEvent } from './handle-stripe-event.ts';
import { openPortal } from './open-portal.ts';
import { queueBillingMail } from './queue-billing-mail.ts';
import { reconcileSubscriptions } from './reconcile-subscriptions.ts';
import { parseSubscriptionState } from './subscriber-repository.ts';
import { switchPlan } from './switch-plan.ts';

export const billingCallables = [
  defineCallable(
    'check-subscription',
    {
      auth: 'session',
      rateLimit: { by: 'uid', max: 120, windowSeconds: 60 },
    },
    (_input, { uid }) => checkSubscription(deps, uid),
  ),

  defineCallable(
    'create-checkout',
    {
      auth: 'session',
      rateLimit: { by: 'uid', max: 40, windowSeconds: 60 },
    },
    async ({ product_id }, { uid, email }) => {
      if (email === null) throw new AppError('permission-denied', 'a session has an email');
      return { url: await createCheckout(deps, { uid, email }, product_id) };
    },
  ),

  defineCallable(
    'customer-portal',
    {
      auth: 'session',
      rateLimit: { by: 'uid', max: 30, windowSeconds: 60 },
    },
    async (input, { uid }) => ({
      url: input?.switch_to
        ? await switchPlan(deps, uid, input.switch_to)
        : await openPortal(deps, uid, input?.flow ?? null),
    }),
  ),
];

interface JsonResponse {
  status: number;
  body: Record<string, string | boolean>;
}

/** Reads a signed event: `malformed` if it cannot be parsed, null without a valid signature. */
async function readEvent(rawBody: Buffer, signature: string) {
  try {
    return await deps.stripe.readEvent(rawBody, signature, stripeWebhookSecrets());
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.code !== 'invalid-input') throw thrown;
    logError('webhook: a signed event is malformed', {}, thrown);
    return 'malformed';
  }
}

async function handleWebhook(rawBody: Buffer, signature: string): Promise<JsonResponse> {
  const event = await readEvent(rawBody, signature);
  if (event === null) {
    logWarning('webhook refused: no valid signature', {});
    return { status: 400, body: { error: 'invalid signature' } };
  }
  // Stripe would send the event again after any other status. The nightly reconcile fixes the
  // state.
  if (event === 'malformed') return { status: 200, body: { received: true, outcome: event } };
  const outcome = await handleStripeEvent(deps, event);
  logInfo('webhook', { event: event.id, type: event.type, outcome });
  return { status: 200, body: { received: true, outcome } };
}

/**
 * Receives Stripe's events. Returns 500 on an internal error, so that Stripe sends the event again.
 */
export const stripeWebhookHandler = correlated(async (request, response) => {
  if (request.method !== 'POST') {
    response.set('Allow', 'POST').status(405).json({ error: 'POST only' });
    return;
  }
  try {
    const signature = request.get('stripe-signature') ?? '';
    const { status, body } = await handleWebhook(request.rawBody, signature);
    response.status(status).json(body);
  } catch (thrown) {
    logError('webhook failed', {}, thrown);
    response.status(500).json({ error: 'internal' });
  }
});

/**
 * Queues billing mails after any change of the state, whether by webhook, status check or
 * reconcile.
 */
export const subscriberMailStep: TriggerStep = {
  name: 'subscriber-mail',
  on: ['updated'],
  fields: ['subscribed', 'invoice_id'],
  seconds: 30,
  run: ({ id, before, after }) =>
    queueBillingMail(deps, id, parseSubscriptionState(before), parseSubscriptionState(after)),
};

/** Copies the plan to a new profile. `saveState` writes the later changes. */
export const profilePlanStep: TriggerStep = {
  name: 'profile-plan',
  on: ['created'],
  seconds: 30,
  run: ({ id }) => deps.subscribers.copyTier(id),
};

/** Runs once a day. After a failure, or out of time, the next run continues where it stopped. */
export const reconcileSubscriptionsJob: Job = {
  name: 'reconcile-subscriptions',
  limitMs: 230_000,
  isDue: dailyAt(3, 30),
  run: async () => {
    const report = await reconcileSubscriptions(deps);
    logInfo('subscriptions reconciled', { ...report });
    if (!report.finished) throw new Error('out of time: not all subscriptions are reconciled');
  },
};
