import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '../ids.ts';
import type { DeliveryRecord, EventRecord, WebhookEndpointRecord } from '../records/webhook.ts';
import type { Store } from '../store.ts';
import { postEvent } from './post-event.ts';
import { shuffle } from './shuffle.ts';

/** Seconds until the next try; after the last one a delivery has failed (about ten minutes). */
const BACKOFF_SECONDS = [0.5, 1, 2, 4, 8, 15, 30, 60, 60, 60, 60, 60, 60, 60, 60];

export type ReleaseOrder = 'created' | 'reversed' | 'shuffled';
type Log = (line: string) => void;

/**
 * Sends events to the webhook endpoints: in order, one at a time, signed anew at each attempt,
 * again after a failure. What is waiting is part of the state, so it survives a restart.
 */
export class Deliveries {
  readonly #store: Store;
  readonly #log: Log;
  readonly #waiting = new Set<string>();
  readonly #underWay = new Set<string>();
  #stopped = new AbortController();
  #timer: NodeJS.Timeout | null = null;
  #lastOrder = 0;

  constructor(store: Store, log: Log) {
    this.#store = store;
    this.#log = log;
  }

  /** Takes up what the state holds. */
  start(): void {
    this.#stopped = new AbortController();
    for (const { id, state, order } of this.#store.deliveries.all()) {
      if (state === 'pending') this.#waiting.add(id);
      this.#lastOrder = Math.max(this.#lastOrder, order);
    }
    this.#pump();
  }

  /** What is under way is broken off and stays pending. */
  stop(): void {
    this.#stopped.abort();
    if (this.#timer) clearTimeout(this.#timer);
    this.#waiting.clear();
    this.#underWay.clear();
  }

  send(event: EventRecord): void {
    const { settings } = this.#store;
    const dropped = settings.drop > 0;
    if (dropped) this.#store.set({ drop: settings.drop - 1 });
    for (const endpoint of this.#store.webhookEndpoints.all()) {
      if (!wants(endpoint, event)) continue;
      for (let copy = 0; copy < settings.copies; copy += 1) {
        const waiting = settings.hold ? 'held' : 'pending';
        this.#put(event.id, endpoint.id, dropped ? 'dropped' : waiting, settings.delay_ms);
      }
    }
    this.#pump();
  }

  /** Once more, with the same event id, whatever became of it before. */
  replay(event: EventRecord): number {
    const endpoints = this.#store.webhookEndpoints.all().filter((row) => wants(row, event));
    for (const endpoint of endpoints) this.#put(event.id, endpoint.id, 'pending', 0);
    this.#pump();
    return endpoints.length;
  }

  /** Lets go what was held, in the order asked for. */
  release(order: ReleaseOrder, seed: number): number {
    const held = this.#store.deliveries.all().filter(({ state }) => state === 'held');
    const now = Date.now();
    for (const { id } of sortHeld(held, order, seed)) {
      this.#store.deliveries.update(id, {
        state: 'pending',
        due_at: now,
        order: this.#nextOrder(),
      });
      this.#waiting.add(id);
    }
    this.#pump();
    return held.length;
  }

  /** Ends all waiting, for delays and next attempts alike, and says whether everything arrived. */
  async settle(timeoutMs: number): Promise<boolean> {
    const now = Date.now();
    for (const id of this.#waiting) {
      if (!this.#underWay.has(id)) this.#store.deliveries.update(id, { due_at: now });
    }
    this.#pump();
    while (this.#waiting.size > 0 && Date.now() < now + timeoutMs) await sleep(5);
    return this.#waiting.size === 0;
  }

  #put(event: string, endpoint: string, state: DeliveryRecord['state'], delayMs: number): void {
    const id = newId('dlv');
    const due_at = Date.now() + delayMs;
    const order = this.#nextOrder();
    const row = { id, event, endpoint, state, attempts: 0, due_at, order, last_result: null };
    this.#store.deliveries.put(row);
    if (state === 'pending') this.#waiting.add(id);
  }

  #nextOrder(): number {
    this.#lastOrder += 1;
    return this.#lastOrder;
  }

  #pump(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    while (!this.#stopped.signal.aborted && this.#underWay.size < this.#store.settings.parallel) {
      const next = this.#next();
      if (!next) return;
      const wait = next.due_at - Date.now();
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#pump(), wait);
        return;
      }
      this.#underWay.add(next.id);
      void this.#attempt(next, this.#stopped.signal);
    }
  }

  #next(): DeliveryRecord | undefined {
    let best: DeliveryRecord | undefined;
    for (const id of this.#waiting) {
      if (this.#underWay.has(id)) continue;
      const row = this.#store.deliveries.get(id);
      if (
        !best ||
        row.due_at < best.due_at ||
        (row.due_at === best.due_at && row.order < best.order)
      )
        best = row;
    }
    return best;
  }

  async #attempt(row: DeliveryRecord, stopped: AbortSignal): Promise<void> {
    const result = await postEvent(this.#store, row, stopped);
    if (stopped.aborted) return;
    this.#underWay.delete(row.id);
    const attempts = row.attempts + 1;
    const pause = result.endpointGone ? undefined : BACKOFF_SECONDS[attempts - 1];
    const done = result.ok ? 'delivered' : pause === undefined ? 'failed' : 'pending';
    if (done !== 'pending') this.#waiting.delete(row.id);
    this.#store.deliveries.update(row.id, {
      state: done,
      attempts,
      last_result: result.text,
      due_at: Date.now() + (pause ?? 0) * 1000,
    });
    if (!result.ok) {
      const next = pause === undefined ? 'given up' : `again in ${pause} s`;
      this.#log(`[stripe] ${row.event} was not taken: ${result.text}; ${next}`);
    }
    this.#pump();
  }
}

function wants(endpoint: WebhookEndpointRecord, event: EventRecord): boolean {
  const { enabled_events, status } = endpoint;
  return (
    status === 'enabled' && (enabled_events.includes('*') || enabled_events.includes(event.type))
  );
}

function sortHeld(held: readonly DeliveryRecord[], order: ReleaseOrder, seed: number) {
  if (order === 'reversed') return held.toReversed();
  return order === 'shuffled' ? shuffle(held, seed) : held;
}
