import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { presentEvent } from './events.ts';
import type { DeliveryRow, EventRow, WebhookEndpointRow } from './server/state.ts';
import { newId, type Store } from './server/store.ts';

/** Seconds before each further attempt; after about ten minutes a delivery has failed. */
const BACKOFF_SECONDS = [0.5, 1, 2, 4, 8, 15, 30, 60, 60, 60, 60, 60, 60, 60, 60];
const TIMEOUT_MS = 10_000;

type ReleaseOrder = 'created' | 'reversed' | 'shuffled';

/**
 * Returns the `Stripe-Signature` header for a body: HMAC-SHA256 over `{t}.{body}` (Stripe docs,
 * Verify webhook signatures manually). `t` is the machine's time, because receivers compare it with
 * theirs.
 */
export function signatureHeader(body: string, secret: string): string {
  const t = Math.floor(Date.now() / 1000);
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
  return `t=${t},v1=${v1}`;
}

/** Returns the items in an order that depends only on the seed (mulberry32). */
function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed >>> 0;
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}

function wants({ enabled_events: types, status }: WebhookEndpointRow, event: EventRow): boolean {
  return status === 'enabled' && (types.includes('*') || types.includes(event.type));
}

interface PostResult {
  isAccepted: boolean;
  canRetry: boolean;
  /** The answer or the error, for the log and the state. */
  text: string;
}

/** Returns the reason why `fetch` failed, which is in `cause`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/**
 * Posts events to the webhook endpoints, in order and one at a time. Each attempt has a new
 * signature. Retries unless the endpoint answers with a 2xx within ten seconds. Queued deliveries
 * survive a restart.
 */
export class WebhookDelivery {
  readonly #store: Store;
  readonly #log: (line: string) => void;
  readonly #queued = new Set<string>();
  readonly #running = new Set<string>();
  readonly #stopped = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #lastOrder = 0;

  constructor(store: Store, log: (line: string) => void) {
    this.#store = store;
    this.#log = log;
  }

  /** Queues the pending deliveries of an earlier run. */
  start(): void {
    for (const { id, state, order } of this.#store.deliveries.all()) {
      if (state === 'pending') this.#queued.add(id);
      this.#lastOrder = Math.max(this.#lastOrder, order);
    }
    this.#run();
  }

  /** Aborts the running attempts. Their deliveries stay pending. */
  stop(): void {
    this.#stopped.abort();
    clearTimeout(this.#timer);
  }

  send(event: EventRow): void {
    const { copies, drop, hold } = this.#store.settings();
    if (drop > 0) this.#store.set({ drop: drop - 1 });
    const state = drop > 0 ? 'dropped' : hold ? 'held' : 'pending';
    for (let copy = 0; copy < copies; copy += 1) this.#queue(event, state);
    this.#run();
  }

  /** Delivers an event again with the same id. Returns the number of deliveries. */
  replay(event: EventRow): number {
    const deliveries = this.#queue(event, 'pending');
    this.#run();
    return deliveries;
  }

  /** Queues the held deliveries. Returns their number. */
  release(order: ReleaseOrder, seed: number): number {
    const held = this.#store.deliveries.all().filter(({ state }) => state === 'held');
    if (order === 'reversed') held.reverse();
    for (const { id } of order === 'shuffled' ? shuffle(held, seed) : held) {
      const due = { due_at: Date.now(), order: this.#nextOrder() };
      this.#store.deliveries.update(id, { state: 'pending', ...due });
      this.#queued.add(id);
    }
    this.#run();
    return held.length;
  }

  /** Makes every queued delivery due now and waits for them. Returns whether none is left. */
  async settle(timeoutMs: number): Promise<boolean> {
    const now = Date.now();
    for (const id of this.#queued) {
      if (!this.#running.has(id)) this.#store.deliveries.update(id, { due_at: now });
    }
    this.#run();
    while (this.#queued.size > 0 && Date.now() < now + timeoutMs) await sleep(5);
    return this.#queued.size === 0;
  }

  #queue(event: EventRow, state: DeliveryRow['state']): number {
    const endpoints = this.#store.webhookEndpoints.all().filter((row) => wants(row, event));
    for (const endpoint of endpoints) {
      const { id } = this.#store.deliveries.put({
        id: newId('dlv'),
        event: event.id,
        endpoint: endpoint.id,
        state,
        attempts: 0,
        due_at: Date.now(),
        order: this.#nextOrder(),
        last_result: null,
      });
      if (state === 'pending') this.#queued.add(id);
    }
    return endpoints.length;
  }

  #nextOrder(): number {
    this.#lastOrder += 1;
    return this.#lastOrder;
  }

  /** Starts the due deliveries, up to `parallel` of them, and sets a timer for the next one. */
  #run(): void {
    clearTimeout(this.#timer);
    while (!this.#stopped.signal.aborted && this.#running.size < this.#store.settings().parallel) {
      const next = this.#nextDelivery();
      if (!next) return;
      const wait = next.due_at - Date.now();
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#run(), wait);
        return;
      }
      this.#running.add(next.id);
      void this.#attempt(next);
    }
  }

  #nextDelivery(): DeliveryRow | undefined {
    const idle = [...this.#queued].filter((id) => !this.#running.has(id));
    const rows = idle.map((id) => this.#store.deliveries.get(id));
    return rows.sort((a, b) => a.due_at - b.due_at || a.order - b.order)[0];
  }

  async #attempt(row: DeliveryRow): Promise<void> {
    const result = await this.#post(row);
    if (this.#stopped.signal.aborted) return;
    this.#running.delete(row.id);
    const attempts = row.attempts + 1;
    const pause = result.canRetry ? BACKOFF_SECONDS[attempts - 1] : undefined;
    const state = result.isAccepted ? 'delivered' : pause === undefined ? 'failed' : 'pending';
    if (state !== 'pending') this.#queued.delete(row.id);
    this.#store.deliveries.update(row.id, {
      state,
      attempts,
      last_result: result.text,
      due_at: Date.now() + (pause ?? 0) * 1000,
    });
    if (!result.isAccepted) {
      const next = pause === undefined ? 'does not retry' : `retries in ${pause} s`;
      this.#log(`[stripe] Delivering ${row.event} failed: ${result.text}; ${next}`);
    }
    this.#run();
  }

  async #post(row: DeliveryRow): Promise<PostResult> {
    const endpoint = this.#store.webhookEndpoints.find(row.endpoint);
    if (endpoint?.status !== 'enabled') {
      return { isAccepted: false, canRetry: false, text: 'the endpoint is disabled' };
    }
    const event = this.#store.events.get(row.event);
    const body = JSON.stringify(presentEvent(event), null, 2);
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
        signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), this.#stopped.signal]),
      });
      await response.arrayBuffer();
      const text = `${endpoint.url} answered ${response.status}`;
      return { isAccepted: response.ok, canRetry: true, text };
    } catch (error) {
      return { isAccepted: false, canRetry: true, text: `${endpoint.url}: ${reasonOf(error)}` };
    }
  }
}
