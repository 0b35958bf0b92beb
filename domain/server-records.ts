import * as z from 'zod/mini';
import { subscriberSchema } from './billing/subscription.ts';

/**
 * Documents that only the server reads, or that are read by one field: their whole shape, for the
 * check of the stored data (`npm run verify:data`).
 */

/** `handles/{handle}`: whose it is. */
export const handleClaimSchema = z.object({ owner: z.string() });

/** `service_requests/{id}/guests/{uid}`: until when that uid may chat about the request. */
export const guestGrantSchema = z.object({ expires_at: z.date() });

/** `subscribers/{uid}` as the server keeps it: `sync_version` grows with every state written. */
export const subscriberRecordSchema = z.extend(subscriberSchema, {
  sync_version: z._default(z.int().check(z.minimum(0)), 0),
});

/** `stripe_events/{event id}`: an event that was handled. */
export const stripeEventSchema = z.object({ handled_at: z.date(), expires_at: z.date() });

/** `rate_limits/{hash}`: how many there were in a window, or which. */
export const rateLimitSchema = z
  .object({
    count: z.optional(z.int().check(z.minimum(0))),
    things: z.optional(z.array(z.string())),
    expires_at: z.date(),
  })
  .check(
    z.refine(({ count, things }) => (count === undefined) !== (things === undefined), {
      message: 'counts either how many or which',
    }),
  );

/** `cursors/reconcile_subscriptions`: after whom the next run goes on; null: at the beginning. */
export const reconcileCursorSchema = z.object({
  after: z.nullable(z.string()),
  saved_at: z.date(),
});
