import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import { z } from 'zod';
import { REGION, type Context } from '../../context.ts';
import {
  missing,
  right,
  setupCommand,
  unknown,
  wrong,
  type Finding,
  type Item,
} from '../../item.ts';
import { readSecret } from '../../secrets.ts';
import { dashboard, webhookUrl, withStripe, type Mode } from '../../stripe.ts';
import { askWebhookSecret } from './stripe-account.ts';

/** How long Stripe may take to deliver the event. */
const DELIVERY_MS = 30_000;
const POLL_MS = 500;
const POST_MS = 20_000;

/** A signed event of a type that the webhook ignores (functions/billing/handle-stripe-event.ts). */
const TEST_EVENT = JSON.stringify({
  id: 'evt_doorstep_doctor',
  object: 'event',
  type: 'doorstep.doctor',
  data: { object: { object: 'doctor' } },
});
const answerSchema = z.object({ received: z.literal(true), outcome: z.literal('other-type') });

/** Says what an answer of the webhook means; null if it accepts the stored secret. */
function judgeAnswer(status: number, body: string, context: Context): Finding | null {
  const { project } = context;
  const deploy = `npm run deploy -- --project ${project}`;
  if (status === 200) {
    try {
      if (answerSchema.safeParse(JSON.parse(body)).success) return null;
    } catch {
      // The answer is not JSON, so it is not the webhook's.
    }
    return wrong(`${webhookUrl(context)} is not the webhook of this release`, deploy);
  }
  if (status === 404) return missing('The function stripeWebhook is not deployed', deploy);
  if (status === 400) {
    return wrong('The deployed webhook uses a different secret than Secret Manager', deploy);
  }
  if (status === 401 || status === 403) {
    const add = `gcloud run services add-iam-policy-binding stripewebhook --region ${REGION}`;
    const fix = `${add} --member=allUsers --role=roles/run.invoker --project ${project}`;
    return wrong(`Stripe is not allowed to call the webhook (${status})`, fix);
  }
  const logs = `npx firebase functions:log --only stripeWebhook --project ${project}`;
  return wrong(`The webhook answers ${status}`, logs);
}

/** Returns the secrets, of which there are two during a rotation, the newest first. */
const splitSecrets = (stored: string) => stored.split(',').map((secret) => secret.trim());

const isSigningSecret = (stored: string) =>
  splitSecrets(stored).every((secret) => /^whsec_\w+$/.test(secret));

/**
 * Posts the test event as Stripe would, signed with the newest stored secret. Returns null if the
 * webhook accepts it.
 */
async function postTestEvent(context: Context, stored: string): Promise<Finding | null> {
  const url = webhookUrl(context);
  const [secret = ''] = splitSecrets(stored);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: TEST_EVENT, secret });
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: TEST_EVENT,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      redirect: 'manual',
      signal: AbortSignal.timeout(POST_MS),
    });
    return judgeAnswer(response.status, await response.text(), context);
  } catch (thrown) {
    const { cause } = thrown as Error;
    const reason = cause instanceof Error ? cause.message : String(thrown);
    const fix = `npm run deploy -- --project ${context.project}`;
    return unknown(`${url} did not answer (${reason})`, fix);
  }
}

/** Creates and deletes a customer. Returns the event that Stripe sends about it. */
async function causeEvent(stripe: Stripe): Promise<Stripe.Event | null> {
  const name = 'Created and deleted by npm run doctor to test the webhook';
  const { id } = await stripe.customers.create({ name });
  await stripe.customers.del(id);
  const deadline = Date.now() + DELIVERY_MS;
  while (Date.now() < deadline) {
    const { data } = await stripe.events.list({ type: 'customer.deleted', limit: 20 });
    const event = data.find(({ data: { object } }) => 'id' in object && object.id === id);
    if (event) return event;
    await sleep(POLL_MS);
  }
  return null;
}

/** Waits until Stripe has delivered an event to all webhooks. Returns whether it did. */
async function isDelivered(stripe: Stripe, { id }: Stripe.Event, waitMs: number): Promise<boolean> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    if ((await stripe.events.retrieve(id)).pending_webhooks === 0) return true;
    if (Date.now() >= deadline) return false;
    await sleep(POLL_MS);
  }
}

