import type Stripe from 'stripe';
import { z } from 'zod';
import { invalidRequest, notFound, noSuch } from '../api/api-error.ts';
import type { Endpoints } from '../api/endpoints.ts';
import { listPage } from '../api/list-page.ts';
import { paging, range, text, type ParamShape } from '../api/params.ts';
import { cardError } from '../billing/cards.ts';
import { collectInvoice } from '../billing/collect-invoice.ts';
import { presentInvoice, presentInvoiceLine } from '../objects/invoice.ts';
import type { InvoiceRecord } from '../records/invoice.ts';
import type { World } from '../world.ts';

const listParams = {
  ...paging,
  collection_method: z.enum(['charge_automatically', 'send_invoice']).optional(),
  created: range().optional(),
  customer: text().optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
  subscription: text().optional(),
} satisfies ParamShape<Stripe.InvoiceListParams>;

export function invoiceRoutes(endpoints: Endpoints, world: World): void {
  const { customers, invoices } = world.store;
  const existing = (id: string): InvoiceRecord => {
    const row = invoices.find(id);
    if (!row) throw notFound('invoice', id);
    return row;
  };

  endpoints.get('/invoices', listParams, (filter) => {
    const { collection_method, created, customer, status, subscription } = filter;
    if (customer && !customers.find(customer)) throw noSuch('customer', customer, 'customer');
    const rows = invoices.newestFirst().filter((row) => {
      if (customer && row.customer !== customer) return false;
      if (subscription && row.subscription !== subscription) return false;
      if (collection_method === 'send_invoice') return false;
      return (!status || row.status === status) && (!created || created(row.created));
    });
    return listPage('/v1/invoices', rows, filter, (row) => presentInvoice(world, row));
  });
  endpoints.get('/invoices/:id', {}, (_params, id) => presentInvoice(world, existing(id)));
  endpoints.get('/invoices/:id/lines', paging, (params, id) => {
    const row = existing(id);
    return listPage(`/v1/invoices/${id}/lines`, row.lines, params, (line) =>
      presentInvoiceLine(row, line),
    );
  });
  endpoints.post('/invoices/:id/pay', {}, (_params, id) => {
    const row = existing(id);
    if (row.status === 'paid') throw invalidRequest('Invoice is already paid');
    if (row.status !== 'open') throw invalidRequest(`This invoice is ${row.status}.`);
    const decline = collectInvoice(world, row, false);
    if (decline) throw cardError(decline);
    return presentInvoice(world, existing(id));
  });
}
