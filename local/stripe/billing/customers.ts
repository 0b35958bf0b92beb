import { newId } from '../ids.ts';
import type { CustomerRecord } from '../records/customer.ts';
import type { World } from '../world.ts';

export function createCustomer(
  world: World,
  known: { email: string | null; name: string | null },
): CustomerRecord {
  const id = newId('cus', 14);
  return world.store.customers.put({
    id,
    created: world.clock.now(),
    deleted: false,
    ...known,
    description: null,
    phone: null,
    address: null,
    metadata: {},
    preferred_locales: [],
    tax_exempt: 'none',
    default_payment_method: null,
    balance: 0,
    currency: null,
    delinquent: false,
    invoice_prefix: id.slice(-8).toUpperCase(),
    next_invoice_sequence: 1,
  });
}
