import type Stripe from 'stripe';
import { z } from 'zod';
import type { Api } from '../server/api.ts';
import { existing, invalidRequest, noSuch } from '../server/api-error.ts';
import { collectInvoice } from './collect-payments.ts';
import { presentInvoice } from './invoices.ts';
import { listPage, paging, text, type ParamShape } from '../server/params.ts';
import { cardError } from './payment-methods.ts';
import { presentPreview } from './subscriptions.ts';
import type { World } from '../world.ts';

const listParams = {
  ...paging,
  customer: text().optional(),
  status: z.enum(['open', 'paid']).optional(),
  subscription: text().optional(),
} satisfies ParamShape<Stripe.InvoiceListParams>;

const previewParams = {
  subscription: text(),
} satisfies ParamShape<Stripe.InvoiceCreatePreviewParams>;

export function invoiceRoutes(api: Api, world: World): void {
  const { customers, invoices, subscriptions } = world.store;
  const find = (id: string) => existing(invoices.find(id), 'invoice', id);

  api.get('/invoices', listParams, ({ customer, status, subscription, ...page }) => {
    if (customer && !customers.find(customer)) throw noSuch('customer', customer, 'customer');
    const rows = invoices
      .newestFirst()
      .filter(
        (row) =>
          (!customer || row.customer === customer) &&
          (!status || row.status === status) &&
          (!subscription || row.subscription === subscription),
      );
    return listPage('/v1/invoices', rows, page, presentInvoice);
  });
  api.post('/invoices/create_preview', previewParams, ({ subscription }) => {
    const row = existing(subscriptions.find(subscription), 'subscription', subscription);
    if (row.ended_at !== null) throw invalidRequest('The subscription has ended');
    return presentPreview(world, row);
  });
  api.post('/invoices/:id/pay', {}, (_params, id) => {
    const row = find(id);
    if (row.status === 'paid') throw invalidRequest('Invoice is already paid');
    const decline = collectInvoice(world, row, false);
    if (decline) throw cardError(decline);
    return presentInvoice(find(id));
  });
}
