import { presentEvent } from '../objects/event.ts';
import type { DeliveryRecord } from '../records/webhook.ts';
import type { Store } from '../store.ts';
import { signatureHeader } from './signature.ts';

const TIMEOUT_MS = 10_000;

export interface PostResult {
  ok: boolean;
  endpointGone: boolean;
  /** For the log and the state: what was answered, or why nothing was. */
  text: string;
}

/** fetch hides why in `cause`. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** One attempt: signed now, at most ten seconds; only a 2xx counts as taken. */
export async function postEvent(
  store: Store,
  row: DeliveryRecord,
  stopped: AbortSignal,
): Promise<PostResult> {
  const endpoint = store.webhookEndpoints.find(row.endpoint);
  if (endpoint?.status !== 'enabled') {
    return { ok: false, endpointGone: true, text: 'the endpoint is gone or disabled' };
  }
  const body = JSON.stringify(presentEvent(store, store.events.get(row.event)), null, 2);
  try {
    const response = await fetch(endpoint.url, {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': signatureHeader(body, endpoint.secret),
        'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), stopped]),
    });
    await response.arrayBuffer();
    const text = `${endpoint.url} answered ${response.status}`;
    return { ok: response.ok, endpointGone: false, text };
  } catch (error) {
    return { ok: false, endpointGone: false, text: `${endpoint.url}: ${causeOf(error)}` };
  }
}
