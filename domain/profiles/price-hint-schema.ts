import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { nameSchema } from '../text-schemas.ts';

/** The lowest price of a job, in the smallest unit of the brand's currency. */
export const priceHintSchema = z.object({
  text: nameSchema(LIMITS.priceHintText, 'Please describe the job.'),
  cents: z
    .int()
    .check(z.minimum(1, 'Please enter a price above zero.'), z.maximum(LIMITS.quoteLineCents)),
});

/** The price hints of a page, in the order in which it shows them. */
export const priceHintsSchema = z.array(priceHintSchema).check(z.maxLength(LIMITS.priceHints));
