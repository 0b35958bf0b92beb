import type Stripe from 'stripe';
import { WEBHOOK_EVENTS } from './account.ts';
import type { AccountChange } from './account-change.ts';

interface Webhook {
  /** Empty until a change has created the endpoint. */
  id: string;
  /** Stripe shows it only when the endpoint is created. */
  secret: string | null;
}

const listEndpoints = (stripe: Stripe): Promise<Stripe.WebhookEndpoint[]> =>
  stripe.webhookEndpoints.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });

/** Returns the events that an endpoint does not receive. `*` receives all of them. */
function missingEvents({ enabled_events: enabled }: Stripe.WebhookEndpoint): string[] {
  return enabled.includes('*') ? [] : WEBHOOK_EVENTS.filter((event) => !enabled.includes(event));
}

/** Returns what must change so that Stripe sends its events to this address. */
export async function planWebhook(stripe: Stripe, url: string) {
  const all = await listEndpoints(stripe);
  const same = all.filter((endpoint) => endpoint.url === url);
  const found = same.find(({ status }) => status === 'enabled') ?? same[0];
  const webhook: Webhook = { id: found?.id ?? '', secret: null };
  const changes: AccountChange[] = [];
  if (!found) {
    const others = all.map((endpoint) => endpoint.url).join(', ');
    changes.push({
      problem: `No webhook sends to ${url}${others === '' ? '' : ` (there is one for ${others})`}`,
      description: `Create a webhook that sends to ${url}`,
      apply: async () => {
        const params = { url, enabled_events: WEBHOOK_EVENTS };
        const { id, secret = null } = await stripe.webhookEndpoints.create(params);
        Object.assign(webhook, { id, secret });
      },
    });
    return { changes, webhook, duplicates: [] };
  }
  const missing = missingEvents(found);
  if (missing.length > 0) {
    changes.push({
      problem: `The webhook does not receive ${missing.join(', ')}`,
      description: `Have the webhook receive ${missing.join(', ')}`,
      apply: () => stripe.webhookEndpoints.update(found.id, { enabled_events: WEBHOOK_EVENTS }),
    });
  }
  if (found.status !== 'enabled') {
    changes.push({
      problem: 'The webhook is disabled',
      description: 'Enable the webhook',
      apply: () => stripe.webhookEndpoints.update(found.id, { disabled: false }),
    });
  }
  const duplicates = same.map(({ id }) => id).filter((id) => id !== found.id);
  return { changes, webhook, duplicates };
}
