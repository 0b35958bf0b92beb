import * as z from 'zod/mini';
import { count } from '../callables/callable-fields.ts';

/** The path of the endpoint on the site. */
export const SALES_PATH = '/api/sales';

/** What the operator's settings say about sales, for the answers of /pricing. */
export const salesSchema = z.object({
  /** The days of the trial of a first subscription; 0 for none. */
  trial_days: count,
  /** Whether the checkout computes the tax from the address that is entered there. */
  automatic_tax: z.boolean(),
});
export type Sales = z.infer<typeof salesSchema>;
