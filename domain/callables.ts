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
/** A page of the payment service, or null where the answer names none. */
const url = z.pipe(
  z.nullish(z.object({ url: link })),
  z.transform((answer) => ({ url: answer?.url || null })),
);
const count = z.int().check(z.minimum(0));
const filled = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
const id = filled(128);
const exportPage = z.nullable(z.string().check(z.maxLength(300)));

/** ISO 8601, or null; also null where an answer of before the field leaves it out. */
const laterTime = z._default(z.nullable(z.iso.datetime()), null);

/** A mail that was given up, as an administrator sees it: not what it says. */
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
  /** As the thread calls them; null when that is gone. */
  name: z.nullable(z.string()),
});

/** A report as an administrator sees it. */
const reportEntrySchema = z.object({
  id: z.string(),
  reason: reportReasonSchema,
  text: z.string(),
  /** What was told after it, the oldest first. */
  additions: z.array(z.extend(reportAdditionSchema, { created_at: z.iso.datetime() })),
  state: reportStateSchema,
  note: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  decided_at: z.nullable(z.iso.datetime()),
  reporter: partySchema,
  /** As whom the report was made; null when the thread is gone, or nobody could say in a list. */
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

/** Where the portal may open, instead of at its first page. */
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
      /** With the default of an answer that leaves it out, as the following. */
      status: z._default(subscriptionStatusSchema, 'none'),
      /** When a subscription that is set to end does so. */
      cancel_at: laterTime,
      /** While past due: what is owed, in the currency's smallest unit (cents). */
      amount_due: z._default(z.nullable(count), null),
      /** ISO 4217, lower case. */
      currency: z._default(z.nullable(z.string()), null),
      /** When the card is charged again; null also when it is not by itself. */
      next_attempt_at: laterTime,
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
    /** By the address given with the request, or by the signed token in a mail's link. */
    input: z.union([
      z.object({ request_id: id, email: filled(320) }),
      z.object({ request_id: id, token: filled(2000) }),
    ]),
    output: z.object({
      request_id: z.string(),
      /** In so many seconds the grant ends. No moment: the clock of a device may be a day ahead. */
      expires_in: z.number().check(z.positive()),
    }),
  },
  'block-person': {
    /** The other person is whoever stands on the other side of the thread. */
    input: z.object({ thread: threadRefSchema, blocked: z.boolean() }),
    output: z.object({ blocked: z.boolean() }),
  },
  'export-my-data': {
    /** `after`: the `next` of the page before. */
    input: z.object({ section: exportSectionSchema, after: exportPage }),
    output: z.object({ documents: z.array(exportedDocumentSchema), next: z.nullable(z.string()) }),
  },
  'delete-my-account': {
    input: z.nullish(z.object({})),
    /** Not finished: the account is closed, and the server goes on by itself. */
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
    /** `decided`: dismissed and suspended ones. `after`: the last report of the page before. */
    input: z.object({ state: z.enum(['open', 'decided']), after: z.nullable(id) }),
    output: z.object({ reports: z.array(reportEntrySchema), more: z.boolean() }),
  },
  'admin-report': {
    /**
     * Which messages: those that stood there when it was reported, or what was written since, or those that
     * stood there when that addition was made (0: the first).
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
      /** What the request asked for; null for a conversation. */
      about: z.nullable(z.string()),
      /** The reported account's, now. */
      account: accountStandingSchema,
      /** The last ones of those that were asked for, the oldest first. */
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
    /** `account`: the reported one's afterwards; one that is deleted has not been suspended. */
    output: z.object({ state: reportStateSchema, account: accountStandingSchema }),
  },
  'admin-lift-suspension': {
    /** Of the account that the report is about. */
    input: z.object({ id, note: decisionNoteSchema.check(z.minLength(1)) }),
    output: z.object({ lifted: z.literal(true) }),
  },
  'admin-audit-log': {
    /** Newest first; `before`: the number of the last entry of the page before. */
    input: z.object({ before: z.nullable(z.int().check(z.minimum(1))) }),
    output: z.object({ entries: z.array(auditLineSchema), more: z.boolean() }),
  },
  'admin-overview': {
    input: z.nullish(z.object({})),
    output: z.object({
      published_providers: count,
      active_subscriptions: count,
      /** Made in the last seven days. */
      requests_7d: count,
      dead_mails: count,
    }),
  },
  'admin-dead-mails': {
    /** `after`: the id of the last mail of the page before. */
    input: z.object({ after: z.nullable(filled(200)) }),
    output: z.object({ mails: z.array(deadMailSchema), more: z.boolean() }),
  },
  'admin-send-mail-again': {
    input: z.object({ id: filled(200) }),
    /** Where the mail stands then: not given up any more. */
    output: z.object({ state: mailStateSchema }),
  },
  'admin-send-all-mails-again': {
    /** A page of those that were given up, newest first; `after`: the `next` of the page before. */
    input: z.object({ after: z.nullable(filled(200)) }),
    /** How many this call has sent again; where the next one goes on, null at the end. */
    output: z.object({ sent: count, next: z.nullable(z.string()) }),
  },
} as const;

export type CallableName = keyof typeof definitions;
export type CallableInput<N extends CallableName> = z.infer<(typeof definitions)[N]['input']>;
export type CallableOutput<N extends CallableName> = z.infer<(typeof definitions)[N]['output']>;

/**
 * The registry of callable functions: name, input, output. The handler's and the client's types
 * derive from it. Inputs hold only what the server cannot look up for itself: a price, a customer,
 * a uid or a provider's name in a payload is dropped by the schema.
 */
export const CALLABLES: {
  [N in CallableName]: {
    input: z.ZodMiniType<CallableInput<N>>;
    output: z.ZodMiniType<CallableOutput<N>>;
  };
} = definitions;
