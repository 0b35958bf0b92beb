import {
  subscriptionStatusSchema,
  type NextCharge,
  type OpenInvoice,
  type SubscriptionFacts,
} from '@doorstep/domain/billing/subscription';
import type { Stripe } from 'stripe';
import * as z from 'zod/mini';

const fromSeconds = (seconds: number) => new Date(seconds * 1000);
const idOf = (reference: string | { id: string }) =>
  typeof reference === 'string' ? reference : reference.id;

/** Returns what is due of open invoices, which are newest first (Stripe API); null without one. */
export function openInvoice(invoices: readonly Stripe.Invoice[]): OpenInvoice | null {
  const [newest] = invoices;
  const oldest = invoices.at(-1);
  if (!newest || !oldest) return null;
  const { id, amount_remaining, currency, next_payment_attempt: next } = newest;
  return {
    id,
    due_since: fromSeconds(oldest.created),
    amount_due: amount_remaining,
    currency,
    next_attempt_at: next === null ? null : fromSeconds(next),
  };
}

/**
 * Converts a Stripe subscription to one entry per item, because product and period are fields of
 * the item (Stripe API, SubscriptionItem). An unknown status becomes `none`.
 */
export function subscriptionFacts(
  subscription: Stripe.Subscription,
  invoice: OpenInvoice | null,
  next_charge: NextCharge | null,
): SubscriptionFacts[] {
  const { id, status, cancel_at: cancelAt, cancel_at_period_end: atPeriodEnd } = subscription;
  return subscription.items.data.map((item) => ({
    id,
    item_id: item.id,
    status: z.catch(subscriptionStatusSchema, 'none').parse(status),
    product_id: idOf(item.price.product),
    period_start: fromSeconds(item.current_period_start),
    period_end: fromSeconds(item.current_period_end),
    cancel_at: cancelAt === null ? null : fromSeconds(cancelAt),
    cancel_at_period_end: atPeriodEnd,
    open_invoice: invoice,
    next_charge,
  }));
}

/** The fields of Stripe's preview of an invoice that say what is charged, and for what. */
export interface InvoicePreview extends Pick<Stripe.Invoice, 'amount_due' | 'currency' | 'total'> {
  lines: { has_more: boolean; data: InvoiceLine[] };
}

interface InvoiceLine {
  amount: number;
  parent: {
    subscription_item_details?: { proration: boolean } | null;
    invoice_item_details?: { proration: boolean } | null;
  } | null;
}

/** Checks whether an invoice's line is for the time before the invoice (Stripe API, Line item). */
function isProration({ parent }: InvoiceLine): boolean {
  const details = parent?.subscription_item_details ?? parent?.invoice_item_details;
  return details?.proration === true;
}

/** Converts Stripe's preview of the next invoice, whose lines are a list of at most ten. */
export function nextCharge({ amount_due, currency, lines, total }: InvoicePreview): NextCharge {
  const prorations = lines.data.filter(isProration).reduce((sum, { amount }) => sum + amount, 0);
  return {
    amount: amount_due,
    plan_amount: lines.has_more ? null : total - prorations,
    currency,
  };
}

/** Parses id, type and customer of an event. Everything else is read from Stripe's API. */
export const eventSchema = z.pipe(
  z.object({
    id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/)),
    type: z.string(),
    data: z.object({
      object: z.object({
        id: z.optional(z.string()),
        object: z.string(),
        customer: z.nullish(z.union([z.string(), z.object({ id: z.string() })])),
      }),
    }),
  }),
  z.transform(({ id, type, data: { object } }) => {
    const customer = object.object === 'customer' ? object.id : object.customer;
    return { id, type, customer_id: customer ? idOf(customer) : null };
  }),
);
