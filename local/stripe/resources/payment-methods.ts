import type Stripe from 'stripe';
import { z } from 'zod';
import { noSuch, notFound } from '../api/api-error.ts';
import type { Endpoints } from '../api/endpoints.ts';
import { listPage } from '../api/list-page.ts';
import { paging, text, type ParamShape } from '../api/params.ts';
import { customersPaymentMethod } from '../billing/payment-methods.ts';
import { presentPaymentMethod } from '../objects/payment-method.ts';
import type { World } from '../world.ts';

const listParams = {
  ...paging,
  customer: text(),
  type: z.literal('card').optional(),
} satisfies ParamShape<Stripe.PaymentMethodListParams>;
const attachParams = { customer: text() } satisfies ParamShape<Stripe.PaymentMethodAttachParams>;

export function paymentMethodRoutes(endpoints: Endpoints, world: World): void {
  const { customers, paymentMethods } = world.store;
  const requireCustomer = (id: string): void => {
    const row = customers.find(id);
    if (!row || row.deleted) throw noSuch('customer', id, 'customer');
  };

  endpoints.get('/payment_methods', listParams, ({ customer, ...page }) => {
    requireCustomer(customer);
    const rows = paymentMethods.newestFirst().filter((row) => row.customer === customer);
    return listPage('/v1/payment_methods', rows, page, presentPaymentMethod);
  });
  endpoints.get('/payment_methods/:id', {}, (_params, id) => {
    const row = paymentMethods.find(id);
    if (!row) throw notFound('PaymentMethod', id);
    return presentPaymentMethod(row);
  });
  endpoints.post('/payment_methods/:id/attach', attachParams, ({ customer }, id) => {
    requireCustomer(customer);
    return presentPaymentMethod(customersPaymentMethod(world, id, customer, 'payment_method'));
  });
}
