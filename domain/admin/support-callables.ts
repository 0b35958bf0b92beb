import * as z from 'zod/mini';
import { planTierSchema } from '../billing/plan-tier.ts';
import { count, id } from '../callables/callable-fields.ts';
import { LIMITS } from '../limits.ts';
import { photosSchema } from '../pictures/photos.ts';
import {
  supportEntrySchema,
  supportStateSchema,
  supportTextSchema,
} from '../support/support-request.ts';
import { after, next } from './office-callables.ts';

/** A request to support in the lists of administrators. */
const supportLineSchema = z.object({
  id: z.string(),
  subject: z.string(),
  state: supportStateSchema,
  is_premium: z.boolean(),
  /** The beginning of the latest message. */
  text: z.string(),
  waiting_since: z.iso.datetime(),
  /** The account's email; null without an account. */
  email: z.nullable(z.string()),
});
export type SupportLine = z.infer<typeof supportLineSchema>;

/** The number of messages that the administrator has seen, so that an unseen one is not skipped. */
const seen = count.check(z.maximum(LIMITS.supportEntries));

/** The callables of support for administrators. */
export const SUPPORT_CALLABLES = {
  'admin-support-requests': {
    /** `done`: answered or closed. */
    input: z.object({ state: z.enum(['open', 'done']), after }),
    output: z.object({ requests: z.array(supportLineSchema), next }),
  },
  'admin-support-request': {
    input: z.object({ id }),
    output: z.extend(supportLineSchema, {
      uid: z.string(),
      entries: z.array(z.extend(supportEntrySchema, { at: z.iso.datetime() })),
      photos: photosSchema,
      plan: z.nullable(planTierSchema),
      /** The professional's name and handle; null without a profile. */
      provider: z.nullable(z.object({ display_name: z.string(), handle: z.string() })),
    }),
  },
  'admin-answer-support': {
    input: z.object({ id, seen, text: supportTextSchema }),
    output: z.object({ state: z.literal('answered') }),
  },
  'admin-set-support-state': {
    input: z.object({ id, seen, state: z.enum(['open', 'closed']) }),
    output: z.object({ state: z.enum(['open', 'closed']) }),
  },
} as const;
