import { z } from 'zod';
import { timestamp } from './common.ts';

/** A card. What becomes of its charges follows from its last four digits (`billing/cards.ts`). */
export const paymentMethodRecord = z.object({
  id: z.string(),
  created: timestamp,
  customer: z.string().nullable(),
  brand: z.string(),
  last4: z.string(),
  exp_month: z.number().int(),
  exp_year: z.number().int(),
  name: z.string().nullable(),
  email: z.string().nullable(),
});
export type PaymentMethodRecord = z.infer<typeof paymentMethodRecord>;
