import type Stripe from 'stripe';
import type { InvoiceLineRecord, InvoiceRecord } from '../records/invoice.ts';
import type { World } from '../world.ts';
import { wholeList } from './list.ts';
import type { Wire } from './wire.ts';

export function presentInvoiceLine(
  invoice: InvoiceRecord,
  line: InvoiceLineRecord,
): Wire<Stripe.InvoiceLineItem> {
  return {
    id: line.id,
    object: 'line_item',
    amount: line.amount,
    currency: invoice.currency,
    description: line.description,
    discount_amounts: [],
    discountable: !line.proration,
    discounts: [],
    invoice: invoice.id,
    livemode: false,
    metadata: invoice.subscription_metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: line.proration,
        proration_details: line.proration ? { credited_items: null } : null,
        subscription: invoice.subscription,
        subscription_item: line.subscription_item,
      },
      type: 'subscription_item_details',
    },
    period: line.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: line.price, product: line.product },
      type: 'price_details',
      unit_amount_decimal: String(line.unit_amount),
    },
    quantity: line.quantity,
    quantity_decimal: String(line.quantity),
    subscription: invoice.subscription,
    subtotal: line.amount,
    taxes: [],
  };
}

function whatWasAsked(row: InvoiceRecord) {
  return {
    account_country: 'US',
    account_name: 'Doorstep',
    account_tax_ids: null,
    amount_due: row.amount_due,
    amount_overpaid: 0,
    amount_paid: row.amount_paid,
    amount_remaining: row.amount_due - row.amount_paid,
    amount_shipping: 0,
    attempt_count: row.attempt_count,
    attempted: row.attempt_count > 0,
    auto_advance: row.status === 'open' && row.next_payment_attempt !== null,
    next_payment_attempt: row.next_payment_attempt,
    ending_balance: row.ending_balance,
    starting_balance: row.starting_balance,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    subtotal: row.total,
    subtotal_excluding_tax: row.total,
    total: row.total,
    total_discount_amounts: [],
    total_excluding_tax: row.total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
  } satisfies Partial<Wire<Stripe.Invoice>>;
}

function whoOwes(world: World, row: InvoiceRecord) {
  const customer = world.store.customers.get(row.customer);
  return {
    customer: row.customer,
    customer_account: null,
    customer_address: customer.address,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: customer.phone,
    customer_shipping: null,
    customer_tax_exempt: customer.tax_exempt,
    customer_tax_ids: [],
  } satisfies Partial<Wire<Stripe.Invoice>>;
}

export function presentInvoice(world: World, row: InvoiceRecord): Wire<Stripe.Invoice> {
  return {
    id: row.id,
    object: 'invoice',
    ...whatWasAsked(row),
    ...whoOwes(world, row),
    application: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: row.automatic_tax,
      liability: row.automatic_tax ? { type: 'self' } : null,
      provider: row.automatic_tax ? 'stripe' : null,
      status: row.automatic_tax ? 'complete' : null,
    },
    automatically_finalizes_at: null,
    billing_reason: row.billing_reason,
    collection_method: 'charge_automatically',
    created: row.created,
    currency: row.currency,
    custom_fields: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: row.created,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: `${world.publicUrl}/i/${row.id}`,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: wholeList(
      `/v1/invoices/${row.id}/lines`,
      row.lines.map((line) => presentInvoiceLine(row, line)),
    ),
    livemode: false,
    metadata: {},
    number: row.number,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: {
        metadata: row.subscription_metadata,
        subscription: row.subscription,
      },
      type: 'subscription_details',
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: row.period_end,
    period_start: row.period_start,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    statement_descriptor: null,
    status: row.status,
    status_transitions: {
      finalized_at: row.created,
      marked_uncollectible_at: null,
      paid_at: row.paid_at,
      voided_at: row.voided_at,
    },
    test_clock: null,
    webhooks_delivered_at: row.created,
  };
}
