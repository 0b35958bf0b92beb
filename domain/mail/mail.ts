import * as z from 'zod/mini';
import { planTierSchema } from '../billing/plan-tier.ts';
import { senderTypeSchema } from '../chat/message.ts';
import { preferredContactSchema } from '../requests/preferred-contact.ts';
import { urgencySchema } from '../requests/service-request.ts';
import { threadRefSchema } from '../chat/thread-ref.ts';

const newRequestData = z.object({
  request_id: z.string(),
  provider_name: z.string(),
  client_name: z.string(),
  /** Null once the account of that address is deleted. */
  client_email: z.nullable(z.string()),
  client_phone: z.nullable(z.string()),
  service_description: z.string(),
  urgency: urgencySchema,
  preferred_contact: preferredContactSchema,
});

const requestConfirmationData = z.object({
  request_id: z.string(),
  provider_name: z.string(),
  client_name: z.string(),
  service_description: z.string(),
});

/** The uid of whoever it is about; none where the mail is older than the field. */
const account = z.optional(z.string());

const welcomeData = z.object({
  account,
  provider_name: z.nullable(z.string()),
  tier: planTierSchema,
});

const paymentFailedData = z.object({
  account,
  provider_name: z.nullable(z.string()),
  /** In the currency's smallest unit. */
  amount_due: z.int(),
  currency: z.string(),
  next_attempt_at: z.nullable(z.date()),
});

const subscriptionEndedData = z.object({
  account,
  provider_name: z.nullable(z.string()),
  /** `unpaid`: it is there still and waits for its money. */
  reason: z.enum(['ended', 'unpaid']),
  /** Whether it took a public page down. */
  page_was_public: z.boolean(),
});

const unreadMessagesData = z.object({
  thread: threadRefSchema,
  /** The side of the thread that has not read it. */
  side: senderTypeSchema,
  /** The first message that was not read. */
  message_id: z.string(),
  /** What the two are called in the thread; null where a conversation knows no name. */
  reader_name: z.nullable(z.string()),
  sender_name: z.nullable(z.string()),
  preview: z.string(),
});

/** What each kind of mail says, by template. */
export const mailContentSchema = z.discriminatedUnion('template', [
  z.object({ template: z.literal('new_request'), data: newRequestData }),
  z.object({ template: z.literal('request_confirmation'), data: requestConfirmationData }),
  z.object({ template: z.literal('welcome'), data: welcomeData }),
  z.object({ template: z.literal('payment_failed'), data: paymentFailedData }),
  z.object({ template: z.literal('subscription_ended'), data: subscriptionEndedData }),
  z.object({ template: z.literal('unread_messages'), data: unreadMessagesData }),
]);
export type MailContent = z.infer<typeof mailContentSchema>;
export type MailTemplate = MailContent['template'];
/**
 * Whether a mail belongs to something that its reader began: a request, a subscription. One that does
 * not can be unsubscribed from (RFC 8058), and is not sent to who has.
 */
const IS_TRANSACTIONAL: Record<MailTemplate, boolean> = {
  new_request: true,
  request_confirmation: true,
  welcome: true,
  payment_failed: true,
  subscription_ended: true,
  unread_messages: false,
};

export const mailTemplateSchema = z.enum(Object.keys(IS_TRANSACTIONAL) as MailTemplate[]);

export function isTransactional(template: MailTemplate): boolean {
  return IS_TRANSACTIONAL[template];
}

/** `obsolete`: there was nothing left to say when it was due, so it was not sent. */
export const mailStateSchema = z.enum(['pending', 'sending', 'sent', 'dead', 'obsolete']);
export type MailState = z.infer<typeof mailStateSchema>;

/**
 * `mail/{id}`, the outbox. The id is made of what the mail is about, so that two doors to the same
 * mail meet in one document. `lease_until` marks a delivery under way; `next_attempt_at` when the
 * sweep takes it up; after the last try it is kept as `dead`. What is over goes by itself at
 * `expires_at` (`RETENTION_DAYS`), what is not has none.
 */
export const mailSchema = z.intersection(
  mailContentSchema,
  z.object({
    id: z.string(),
    to: z.string(),
    state: mailStateSchema,
    attempts: z.int().check(z.minimum(0)),
    lease_until: z.nullable(z.date()),
    next_attempt_at: z.date(),
    error: z.nullable(z.string()),
    created_at: z.date(),
    sent_at: z.nullable(z.date()),
    expires_at: z._default(z.nullable(z.date()), null),
  }),
);
export type Mail = z.infer<typeof mailSchema>;

/** The id of a request's mail: one of each kind for a request, ever. */
export function requestMailId(requestId: string, template: MailTemplate): string {
  return `${requestId}_${template}`;
}

/** The id of a mail about a subscription: one of each kind for a person, an invoice or a subscription. */
export function billingMailId(template: MailTemplate, about: string): string {
  return `${template}_${about}`;
}

/** Minutes until the next try, by number of tries made; after the last one the mail is dead. */
export const MAIL_BACKOFF_MINUTES = [1, 2, 5, 15, 60, 180, 720] as const;

/** How long a message may wait to be read before a mail tells of it. */
export const UNREAD_MAIL_MINUTES = 10;

/**
 * A mail about a message between two who are apart for a time, by a block or a suspension, waits: each so many
 * minutes it is looked at again, and once it is that many days old it is not needed any more.
 */
export const APART_MAIL = { lookMinutes: 60, days: 14 } as const;

/**
 * How long one delivery may take. The whole conversation with the mail server ends at the deadline,
 * however alive it seems, within the 60 seconds that a function has. The lease on the mail outlasts
 * it: else a second delivery would begin while the first is still under way.
 */
export const MAIL_DELIVERY = { deadlineMs: 40_000, leaseMs: 120_000 } as const;
