import * as z from 'zod/mini';

/** The plans by name. Not in plan.ts, so that the pricing page loads no schema library. */
export const planTierSchema = z.enum(['Starter', 'Pro', 'Business']);
export type PlanTier = z.infer<typeof planTierSchema>;
