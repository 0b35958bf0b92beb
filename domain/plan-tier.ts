import { z } from 'zod';

/** The plans by name. Apart from their prices, which the pricing page shows without any schema. */
export const planTierSchema = z.enum(['Starter', 'Pro', 'Business']);
export type PlanTier = z.infer<typeof planTierSchema>;
