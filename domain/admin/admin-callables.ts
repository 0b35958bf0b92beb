import * as z from 'zod/mini';
import { accountStandingSchema } from '../account/closed-account.ts';
import {
  badgeDetailsSchema,
  badgeKindSchema,
  evidenceTypeSchema,
  refusalSchema,
} from '../badges/badge.ts';
import { count, filled, id } from '../callables/callable-fields.ts';
import { after, namedPersonSchema, next, OFFICE_CALLABLES } from './office-callables.ts';
import { senderTypeSchema } from '../chat/message.ts';
import { photosSchema } from '../pictures/photos.ts';
import { LIMITS } from '../limits.ts';
import { mailStateSchema, mailTemplateSchema } from '../mail/mail.ts';
import { auditFactSchema } from '../moderation/audit-log.ts';
import {
  decisionNoteSchema,
  reportAdditionSchema,
  reportDecisionSchema,
  reportReasonSchema,
  reportSchema,
  reportStateSchema,
  writerSchema,
} from '../moderation/report.ts';
import { SUPPORT_CALLABLES } from './support-callables.ts';

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
  /** The account's uid; for a guest, that of their anonymous user. */
  uid: z.string(),
  side: senderTypeSchema,
  /** The person's name in the thread; null if the thread was deleted. */
  name: z.nullable(z.string()),
});

/** A report as an administrator sees it. */
const reportEntrySchema = z.object({
  id: z.string(),
  kind: reportSchema.shape.thread_kind,
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
const auditLineSchema = z.extend(z.omit(auditFactSchema, { about_uid: true }), {
  seq: z.int(),
  at: z.iso.datetime(),
  hash: z.string(),
  /** The administrator, and the person whom the entry is about; null if it is about nobody. */
  actor: namedPersonSchema,
  about: z.nullable(namedPersonSchema),
  /** The address of a mail that was sent again to somebody without an account; or null. */
  about_email: z.nullable(z.string()),
});
export type AuditLine = z.infer<typeof auditLineSchema>;

/** An undecided application for a badge, as an administrator sees it. */
const badgeEntrySchema = z.object({
  id: z.string(),
  kind: badgeKindSchema,
  number: z.string(),
  expires_on: z.string(),
  asked_at: z.iso.datetime(),
  /** The professional's name and handle; null if the profile was deleted. */
  provider: z.nullable(z.object({ display_name: z.string(), handle: z.string() })),
});
export type BadgeEntry = z.infer<typeof badgeEntrySchema>;

/** The callables for administrators, with the schemas of their input and output. */
export const ADMIN_CALLABLES = {
  'admin-reports': {
    /** `decided`: dismissed, suspended or hidden. */
    input: z.object({ state: z.enum(['open', 'decided']), after }),
    output: z.object({ reports: z.array(reportEntrySchema), next }),
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
      /** The request's description, or the review; null for a direct conversation. */
      about: z.nullable(z.string()),
      /** The photos of the request or the review. */
      about_photos: photosSchema,
      /** The reported account's current standing. */
      account: accountStandingSchema,
      /** The latest of the selected messages, oldest first. */
      messages: z.array(
        z.object({
          id: z.string(),
          sender_type: senderTypeSchema,
          written_as: writerSchema,
          message: z.string(),
          photos: photosSchema,
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
  'admin-delete-photo': {
    /** `url`: the download address of a photo in a chat or request. */
    input: z.object({ url: filled(1000), note: decisionNoteSchema.check(z.minLength(1)) }),
    output: z.object({ deleted: z.literal(true) }),
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
  'admin-dead-mails': {
    input: z.object({ after }),
    output: z.object({ mails: z.array(deadMailSchema), next }),
  },
  'admin-send-mail-again': {
    input: z.object({ id: filled(200) }),
    /** The mail's state after the call. */
    output: z.object({ state: mailStateSchema }),
  },
  'admin-send-all-mails-again': {
    /** Requeues one page, newest first. */
    input: z.object({ after }),
    /** `sent`: mails queued by this call. */
    output: z.object({ sent: count, next }),
  },
  'admin-badges': {
    /** Undecided applications, oldest first. */
    input: z.object({ after }),
    output: z.object({ applications: z.array(badgeEntrySchema), next }),
  },
  'admin-badge-evidence': {
    input: z.object({ id: filled(200) }),
    /** The file in base64. */
    output: z.object({ type: evidenceTypeSchema, file: z.string() }),
  },
  'admin-decide-badge': {
    /**
     * `asked_at` is the entry's, so that no administrator decides an application they did not see.
     * Either `grant`, with the details as the evidence shows them, or `refuse`, with the reason.
     */
    input: z.union([
      z.object({ id: filled(200), asked_at: z.iso.datetime(), grant: badgeDetailsSchema }),
      z.object({ id: filled(200), asked_at: z.iso.datetime(), refuse: refusalSchema }),
    ]),
    output: z.object({ state: z.enum(['granted', 'refused']) }),
  },
  ...SUPPORT_CALLABLES,
  ...OFFICE_CALLABLES,
} as const;
