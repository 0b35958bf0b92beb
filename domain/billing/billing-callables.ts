import * as z from 'zod/mini';
import { count, filled } from '../callables/callable-fields.ts';
import { planTierSchema } from './plan-tier.ts';
import { subscriptionStatusSchema } from './subscription.ts';

const link = z.nullish(z.union([z.url({ protocol: /^https?$/ }), z.literal('')]));
/** The address of a Stripe page; null if the answer has none. */
const url = z.pipe(
  z.nullish(z.object({ url: link })),
  z.transform((answer) => ({ url: answer?.url || null })),
);
/** A time in ISO 8601; null if there is none. */
const time = z.nullable(z.iso.datetime());

/** The pages at which the Stripe customer portal can open, besides its home page. */
const portalFlowSchema = z.enum(['update_payment_method', 'cancel']);
export type PortalFlow = z.infer<typeof portalFlowSchema>;

/** The callables of checkout, subscription and portal. */
export const BILLING_CALLABLES = {
  'create-checkout': {
    input: z.object({ product_id: filled(100) }),
    output: url,
  },
  'check-subscription': {
    input: z.nullish(z.object({})),
    output: z.object({
      subscribed: z.boolean(),
      subscription_tier: z.nullable(planTierSchema),
      subscription_end: time,
      status: subscriptionStatusSchema,
      /** When a canceled subscription ends. */
      cancel_at: time,
      /** Until when the page stays public while a payment is due. */
      grace_ends_at: time,
      /** What is charged at `subscription_end`, in cents; null if it is unknown or nothing is. */
      next_charge_amount: z.nullable(count),
      /** What the plan costs then, without prorations and credit; null if it is unknown. */
      next_plan_amount: z.nullable(count),
      /** While past due: the unpaid amount in the currency's smallest unit, such as cents. */
      amount_due: z.nullable(count),
      /** ISO 4217, lower case. */
      currency: z.nullable(z.string()),
      /** When Stripe charges the card again; null if it will not retry. */
      next_attempt_at: time,
    }),
  },
  'customer-portal': {
    /** `switch_to`: the portal opens at the confirmation of that plan, and `flow` is ignored. */
    input: z.nullish(
      z.object({ flow: z.nullish(portalFlowSchema), switch_to: z.nullish(planTierSchema) }),
    ),
    output: url,
  },
} as const;
