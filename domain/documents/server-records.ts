import * as z from 'zod/mini';
import { subscriberSchema } from '../billing/subscription.ts';
import { grantProofSchema } from '../chat/grant-proof.ts';

/*
 * Schemas of documents that only the server reads, used by the check of the stored data
 * (`npm run verify:data`).
 */

/** `handles/{handle}`: the uid of the professional who uses the handle. */
export const handleClaimSchema = z.object({ owner: z.string() });

/** `service_requests/{id}/guests/{uid}`: until when a guest can chat about the request. */
export const guestGrantSchema = z.object({ expires_at: z.date(), proof: grantProofSchema });

/** `subscribers/{uid}` with the fields that only the server uses. */
export const subscriberRecordSchema = z.extend(subscriberSchema, {
  /** Increases with every write of the state. */
  sync_version: z._default(z.int().check(z.minimum(0)), 0),
  /** When somebody joined the team, or a suspension was lifted, without a change of the state. */
  team_changed_at: z.optional(z.date()),
});

/** `stripe_events/{event id}`: a handled Stripe event. */
export const stripeEventSchema = z.object({ handled_at: z.date(), expires_at: z.date() });

/**
 * `rate_limits/{hash}`: the number of calls in a window, or the distinct things that were called
 * for.
 */
export const rateLimitSchema = z
  .object({
    count: z.optional(z.int().check(z.minimum(0))),
    things: z.optional(z.array(z.string())),
    expires_at: z.date(),
  })
  .check(
    z.refine(({ count, things }) => (count === undefined) !== (things === undefined), {
      message: 'must have either count or things',
    }),
  );

/** `counted_once/{id}`: a visitor of a day, or an event, that analytics has counted already. */
export const countedOnceSchema = z.object({ expires_at: z.date() });

/**
 * `cursors/reconcile_subscriptions`: the customer after whom the next run continues; null for the
 * start.
 */
export const reconcileCursorSchema = z.object({
  after: z.nullable(z.string()),
  saved_at: z.date(),
});
