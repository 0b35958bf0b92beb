import * as z from 'zod/mini';

/** The plans by name. In a file of its own: the pricing page needs prices only, and no schema (plan.ts). */
export const planTierSchema = z.enum(['Starter', 'Pro', 'Business']);
export type PlanTier = z.infer<typeof planTierSchema>;
