import * as z from 'zod/mini';
import { alarmNameSchema, alarmNoticeSchema } from '../operations/alarms.ts';
import { badgeKindSchema } from '../badges/badge.ts';
import { planTierSchema } from '../billing/plan-tier.ts';
import { oneLine } from '../text.ts';

// The data of mails about an account: its subscription, badges and support requests.

/** A name in a mail. A line break in it would look like a paragraph of the mail's own. */
export const mailName = z.string().check(z.overwrite(oneLine));

/** The uid of the person that the mail is about. */
const account = z.string();

export const welcomeData = z.object({
  account,
  provider_name: z.nullable(mailName),
  tier: planTierSchema,
});

export const paymentFailedData = z.object({
  account,
  provider_name: z.nullable(mailName),
  /** In the currency's smallest unit, such as cents. */
  amount_due: z.int(),
  currency: z.string(),
  next_attempt_at: z.nullable(z.date()),
  /** Until when the page stays public; null without a grace period. */
  grace_ends_at: z.nullable(z.date()),
});

export const subscriptionEndedData = z.object({
  account,
  provider_name: z.nullable(mailName),
  /** `unpaid`: the subscription exists but its invoice is unpaid. */
  reason: z.enum(['ended', 'unpaid']),
  /** Whether the end of the subscription unpublished a page. */
  page_was_public: z.boolean(),
});

export const badgeDecidedData = z.object({
  account,
  provider_name: mailName,
  kind: badgeKindSchema,
  /** The last valid day of a granted badge, `YYYY-MM-DD`; null if it was refused or taken back. */
  expires_on: z.nullable(z.string()),
  /** Why it was refused or taken back; null for a granted one. */
  reason: z.nullable(z.string()),
  is_taken_back: z.boolean(),
});

export const badgeExpiringData = z.object({
  account,
  provider_name: mailName,
  kind: badgeKindSchema,
  expires_on: z.string(),
});

/** A message of a support request: the person's own, or an answer. */
export const supportData = z.object({
  account,
  reference: z.string(),
  subject: mailName,
  text: z.string(),
});

/** An invitation to a team, to the person who is invited. `account` is the team's owner. */
export const teamInvitationData = z.object({
  account,
  invitation_id: z.string(),
  /** The owner's company. */
  company: mailName,
  /** The invited person. */
  name: mailName,
  expires_at: z.date(),
});

/** A link that confirms the email of a page, to that address; or that a page has it no more. */
export const pageEmailData = z.object({
  /** The professional's uid. */
  account: z.string(),
  provider_name: mailName,
});

export const supportAskedData = z.extend(supportData, { is_premium: z.boolean() });

/** An alarm of the market, to the operator. */
export const alarmData = z.object({
  alarm: alarmNameSchema,
  notice: alarmNoticeSchema,
  detail: z.string(),
});
