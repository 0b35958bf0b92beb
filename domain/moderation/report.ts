import * as z from 'zod/mini';
import { senderTypeSchema } from '../chat/message.ts';
import { LIMITS } from '../limits.ts';
import { tooLong } from '../text.ts';

export const reportReasonSchema = z.enum(['spam', 'abuse', 'fraud', 'other']);
export type ReportReason = z.infer<typeof reportReasonSchema>;

/** The displayed reasons, in the order of the form. */
export const REASON_LABELS: Record<ReportReason, string> = {
  spam: 'Spam or advertising',
  abuse: 'Insults or threats',
  fraud: 'Fraud or a false identity',
  other: 'Something else',
};

/** The reporter's own text; may be empty. */
export const reportTextSchema = z
  .string()
  .check(z.trim(), z.maxLength(LIMITS.reportText, tooLong(LIMITS.reportText)));

export const reportStateSchema = z.enum(['open', 'dismissed', 'suspended', 'hidden']);
export type ReportState = z.infer<typeof reportStateSchema>;

/** An addition to an open report, by the same person about the same thread. */
export const reportAdditionSchema = z.object({
  reason: reportReasonSchema,
  text: z.string().check(z.maxLength(LIMITS.reportText)),
  created_at: z.date(),
});
export type ReportAddition = z.infer<typeof reportAdditionSchema>;

/**
 * `reports/{id}`: a report about the other person in a thread, or about a review. Server only. The
 * fields of the decision are null while it is open. `suspended` is the decision; `closed_accounts`
 * holds whether the account is still suspended.
 */
export const reportSchema = z.object({
  id: z.string(),
  /** `review`: `thread_id` is the id of the review. */
  thread_kind: z.enum(['request', 'conversation', 'review']),
  thread_id: z.string(),
  /** For a guest, the uid of their anonymous user. */
  reporter_uid: z.string(),
  reporter_side: senderTypeSchema,
  reported_uid: z.string(),
  reason: reportReasonSchema,
  text: z.string().check(z.maxLength(LIMITS.reportText)),
  /** Oldest first. */
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

/** The same report again within this time is a repeated press or the same complaint. */
const REPEATED_WITHIN_MS = 60 * 60 * 1000;

/**
 * Checks whether an addition to an open report is new: another reason, another text, or the same an
 * hour later, when it is about later messages.
 */
export function isNewInformation(
  { reason, text, created_at, additions }: Pick<Report, keyof ReportAddition | 'additions'>,
  addition: ReportAddition,
): boolean {
  const since = addition.created_at.getTime() - REPEATED_WITHIN_MS;
  return ![{ reason, text, created_at }, ...additions].some(
    (known) =>
      known.reason === addition.reason &&
      known.created_at.getTime() > since &&
      (addition.text === '' || known.text === addition.text),
  );
}

/**
 * How the writer of a message was identified. `account`: the account that the thread belongs to.
 * `address`: an account with the request's verified email. `guest`: a mailed link or the request's
 * email.
 */
export const writerSchema = z.enum(['account', 'address', 'guest']);
export type Writer = z.infer<typeof writerSchema>;

/** An administrator's decision about a report. `hide`: hides the reported review. */
export const reportDecisionSchema = z.enum(['dismiss', 'suspend', 'hide']);
export type ReportDecision = z.infer<typeof reportDecisionSchema>;

/** The reason for a decision; required except for a dismissal. */
export const decisionNoteSchema = z
  .string()
  .check(z.trim(), z.maxLength(LIMITS.decisionNote, tooLong(LIMITS.decisionNote)));
