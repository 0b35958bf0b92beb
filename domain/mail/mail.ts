import * as z from 'zod/mini';
import { accountMailSchema } from '../auth/account-mail.ts';
import { correlationIdSchema } from '../callables/correlation-id.ts';
import { senderTypeSchema, type SenderType } from '../chat/message.ts';
import {
  alarmData,
  badgeDecidedData,
  badgeExpiringData,
  mailName,
  pageEmailData,
  paymentFailedData,
  subscriptionEndedData,
  supportAskedData,
  supportData,
  teamInvitationData,
  welcomeData,
} from './account-mail-data.ts';
import {
  newRequestData,
  quoteData,
  requestStatusData,
  requestConfirmationData,
  requestSummary,
  reviewReceivedData,
} from './request-mail-data.ts';
import { threadRefSchema } from '../chat/thread-ref.ts';

const unreadMessagesData = z.object({
  thread: threadRefSchema,
  /** The recipient's side of the thread. */
  side: senderTypeSchema,
  /** The first unread message. */
  message_id: z.string(),
  /** Both people's names in the thread; null if a conversation has no name for them. */
  reader_name: z.nullable(mailName),
  sender_name: z.nullable(mailName),
  preview: z.string(),
});

/** The data of each mail template. */
export const mailContentSchema = z.discriminatedUnion('template', [
  z.object({ template: z.literal('new_request'), data: newRequestData }),
  z.object({ template: z.literal('request_confirmation'), data: requestConfirmationData }),
  z.object({ template: z.literal('request_cancelled'), data: requestSummary }),
  z.object({ template: z.literal('request_status'), data: requestStatusData }),
  z.object({ template: z.literal('done_asked'), data: requestSummary }),
  z.object({ template: z.literal('done_refused'), data: requestSummary }),
  z.object({ template: z.literal('done_completed'), data: requestSummary }),
  z.object({ template: z.literal('request_reminder'), data: requestSummary }),
  z.object({ template: z.literal('request_unanswered'), data: requestSummary }),
  z.object({ template: z.literal('review_request'), data: requestSummary }),
  z.object({ template: z.literal('review_received'), data: reviewReceivedData }),
  z.object({ template: z.literal('quote_sent'), data: quoteData }),
  z.object({ template: z.literal('quote_accepted'), data: quoteData }),
  z.object({ template: z.literal('quote_declined'), data: quoteData }),
  z.object({ template: z.literal('quote_confirmation'), data: quoteData }),
  z.object({ template: z.literal('welcome'), data: welcomeData }),
  z.object({ template: z.literal('payment_failed'), data: paymentFailedData }),
  z.object({ template: z.literal('subscription_ended'), data: subscriptionEndedData }),
  z.object({ template: z.literal('badge_decided'), data: badgeDecidedData }),
  z.object({ template: z.literal('badge_expiring'), data: badgeExpiringData }),
  z.object({ template: z.literal('support_received'), data: supportData }),
  z.object({ template: z.literal('support_answered'), data: supportData }),
  z.object({ template: z.literal('support_asked'), data: supportAskedData }),
  z.object({ template: z.literal('page_email_link'), data: pageEmailData }),
  z.object({ template: z.literal('page_email_changed'), data: pageEmailData }),
  z.object({ template: z.literal('team_invitation'), data: teamInvitationData }),
  z.object({ template: z.literal('unread_messages'), data: unreadMessagesData }),
  z.object({ template: z.literal('account_link'), data: accountMailSchema }),
  z.object({ template: z.literal('alarm'), data: alarmData }),
]);
export type MailContent = z.infer<typeof mailContentSchema>;
export type MailTemplate = MailContent['template'];

const IS_TRANSACTIONAL: Record<MailTemplate, boolean> = {
  new_request: true,
  request_confirmation: true,
  request_cancelled: true,
  request_status: false,
  done_asked: true,
  done_refused: true,
  done_completed: true,
  request_reminder: false,
  request_unanswered: false,
  review_request: false,
  review_received: false,
  quote_sent: true,
  quote_accepted: true,
  quote_declined: true,
  quote_confirmation: true,
  welcome: true,
  payment_failed: true,
  subscription_ended: true,
  badge_decided: true,
  badge_expiring: true,
  support_received: true,
  support_answered: true,
  support_asked: true,
  page_email_link: true,
  page_email_changed: true,
  team_invitation: false,
  unread_messages: false,
  account_link: true,
  alarm: true,
};

