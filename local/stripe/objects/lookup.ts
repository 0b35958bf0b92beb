import type { World } from '../world.ts';
import { lineItemList } from './checkout-session.ts';
import { presentCustomer } from './customer.ts';
import { presentInvoice } from './invoice.ts';
import { wholeList } from './list.ts';
import { presentPaymentMethod } from './payment-method.ts';
import { presentPortalConfiguration } from './portal.ts';
import { presentPrice } from './price.ts';
import { presentProduct } from './product.ts';
import { presentSubscription } from './subscription.ts';

type Find = (world: World, id: string) => object;

const customer: Find = ({ store }, id) => presentCustomer(store.customers.get(id));
const invoice: Find = (world, id) => presentInvoice(world, world.store.invoices.get(id));
const paymentMethod: Find = ({ store }, id) => presentPaymentMethod(store.paymentMethods.get(id));
const price: Find = ({ store }, id) => presentPrice(store.prices.get(id));

/** Fields that hold an id and can be expanded to the object: the same everywhere in Stripe's API. */
const EXPANDABLE = new Map<string, Find>([
  ['customer', customer],
  ['invoice', invoice],
  ['latest_invoice', invoice],
  ['payment_method', paymentMethod],
  ['default_payment_method', paymentMethod],
  ['price', price],
  ['default_price', price],
  ['product', ({ store }, id) => presentProduct(store.products.get(id))],
  ['subscription', ({ store }, id) => presentSubscription(store, store.subscriptions.get(id))],
  [
    'configuration',
    ({ store }, id) => presentPortalConfiguration(store.portalConfigurations.get(id)),
  ],
]);

/** Fields that an object holds only when they are expanded. */
const INCLUDABLE = new Map<string, Find>([
  [
    'checkout.session.line_items',
    (world, id) => lineItemList(world, world.store.checkoutSessions.get(id)),
  ],
  [
    'customer.subscriptions',
    ({ store }, id) => {
      const living = store.subscriptions
        .newestFirst()
        .filter((row) => row.customer === id && row.status !== 'canceled');
      const objects = living.map((row) => presentSubscription(store, row));
      return wholeList(`/v1/customers/${id}/subscriptions`, objects);
    },
  ],
]);

/** The object behind an id in that field, or undefined when the field cannot be expanded. */
export function expandId(world: World, field: string, id: string): object | undefined {
  return EXPANDABLE.get(field)?.(world, id);
}

/** The field that an object leaves out, or undefined when there is none of that name. */
export function includeField(
  world: World,
  owner: { object: string; id: string },
  field: string,
): object | undefined {
  return INCLUDABLE.get(`${owner.object}.${field}`)?.(world, owner.id);
}
