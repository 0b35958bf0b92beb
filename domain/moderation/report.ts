import * as z from 'zod/mini';
import { senderTypeSchema } from '../chat/message.ts';
import { LIMITS } from '../limits.ts';
import { atMost } from '../text.ts';
import { threadRefSchema } from '../chat/thread-ref.ts';

export const reportReasonSchema = z.enum(['spam', 'abuse', 'fraud', 'other']);
export type ReportReason = z.infer<typeof reportReasonSchema>;

/** Reasons as people read them, in the order of the form. */
export const REASON_LABELS: Record<ReportReason, string> = {
  spam: 'Spam or advertising',
  abuse: 'Insults or threats',
  fraud: 'Fraud or a false identity',
  other: 'Something else',
};

/** What is told in the reporter's own words; may be empty. */
export const reportTextSchema = z
  .string()
  .check(z.trim(), z.maxLength(LIMITS.reportText, atMost(LIMITS.reportText)));

export const reportStateSchema = z.enum(['open', 'dismissed', 'suspended']);
export type ReportState = z.infer<typeof reportStateSchema>;

/** What the same person has told about the same thread later, while the report was open. */
export const reportAdditionSchema = z.object({
  reason: reportReasonSchema,
  text: z.string().check(z.maxLength(LIMITS.reportText)),
  created_at: z.date(),
});
export type ReportAddition = z.infer<typeof reportAdditionSchema>;

/**
 * `reports/{id}`, the server's alone: somebody has reported the other side of a thread. The fields
 * of the decision are null while it is open. `suspended` says what was decided; whether the account is
 * suspended now stands in `closed_accounts`.
 */
export const reportSchema = z.object({
  id: z.string(),
  thread_kind: threadRefSchema.shape.kind,
  thread_id: z.string(),
  /** An anonymous user's for a guest. */
  reporter_uid: z.string(),
  reporter_side: senderTypeSchema,
  reported_uid: z.string(),
  reason: reportReasonSchema,
  text: z.string().check(z.maxLength(LIMITS.reportText)),
  /** The oldest first; missing in older documents. */
  additions: z._default(
    z.array(reportAdditionSchema).check(z.maxLength(LIMITS.reportAdditions)),
    [],
  ),
  state: reportStateSchema,
  created_at: z.date(),
  decided_at: z.nullable(z.date()),
  decided_by: z.nullable(z.string()),
  note: z.nullable(z.string().check(z.maxLength(LIMITS.decisionNote))),
});
export type Report = z.infer<typeof reportSchema>;

/** What is told again within this time is the same press, or the same complaint. */
const REPEATED_WITHIN_MS = 60 * 60 * 1000;

/**
 * Whether something told about an open report is new: another reason, or words that were not said yet; or
 * told again so much later that it is about what has happened since. A press that is repeated is not.
 */
export function isNews(
  { reason, text, created_at, additions }: Pick<Report, keyof ReportAddition | 'additions'>,
  told: ReportAddition,
): boolean {
  const since = told.created_at.getTime() - REPEATED_WITHIN_MS;
  return ![{ reason, text, created_at }, ...additions].some(
    (one) =>
      one.reason === told.reason &&
      one.created_at.getTime() > since &&
      (told.text === '' || one.text === told.text),
  );
}

/**
 * As whom a message was written: by the account whose thread it is, by an account with the confirmed address
 * that the request names, or by a guest, who came by the link in a mail or knew that address.
 */
export const writerSchema = z.enum(['account', 'address', 'guest']);
export type Writer = z.infer<typeof writerSchema>;

/** What an administrator may decide about a report. */
export const reportDecisionSchema = z.enum(['dismiss', 'suspend']);
export type ReportDecision = z.infer<typeof reportDecisionSchema>;

/** Why an administrator decides so; required for what touches an account. */
export const decisionNoteSchema = z
  .string()
  .check(z.trim(), z.maxLength(LIMITS.decisionNote, atMost(LIMITS.decisionNote)));
