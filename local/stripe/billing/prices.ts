import { invalidRequest } from '../api/api-error.ts';
import type { PriceRecord, RecurringRecord } from '../records/price.ts';

/** The rhythm of a price that a subscription may have. */
export function recurringOf(price: PriceRecord): RecurringRecord {
  if (!price.recurring) {
    throw invalidRequest(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
      { param: 'items[0][price]' },
    );
  }
  return price.recurring;
}
