import type { Clock } from './clock.ts';
import type { Deliveries } from './events/deliveries.ts';
import type { Store } from './store.ts';

/** The API request under way, for the `request` field of the events that it makes. */
interface ApiRequest {
  id: string;
  idempotency_key: string | null;
}

/** Refusing requests. */
interface Refusal {
  /** All until then, in the machine's milliseconds… */
  until: number;
  /** …but no more than these. */
  requests: number;
  /** The status to answer with, or null: no answer until it is over. */
  status: number | null;
}

/** Everything that the stand-in's parts work with. */
export interface World {
  readonly store: Store;
  readonly clock: Clock;
  readonly deliveries: Deliveries;
  /** Where its own pages are, without a slash at the end. */
  readonly publicUrl: string;
  /** Where the product's pages are. */
  readonly siteUrl: string;
  request: ApiRequest | null;
  refusal: Refusal | null;
}
