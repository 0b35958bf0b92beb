import type Stripe from 'stripe';
import type { Api } from '../server/api.ts';
import { ApiError, noSuch } from '../server/api-error.ts';
import { text } from '../server/params.ts';
import type { PaymentMethodRow } from '../server/state.ts';
import { newId } from '../server/store.ts';
import type { StripeObject } from '../server/stripe-object.ts';
import type { World } from '../world.ts';

/** The reason for a declined charge, in Stripe's words. */
export interface Decline {
  decline_code: string;
  message: string;
}
interface Card {
  brand: string;
  last4: string;
}

export const GOOD_CARD = '4242424242424242';
/** A card that can be saved, but every charge fails. */
export const FAILING_CARD = '4000000000000341';

const GENERIC_DECLINE: Decline = {
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};
export const NO_FUNDS: Decline = {
  decline_code: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};
const NO_CARD: Decline = {
  decline_code: 'missing',
  message: 'This customer has no attached payment source or default payment method.',
};
const NOT_A_TEST_CARD: Decline = {
  decline_code: 'live_mode_test_card',
  message: 'Your card was declined. This is a test: use a test card such as 4242 4242 4242 4242.',
};

/** The test cards: their brand, or why entering their number fails (Stripe docs, Testing). */
const TEST_CARDS = new Map<string, { brand: string } | Decline>([
  [GOOD_CARD, { brand: 'visa' }],
  [FAILING_CARD, { brand: 'visa' }],
  ['4000000000000002', GENERIC_DECLINE],
  ['4000000000009995', NO_FUNDS],
]);

/** Test payment methods that the API takes by name (Stripe docs, Testing). */
const TEST_PAYMENT_METHODS = new Map([
  ['pm_card_visa', GOOD_CARD],
  ['pm_card_chargeCustomerFail', FAILING_CARD],
]);

/** Returns the card with the typed number, or why it is declined. */
export function readCard(typed: string): Card | Decline {
  const number = typed.replace(/\D/g, '');
  const card = TEST_CARDS.get(number) ?? NOT_A_TEST_CARD;
  return 'brand' in card ? { brand: card.brand, last4: number.slice(-4) } : card;
}

export function isDecline(card: Card | Decline): card is Decline {
  return 'decline_code' in card;
}

/** Returns why charges to a saved card fail, or null if they succeed. */
export function chargeDecline(card: Card | undefined): Decline | null {
  if (!card) return NO_CARD;
  return card.last4 === FAILING_CARD.slice(-4) ? GENERIC_DECLINE : null;
}

export function cardError({ message, decline_code }: Decline): ApiError {
  return new ApiError(402, 'card_error', message, { code: 'card_declined', decline_code });
}

function presentPaymentMethod(row: PaymentMethodRow): StripeObject<Stripe.PaymentMethod> {
  const { brand, last4, exp_year } = row;
  return {
    id: row.id,
    object: 'payment_method',
    card: { brand, last4, exp_month: 12, exp_year, country: 'US', funding: 'credit' },
    created: row.created,
    customer: row.customer,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

export function createPaymentMethod(
  { store, clock }: World,
  { brand, last4 }: Card,
  customer: string,
): PaymentMethodRow {
  const created = clock.now();
  return store.paymentMethods.put({
    id: newId('pm'),
    created,
    customer,
    brand,
    last4,
    exp_year: new Date(created * 1000).getUTCFullYear() + 5,
  });
}

/** Returns the customer's own payment method by id, or a new one for a name like `pm_card_visa`. */
export function customersPaymentMethod(
  world: World,
  idOrName: string,
  customer: string,
  param: string,
): PaymentMethodRow {
  const card = readCard(TEST_PAYMENT_METHODS.get(idOrName) ?? '');
  if (!isDecline(card)) return createPaymentMethod(world, card, customer);
  const row = world.store.paymentMethods.find(idOrName);
  if (row?.customer !== customer) throw noSuch('PaymentMethod', idOrName, param);
  return row;
}

export function paymentMethodRoutes(api: Api, world: World): void {
  api.post('/payment_methods/:id/attach', { customer: text() }, ({ customer }, id) => {
    const row = world.store.customers.find(customer);
    if (!row || row.deleted) throw noSuch('customer', customer, 'customer');
    return presentPaymentMethod(customersPaymentMethod(world, id, customer, 'payment_method'));
  });
}