export const mailTemplateSchema = z.enum(Object.keys(IS_TRANSACTIONAL) as MailTemplate[]);

/**
 * Checks whether a mail follows from something that its recipient started: a request, a
 * subscription or an account. People can unsubscribe from all other mails (RFC 8058).
 */
export function isTransactional(template: MailTemplate): boolean {
  return IS_TRANSACTIONAL[template];
}

/** The templates of mails about a request, by the side that reads them. */
const REQUEST_MAILS = {
  provider: [
    'new_request',
    'request_cancelled',
    'done_asked',
    'done_completed',
    'request_reminder',
    'review_received',
    'quote_accepted',
    'quote_declined',
  ],
  client: [
    'request_confirmation',
    'request_status',
    'done_refused',
    'request_unanswered',
    'review_request',
    'quote_sent',
    'quote_confirmation',
  ],
} satisfies Record<SenderType, MailTemplate[]>;

/** Returns the side that reads a mail about a request; null for any other template. */
export function requestMailSide(template: unknown): SenderType | null {
  const isOf = (side: SenderType) => REQUEST_MAILS[side].some((one) => one === template);
  if (isOf('provider')) return 'provider';
  return isOf('client') ? 'client' : null;
}

/** `obsolete`: the mail was no longer needed when it was due, so it was not sent. */
export const mailStateSchema = z.enum(['pending', 'sending', 'sent', 'dead', 'obsolete']);
export type MailState = z.infer<typeof mailStateSchema>;

/**
 * `mail/{id}`: a mail in the outbox. Its id is derived from its subject, so the same mail is queued
 * only once; a mail with a link for an account has a random id. `lease_until` is set during a
 * delivery. The sweep sends the mail at `next_attempt_at`; after the last attempt its state is
 * `dead`. Firestore deletes finished mails at `expires_at` (`RETENTION_DAYS`).
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
    expires_at: z.nullable(z.date()),
    /** The action that queued the mail; null outside of one. */
    correlation_id: z.nullable(correlationIdSchema),
  }),
);
export type Mail = z.infer<typeof mailSchema>;

/** Returns the id of a request's mail. Each template is mailed at most once per request. */
export function requestMailId(requestId: string, template: MailTemplate): string {
  return `${requestId}_${template}`;
}

/** Returns the id of a mail about a change of a request's status, one per change. */
export function statusMailId(requestId: string, template: MailTemplate, changedAt: Date): string {
  return `${requestMailId(requestId, template)}_${changedAt.getTime()}`;
}

/** Returns the id of a mail about a quote, one per template and quote. */
export function quoteMailId(requestId: string, template: MailTemplate, quoteId: string): string {
  return `${requestMailId(requestId, template)}_${quoteId}`;
}

/**
 * Returns the id of a mail about an account, one per template and `about`, such as a uid, an
 * invoice or a subscription.
 */
export function accountMailId(template: MailTemplate, about: string): string {
  return `${template}_${about}`;
}

/**
 * Minutes until the next attempt, by the number of failed attempts. After the last one the mail is
 * dead.
 */
export const MAIL_BACKOFF_MINUTES = [1, 2, 5, 15, 60, 180, 720] as const;

/** Minutes after which an unread message is announced by mail. */
export const UNREAD_MAIL_MINUTES = 10;

/**
 * A mail about a message is held back while a block or a suspension separates the two people. It is
 * checked again every `recheckMinutes`, and becomes obsolete after `maxDays`.
 */
export const BLOCKED_THREAD_MAIL = { recheckMinutes: 60, maxDays: 14 } as const;

/**
 * Time limits of one delivery. The connection to the mail server is closed at the deadline, within
 * the 50 seconds of the sweep. The lease is longer, so that no second delivery starts before the
 * first has ended.
 */
export const MAIL_DELIVERY = { deadlineMs: 20_000, leaseMs: 120_000 } as const;
