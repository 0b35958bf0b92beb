import { invalidRequest, noSuch } from '../api/api-error.ts';
import type { PriceRecord } from '../records/price.ts';
import type { World } from '../world.ts';
import { recurringOf } from './prices.ts';

/** The price, if a subscription can be sold at it now. */
export function sellablePrice({ store }: World, id: string, param: string): PriceRecord {
  const price = store.prices.find(id);
  if (!price) throw noSuch('price', id, param);
  recurringOf(price);
  if (!price.active) {
    throw invalidRequest(
      'The price specified is inactive. This field only accepts active prices.',
      { param },
    );
  }
  if (!store.products.get(price.product).active) {
    throw invalidRequest(`The price specified belongs to the inactive product ${price.product}.`, {
      param,
    });
  }
  return price;
}
