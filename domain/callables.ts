import * as z from 'zod/mini';
import { auditFactSchema } from './moderation/audit-log.ts';
import { accountStandingSchema } from './account/closed-account.ts';
import { exportedDocumentSchema, exportSectionSchema } from './account/data-export.ts';
import { LIMITS } from './limits.ts';
import { mailStateSchema, mailTemplateSchema } from './mail/mail.ts';
import { senderTypeSchema } from './chat/message.ts';
import { planTierSchema } from './billing/plan-tier.ts';
import {
  decisionNoteSchema,
  reportAdditionSchema,
  reportDecisionSchema,
  reportReasonSchema,
  reportStateSchema,
  reportTextSchema,
  writerSchema,
} from './moderation/report.ts';
import { subscriptionStatusSchema } from './billing/subscription.ts';
import { threadRefSchema } from './chat/thread-ref.ts';

const link = z.nullish(z.union([z.url({ protocol: /^https?$/ }), z.literal('')]));
/** The address of a Stripe page; null if the answer has none. */
const url = z.pipe(
  z.nullish(z.object({ url: link })),
  z.transform((answer) => ({ url: answer?.url || null })),
);
const count = z.int().check(z.minimum(0));
const filled = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
const id = filled(128);
const exportPage = z.nullable(z.string().check(z.maxLength(300)));

/** ISO 8601 or null. The answer of an older release may not have the field. */
const optionalTime = z._default(z.nullable(z.iso.datetime()), null);

/** An undeliverable mail as an administrator sees it, without its content. */
const deadMailSchema = z.object({
  id: z.string(),
  template: mailTemplateSchema,
  to: z.string(),
  attempts: count,
  error: z.nullable(z.string()),
  created_at: z.iso.datetime(),
});
export type DeadMail = z.infer<typeof deadMailSchema>;

const partySchema = z.object({
  side: senderTypeSchema,
  /** The person's name in the thread; null if the thread was deleted. */
  name: z.nullable(z.string()),
});

/** A report as an administrator sees it. */
const reportEntrySchema = z.object({
  id: z.string(),
  reason: reportReasonSchema,
  text: z.string(),
  /** The reporter's later additions, oldest first. */
  additions: z.array(z.extend(reportAdditionSchema, { created_at: z.iso.datetime() })),
  state: reportStateSchema,
  note: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  decided_at: z.nullable(z.iso.datetime()),
  reporter: partySchema,
  /** How the reporter was identified; null in lists, and if the thread was deleted. */
  reported_as: z.nullable(writerSchema),
  reported: partySchema,
});
export type ReportEntry = z.infer<typeof reportEntrySchema>;

/** An entry of the audit log as an administrator sees it. */
const auditLineSchema = z.extend(auditFactSchema, {
  seq: z.int(),
  at: z.iso.datetime(),
  hash: z.string(),
});
export type AuditLine = z.infer<typeof auditLineSchema>;

/** The pages at which the Stripe customer portal can open, besides its home page. */
export const portalFlowSchema = z.enum(['update_payment_method', 'cancel', 'change_plan']);
export type PortalFlow = z.infer<typeof portalFlowSchema>;

