import { BRAND } from '../active-brand.ts';
import { formatPrice } from '../billing/money.ts';
import { isolate } from '../text.ts';

// The schema has a file of its own, because public pages load no zod.

/** The lowest price of a job, in the smallest unit of the brand's currency. */
export interface PriceHint {
  text: string;
  cents: number;
}

/** Returns a price hint as the page shows it, such as 'Drain cleaning from $89'. */
export const priceHintText = ({ text, cents }: PriceHint): string =>
  `${isolate(text)} from ${formatPrice(cents, BRAND.currency)}`;
