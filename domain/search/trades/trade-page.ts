import * as z from 'zod/mini';
import { namedIdSchema, searchResultSchema } from '../results/search-api.ts';

/** The path of the trade pages' data on the site, followed by /{trade} or /{trade}/{city}. */
export const TRADE_PAGE_PATH = '/api/pros';

/** The page of a trade, everywhere or in one city: a page of professionals, and its neighbors. */
export const tradePageSchema = z.object({
  trade: namedIdSchema,
  /** Null on the page of all cities. */
  city: z.nullable(namedIdSchema),
  providers: z.array(searchResultSchema),
  /** The cursor at which the next page starts (search-cursor.ts); null if there are no more. */
  next: z.nullable(z.string()),
  /**
   * Whether search engines may list it: at least two professionals cover a city that is no village.
   */
  isListed: z._default(z.boolean(), false),
  /** Other trades in this city, and other cities for this trade. */
  trades: z.array(namedIdSchema),
  cities: z.array(namedIdSchema),
});
export type TradePage = z.infer<typeof tradePageSchema>;