async function judgeDelivery(
  stripe: Stripe,
  context: Context,
  { mode, waitMs }: { mode: Mode; waitMs: number },
): Promise<Finding> {
  const event = await causeEvent(stripe);
  if (!event) return unknown('Stripe recorded no event for the test', dashboard(mode, 'events'));
  if (await isDelivered(stripe, event, waitMs)) {
    return right('Stripe delivered a test event, and the webhook accepted its signature');
  }
  const endpoints = await stripe.webhookEndpoints.list({ limit: 100 });
  const others = endpoints.data.filter(
    ({ url, status }) => status === 'enabled' && url !== webhookUrl(context),
  );
  if (others.length > 0) {
    const urls = others.map(({ url }) => url).join(', ');
    return unknown(
      `Stripe could not deliver a test event, perhaps to another webhook (${urls})`,
      `Check ${event.id} at ${dashboard(mode, `events/${event.id}`)}`,
    );
  }
  return wrong(
    'STRIPE_WEBHOOK_SECRET is not the secret of the webhook in Stripe, so its events are rejected',
    setupCommand('webhook-delivery', context),
  );
}

/**
 * Returns the item that proves the whole way of an event: address, function, secret, signature.
 * Stripe does not show a stored secret, so the check lets Stripe send an event about a customer
 * that it creates and deletes.
 */
export const createWebhookDelivery = (waitMs = DELIVERY_MS): Item => ({
  name: 'webhook-delivery',
  title: 'Stripe event delivery',
  check: async (context) => {
    const setup = setupCommand('webhook-delivery', context);
    const stored = await readSecret(context, 'STRIPE_WEBHOOK_SECRET');
    if (stored === null) {
      return missing('The secret STRIPE_WEBHOOK_SECRET is not stored', setup);
    }
    if (!isSigningSecret(stored)) {
      return wrong('STRIPE_WEBHOOK_SECRET is not a signing secret (whsec_…)', setup);
    }
    const problem = await postTestEvent(context, stored);
    if (problem) return problem;
    return withStripe(context, (stripe, mode) => judgeDelivery(stripe, context, { mode, waitMs }));
  },
  plan: async (context, ask) => {
    const stored = await readSecret(context, 'STRIPE_WEBHOOK_SECRET');
    const hasSecret = stored !== null && isSigningSecret(stored);
    // A new secret does not help while the webhook answers wrongly: the check names the fix.
    if (hasSecret && (await postTestEvent(context, stored))) return [];
    return withStripe(context, async (_stripe, mode) => [
      await askWebhookSecret(context, ask, dashboard(mode, 'webhooks')),
    ]);
  },
});
export const webhookDelivery = createWebhookDelivery();

const DAY_SECONDS = 24 * 60 * 60;
/** Stripe retries an event for three days (Stripe docs, Webhooks). */
const RETRY_DAYS = 3;
/** An event that is younger may still be on its way. */
const ON_ITS_WAY_SECONDS = 120;

/** Events of the last days that Stripe could not deliver. */
export const webhookFailures: Item = {
  name: 'webhook-failures',
  title: "Stripe's events from the last three days",
  check: (context) =>
    withStripe(context, async (stripe, mode) => {
      const now = Date.now() / 1000;
      const { data } = await stripe.events.list({ delivery_success: false, limit: 100 });
      const failed = data.filter(
        ({ created }) =>
          created > now - RETRY_DAYS * DAY_SECONDS && created < now - ON_ITS_WAY_SECONDS,
      );
      const [newest] = failed;
      if (!newest) return right('all delivered');
      const time = new Date(newest.created * 1000).toISOString();
      const count = failed.length === 100 ? 'At least 100' : String(failed.length);
      return wrong(
        `${count} not delivered; the newest is ${newest.type} at ${time}`,
        `Run npm run doctor -- --project ${context.project} --only webhook-delivery; ` +
          `then resend ${newest.id} at ${dashboard(mode, `events/${newest.id}`)}`,
      );
    }),
};
