import { z } from 'zod';
import { planTierSchema } from './plan.ts';

const url = z.object({ url: z.url().nullable() });

const definitions = {
  'create-checkout': {
    input: z.object({ product_id: z.string().min(1).max(100) }),
    output: url,
  },
  'check-subscription': {
    input: z.object({}).nullish(),
    output: z.object({
      subscribed: z.boolean(),
      subscription_tier: planTierSchema.nullable(),
      /** ISO 8601, or null. */
      subscription_end: z.iso.datetime().nullable(),
    }),
  },
  'customer-portal': {
    input: z.object({}).nullish(),
    output: url,
  },
  'send-service-request': {
    input: z.object({ request_id: z.string().min(1).max(128) }),
    output: z.object({ delivered: z.literal(true) }),
  },
  'open-request-chat': {
    /** By the address given with the request, or by the signed token of the confirmation mail. */
    input: z.union([
      z.object({ request_id: z.string().min(1).max(128), email: z.string().min(1).max(320) }),
      z.object({ request_id: z.string().min(1).max(128), token: z.string().min(1).max(2000) }),
    ]),
    output: z.object({
      request_id: z.string(),
      /** When the grant ends, ISO 8601. */
      expires_at: z.iso.datetime(),
    }),
  },
} as const;

export type CallableName = keyof typeof definitions;
export type CallableInput<N extends CallableName> = z.infer<(typeof definitions)[N]['input']>;
export type CallableOutput<N extends CallableName> = z.infer<(typeof definitions)[N]['output']>;

/**
 * The registry of callable functions: name, input, output. The handler's and the client's types
 * derive from it. Inputs hold only what the server cannot look up for itself: a price, a customer,
 * a uid or a provider's name in a payload is dropped by the schema (spec §7 gives the names).
 */
export const CALLABLES: {
  [N in CallableName]: { input: z.ZodType<CallableInput<N>>; output: z.ZodType<CallableOutput<N>> };
} = definitions;
