import { noSuch } from '../api/api-error.ts';
import { newId } from '../ids.ts';
import type { PaymentMethodRecord } from '../records/payment-method.ts';
import type { World } from '../world.ts';
import { readCard, TEST_PAYMENT_METHODS } from './cards.ts';

interface Card {
  brand: string;
  last4: string;
}

export function createPaymentMethod(
  world: World,
  card: Card,
  owner: { customer: string | null; name: string | null; email: string | null },
): PaymentMethodRecord {
  const created = world.clock.now();
  return world.store.paymentMethods.put({
    id: newId('pm'),
    created,
    ...card,
    ...owner,
    exp_month: 12,
    exp_year: new Date(created * 1000).getUTCFullYear() + 5,
  });
}

/** A test token (`pm_card_visa`) becomes a card of the customer's; an id must be his already. */
export function customersPaymentMethod(
  world: World,
  idOrToken: string,
  customer: string,
  param: string,
): PaymentMethodRecord {
  const number = TEST_PAYMENT_METHODS.get(idOrToken);
  const card = number === undefined ? undefined : readCard(number);
  if (card && 'last4' in card) {
    return createPaymentMethod(world, card, { customer, name: null, email: null });
  }
  const row = world.store.paymentMethods.find(idOrToken);
  if (row?.customer !== customer) throw noSuch('PaymentMethod', idOrToken, param);
  return row;
}
