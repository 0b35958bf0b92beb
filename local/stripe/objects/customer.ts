import type Stripe from 'stripe';
import type { CustomerRecord } from '../records/customer.ts';
import type { Wire } from './wire.ts';

export function presentCustomer(
  row: CustomerRecord,
): Wire<Stripe.Customer> | Wire<Stripe.DeletedCustomer> {
  if (row.deleted) return { id: row.id, object: 'customer', deleted: true };
  return {
    id: row.id,
    object: 'customer',
    address: row.address,
    balance: row.balance,
    created: row.created,
    currency: row.currency,
    customer_account: null,
    default_source: null,
    delinquent: row.delinquent,
    description: row.description,
    discount: null,
    email: row.email,
    invoice_prefix: row.invoice_prefix,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: row.default_payment_method,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: row.metadata,
    name: row.name,
    next_invoice_sequence: row.next_invoice_sequence,
    phone: row.phone,
    preferred_locales: row.preferred_locales,
    shipping: null,
    tax_exempt: row.tax_exempt,
    test_clock: null,
  };
}
