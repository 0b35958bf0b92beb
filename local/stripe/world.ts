import type { Clock } from './clock.ts';
import type { EventRow } from './server/state.ts';
import type { Store } from './server/store.ts';

/** The shared services and settings of the stand-in. */
export interface World {
  readonly store: Store;
  readonly clock: Clock;
  /** Queues an event for the webhook endpoints. */
  readonly deliver: (event: EventRow) => void;
  /** The address of the stand-in's own pages, without a trailing slash. */
  readonly publicUrl: string;
  /** The address of the product's site. */
  readonly siteUrl: string;
}
