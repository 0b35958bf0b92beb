import Stripe from 'stripe';
import type { Json } from '../records/common.ts';
import type { EventRecord } from '../records/webhook.ts';
import type { Store } from '../store.ts';

/** Stripe's event; what is in `data` had the SDK's types when the event was made (`events/emit.ts`). */
export type EventObject = Omit<Stripe.EventBase, 'data'> & {
  data: { object: Json; previous_attributes?: Json };
};

export function presentEvent(store: Store, row: EventRecord): EventObject {
  const onTheWay = store.deliveries
    .all()
    .filter(({ event, state }) => event === row.id && (state === 'pending' || state === 'held'));
  return {
    id: row.id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: row.created,
    data: {
      object: row.object,
      ...(row.previous_attributes === null ? {} : { previous_attributes: row.previous_attributes }),
    },
    livemode: false,
    pending_webhooks: new Set(onTheWay.map(({ endpoint }) => endpoint)).size,
    request: row.request ?? { id: null, idempotency_key: null },
    type: row.type,
  };
}
