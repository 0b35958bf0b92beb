import { newId } from '../ids.ts';
import type { InvoiceLineRecord } from '../records/invoice.ts';
import type { SubscriptionItemRecord, SubscriptionRecord } from '../records/subscription.ts';
import type { Store } from '../store.ts';

interface Period {
  start: number;
  end: number;
}

export function money(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}

export function day(time: number): string {
  const date = new Date(time * 1000);
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

function line(
  store: Store,
  item: SubscriptionItemRecord,
  period: Period,
  amount: number,
  describe: (product: string) => string,
): InvoiceLineRecord {
  const price = store.prices.get(item.price);
  return {
    id: newId('il'),
    amount,
    description: describe(store.products.get(price.product).name),
    period,
    price: price.id,
    product: price.product,
    unit_amount: price.unit_amount,
    quantity: item.quantity,
    subscription_item: item.id,
    proration: false,
  };
}

export function itemAmount(store: Store, item: { price: string; quantity: number }): number {
  return store.prices.get(item.price).unit_amount * item.quantity;
}

/** The lines of a whole period; `free` while a trial runs. */
export function periodLines(
  store: Store,
  items: readonly SubscriptionItemRecord[],
  period: Period,
  free: boolean,
): InvoiceLineRecord[] {
  return items.map((item) => {
    const amount = free ? 0 : itemAmount(store, item);
    return line(store, item, period, amount, (product) =>
      free ? `Trial period for ${product}` : `${item.quantity} × ${product}`,
    );
  });
}

/**
 * What changing the items at a time costs and gives back, by the second (Stripe docs, Prorations).
 * A trial has nothing to give back.
 */
export function prorationLines(
  store: Store,
  row: SubscriptionRecord,
  items: readonly SubscriptionItemRecord[],
  at: number,
): InvoiceLineRecord[] {
  const { current_period_start: start, current_period_end: end } = row;
  if (row.status === 'trialing' || at >= end) return [];
  const share = (end - at) / (end - start);
  const period = { start: at, end };
  const same = (a: SubscriptionItemRecord, b: SubscriptionItemRecord) =>
    a.id === b.id && a.price === b.price && a.quantity === b.quantity;
  const gone = row.items.filter((old) => !items.some((item) => same(old, item)));
  const added = items.filter((item) => !row.items.some((old) => same(old, item)));
  const credits = gone.map((item) =>
    line(
      store,
      item,
      period,
      -Math.round(itemAmount(store, item) * share),
      (product) => `Unused time on ${product} after ${day(at)}`,
    ),
  );
  const debits = added.map((item) =>
    line(
      store,
      item,
      period,
      Math.round(itemAmount(store, item) * share),
      (product) => `Remaining time on ${product} after ${day(at)}`,
    ),
  );
  return [...credits, ...debits].map((entry) => ({ ...entry, proration: true }));
}
