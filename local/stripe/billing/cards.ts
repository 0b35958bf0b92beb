import { ApiError } from '../api/api-error.ts';

/** Why a card was refused, in Stripe's words. */
export interface Decline {
  code: 'card_declined';
  decline_code: string;
  message: string;
}

interface TestCard {
  brand: string;
  /** Refused wherever it is used. */
  decline?: string;
  /** Can be saved, but no charge succeeds. */
  chargesFail?: true;
}

/** Stripe's test cards (Stripe docs, Testing). */
const TEST_CARDS = new Map<string, TestCard>([
  ['4242424242424242', { brand: 'visa' }],
  ['5555555555554444', { brand: 'mastercard' }],
  ['378282246310005', { brand: 'amex' }],
  ['4000000000000341', { brand: 'visa', chargesFail: true }],
  ['4000000000000002', { brand: 'visa', decline: 'generic_decline' }],
  ['4000000000009995', { brand: 'visa', decline: 'insufficient_funds' }],
]);

/** Test payment methods that the API takes by name (Stripe docs, Testing). */
export const TEST_PAYMENT_METHODS = new Map([
  ['pm_card_visa', '4242424242424242'],
  ['pm_card_mastercard', '5555555555554444'],
  ['pm_card_chargeCustomerFail', '4000000000000341'],
]);

export const GOOD_CARD = '4242424242424242';
export const FAILING_CARD = '4000000000000341';

function declined(decline_code: string): Decline {
  const message =
    decline_code === 'insufficient_funds'
      ? 'Your card has insufficient funds.'
      : 'Your card was declined.';
  return { code: 'card_declined', decline_code, message };
}

export const GENERIC_DECLINE = declined('generic_decline');

/** What a card is, by its number as typed, or why it cannot be used. */
export function readCard(typed: string): { brand: string; last4: string } | Decline {
  const number = typed.replace(/\D/g, '');
  const card = TEST_CARDS.get(number);
  if (!card) {
    const message =
      'Your card was declined. This is a test: use a test card such as 4242 4242 4242 4242.';
    return { code: 'card_declined', decline_code: 'live_mode_test_card', message };
  }
  if (card.decline !== undefined) return declined(card.decline);
  return { brand: card.brand, last4: number.slice(-4) };
}

/** Why charges to a saved card fail, or null when they succeed. */
export function chargeDecline(last4: string): Decline | null {
  return last4 === FAILING_CARD.slice(-4) ? GENERIC_DECLINE : null;
}

export function cardError({ message, code, decline_code }: Decline): ApiError {
  return new ApiError(402, 'card_error', message, { code, decline_code });
}