const definitions = {
  'create-checkout': {
    input: z.object({ product_id: filled(100) }),
    output: url,
  },
  'check-subscription': {
    input: z.nullish(z.object({})),
    output: z.object({
      subscribed: z.boolean(),
      subscription_tier: z.nullable(planTierSchema),
      /** ISO 8601, or null. */
      subscription_end: z.nullable(z.iso.datetime()),
      /** Older releases omit this field and the following ones. */
      status: z._default(subscriptionStatusSchema, 'none'),
      /** When a canceled subscription ends. */
      cancel_at: optionalTime,
      /** While past due: the unpaid amount in the currency's smallest unit, such as cents. */
      amount_due: z._default(z.nullable(count), null),
      /** ISO 4217, lower case. */
      currency: z._default(z.nullable(z.string()), null),
      /** When Stripe charges the card again; null if it will not retry. */
      next_attempt_at: optionalTime,
    }),
  },
  'customer-portal': {
    input: z.nullish(z.object({ flow: z.nullish(portalFlowSchema) })),
    output: url,
  },
  'send-service-request': {
    input: z.object({ request_id: id }),
    output: z.object({ delivered: z.literal(true) }),
  },
  'open-request-chat': {
    /** Either the email on the request, or the signed token of a mailed link. */
    input: z.union([
      z.object({ request_id: id, email: filled(320) }),
      z.object({ request_id: id, token: filled(2000) }),
    ]),
    output: z.object({
      request_id: z.string(),
      /** Seconds until access ends. Not a point in time, because a device's clock may be wrong. */
      expires_in: z.number().check(z.positive()),
    }),
  },
  'block-person': {
    /** Blocks or unblocks the other person in the thread. */
    input: z.object({ thread: threadRefSchema, blocked: z.boolean() }),
    output: z.object({ blocked: z.boolean() }),
  },
  'export-my-data': {
    /** `after`: the `next` of the previous page. */
    input: z.object({ section: exportSectionSchema, after: exportPage }),
    output: z.object({ documents: z.array(exportedDocumentSchema), next: z.nullable(z.string()) }),
  },
  'delete-my-account': {
    input: z.nullish(z.object({})),
    /** `finished` is false if the account is closed and the server still deletes the rest. */
    output: z.object({ finished: z.boolean() }),
  },
  'report-person': {
    input: z.object({
      thread: threadRefSchema,
      reason: reportReasonSchema,
      text: reportTextSchema,
      also_block: z._default(z.boolean(), false),
    }),
    output: z.object({ reported: z.literal(true) }),
  },
  'admin-reports': {
    /** `decided`: dismissed or suspended. `after`: the previous page's last report. */
    input: z.object({ state: z.enum(['open', 'decided']), after: z.nullable(id) }),
    output: z.object({ reports: z.array(reportEntrySchema), more: z.boolean() }),
  },
  'admin-report': {
    /**
     * `messages` selects the messages up to the report, those after it, or those up to an addition
     * (by index, 0 is the first).
     */
    input: z.object({
      id,
      messages: z._default(
        z.union([
          z.enum(['until_report', 'since_report']),
          z.object({ addition: count.check(z.maximum(LIMITS.reportAdditions - 1)) }),
        ]),
        'until_report',
      ),
    }),
    output: z.object({
      report: reportEntrySchema,
      /** The request's description; null for a direct conversation. */
      about: z.nullable(z.string()),
      /** The reported account's current standing. */
      account: accountStandingSchema,
      /** The latest of the selected messages, oldest first. */
      messages: z.array(
        z.object({
          id: z.string(),
          sender_type: senderTypeSchema,
          written_as: writerSchema,
          message: z.string(),
          created_at: z.iso.datetime(),
        }),
      ),
    }),
  },
  'admin-decide-report': {
    input: z
      .object({ id, decision: reportDecisionSchema, note: decisionNoteSchema })
      .check(
        z.refine(({ decision, note }) => decision === 'dismiss' || note !== '', { path: ['note'] }),
      ),
    /** The account is the reported one. A deleted account is never suspended. */
    output: z.object({ state: reportStateSchema, account: accountStandingSchema }),
  },
  'admin-lift-suspension': {
    /** `id`: a report about the suspended account. */
    input: z.object({ id, note: decisionNoteSchema.check(z.minLength(1)) }),
    output: z.object({ lifted: z.literal(true) }),
  },
  'admin-audit-log': {
    /** Newest first. `before`: the number of the previous page's last entry. */
    input: z.object({ before: z.nullable(z.int().check(z.minimum(1))) }),
    output: z.object({ entries: z.array(auditLineSchema), more: z.boolean() }),
  },
  'admin-overview': {
    input: z.nullish(z.object({})),
    output: z.object({
      published_providers: count,
      active_subscriptions: count,
      /** Requests of the last seven days. */
      requests_7d: count,
      dead_mails: count,
    }),
  },
  'admin-dead-mails': {
    /** `after`: the id of the previous page's last mail. */
    input: z.object({ after: z.nullable(filled(200)) }),
    output: z.object({ mails: z.array(deadMailSchema), more: z.boolean() }),
  },
  'admin-send-mail-again': {
    input: z.object({ id: filled(200) }),
    /** The mail's state after the call. */
    output: z.object({ state: mailStateSchema }),
  },
  'admin-send-all-mails-again': {
    /** Requeues one page, newest first. `after`: the `next` of the previous page. */
    input: z.object({ after: z.nullable(filled(200)) }),
    /** `sent`: mails queued by this call. `next`: null after the last page. */
    output: z.object({ sent: count, next: z.nullable(z.string()) }),
  },
} as const;

export type CallableName = keyof typeof definitions;
export type CallableInput<N extends CallableName> = z.infer<(typeof definitions)[N]['input']>;
export type CallableOutput<N extends CallableName> = z.infer<(typeof definitions)[N]['output']>;

/**
 * Every callable function with the schemas of its input and output. Handlers and clients derive
 * their types from it. Inputs hold only what the server cannot read itself: the schemas drop a
 * price, a customer, a uid or a provider's name.
 */
export const CALLABLES: {
  [N in CallableName]: {
    input: z.ZodMiniType<CallableInput<N>>;
    output: z.ZodMiniType<CallableOutput<N>>;
  };
} = definitions;
