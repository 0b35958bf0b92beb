import type Stripe from 'stripe';
import type { PaymentMethodRecord } from '../records/payment-method.ts';
import type { Wire } from './wire.ts';

export function presentPaymentMethod(row: PaymentMethodRecord): Wire<Stripe.PaymentMethod> {
  return {
    id: row.id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: null,
      email: row.email,
      name: row.name,
      phone: null,
      tax_id: null,
    },
    card: {
      brand: row.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: row.brand,
      exp_month: row.exp_month,
      exp_year: row.exp_year,
      funding: 'credit',
      generated_from: null,
      last4: row.last4,
      networks: { available: [row.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: row.created,
    customer: row.customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}
