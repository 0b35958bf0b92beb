import { createHash } from 'node:crypto';
import { AppError } from '@doorstep/domain/app-error';
import type { AuditFact } from '@doorstep/domain/moderation/audit-log';
import { LIMITS } from '@doorstep/domain/limits';
import {
  isNewInformation,
  reportSchema,
  type Report,
  type ReportState,
} from '@doorstep/domain/moderation/report';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { AuditLog } from './audit-log-repository.ts';
import { isDocumentId, parseDocument, parseList } from '../platform/firestore.ts';
import { readPage } from '../platform/page-cursor.ts';
import type { Reviews } from '../reviews/review-repository.ts';
import { isOpen, suspend, type Suspensions } from './suspension-repository.ts';
import { runForCaller } from '../platform/callables/run-for-caller.ts';

/** The fields of a new report. */
type NewReport = Pick<
  Report,
  | 'thread_kind'
  | 'thread_id'
  | 'reporter_uid'
  | 'reporter_side'
  | 'reported_uid'
  | 'reason'
  | 'text'
>;

/** An administrator's decision about a report. */
interface Decision {
  id: string;
  state: Exclude<ReportState, 'open'>;
  decided_by: string;
  note: string | null;
  /** Whether the reported account exists and can be suspended. */
  has_account: boolean;
}

/** Stores reports and the decisions about them in `reports`. */
export type Reports = ReturnType<typeof createReports>;

interface ReportPage {
  reports: Report[];
  /** The cursor of the next page; null on the last one. */
  next: string | null;
}

/** Returns the id of a person's nth report about a thread. Only the last one can be open. */
function idOf({ thread_kind, thread_id, reporter_uid }: NewReport, nth: number): string {
  const text = JSON.stringify([thread_kind, thread_id, reporter_uid, nth]);
  return createHash('sha256').update(text).digest('hex').slice(0, 40);
}

const UNDECIDED = { state: 'open', decided_at: null, decided_by: null, note: null } as const;

/** Returns the report's additions with the new one, or null if it repeats what is known. */
function withAddition(known: Report, { reason, text }: NewReport, now: Date) {
  const addition = { reason, text, created_at: now };
  if (!isNewInformation(known, addition)) return null;
  if (known.additions.length >= LIMITS.reportAdditions) throw additionsFull();
  return [...known.additions, addition];
}

/** Returns the audit entry for a decision. `suspends`: the decision suspends an open account. */
function factOf(
  { reported_uid, thread_id }: Report,
  { id, state, decided_by: actor_uid, note }: Decision,
  suspends: boolean,
): AuditFact {
  if (suspends) return { actor_uid, action: 'account_suspended', subject: reported_uid, note };
  if (state === 'hidden') return { actor_uid, action: 'review_hidden', subject: thread_id, note };
  const action = state === 'suspended' ? 'report_upheld' : 'report_dismissed';
  return { actor_uid, action, subject: id, note };
}

export function createReports(
  db: Firestore,
  audit: AuditLog,
  suspensions: Suspensions,
  reviews: Pick<Reviews, 'readToHide' | 'hide'>,
) {
  const reports = db.collection('reports');

  const open = reports.where('state', '==', 'open');
  const aboutReviews = open.where('thread_kind', '==', 'review');
  const decided = reports.where('state', 'in', ['dismissed', 'suspended', 'hidden']);
  const toPage = ({ docs, next }: Awaited<ReturnType<typeof readPage>>): ReportPage => ({
    reports: parseList(reportSchema, docs),
    next,
  });

  async function create(transaction: Transaction, report: NewReport, now: Date): Promise<string> {
    for (let nth = 1; ; nth += 1) {
      const reference = reports.doc(idOf(report, nth));
      const known = parseDocument(reportSchema, await transaction.get(reference));
      if (known?.state === 'open') {
        const additions = withAddition(known, report, now);
        if (additions) transaction.update(reference, { additions });
        return known.id;
      }
      if (known) continue;
      const fields: Omit<Report, 'id'> = {
        ...report,
        ...UNDECIDED,
        additions: [],
        created_at: now,
      };
      transaction.create(reference, fields);
      return reference.id;
    }
  }

  async function decide(transaction: Transaction, decision: Decision): Promise<Report> {
    const { id, state, decided_by, note, has_account } = decision;
    const reference = reports.doc(id);
    const report = parseDocument(reportSchema, await transaction.get(reference));
    if (!report) throw new AppError('not-found', 'no such report');
    if (report.state === state) return report;
    if (report.state !== 'open') throw alreadyDecided();
    const suspension =
      state === 'suspended' && has_account
        ? await suspensions.read(transaction, report.reported_uid)
        : null;
    const suspends = suspension !== null && isOpen(suspension);
    const review =
      state === 'hidden' ? await reviews.readToHide(transaction, report.thread_id) : null;
    await audit.append(transaction, factOf(report, decision, suspends));
    const fields = { state, decided_by, note, decided_at: new Date() };
    transaction.update(reference, fields);
    if (suspends) suspend(transaction, suspension, fields.decided_at);
    if (review) reviews.hide(transaction, review);
    return { ...report, ...fields };
  }

  return {
    /**
     * Creates the report of the caller `uid` that `createReport` returns, or adds it to their open
     * report about the same thread, in one transaction. Returns its id. Throws what `createReport`
     * throws, and AppError `unauthenticated` for a closed account, and `failed-precondition` with a
     * `personMessage` if nothing more can be added.
     */
    create: (
      uid: string,
      createReport: (transaction: Transaction) => Promise<NewReport>,
      now: Date,
    ): Promise<string> =>
      runForCaller(db, uid, async (transaction) =>
        create(transaction, await createReport(transaction), now),
      ),
    find: async (id: string): Promise<Report | null> =>
      isDocumentId(id) ? parseDocument(reportSchema, await reports.doc(id).get()) : null,
    /** Lists open reports, oldest first, after the cursor. */
    listOpen: async (after: string | null, limit: number): Promise<ReportPage> =>
      toPage(await readPage(open, [['created_at', 'asc']], after, limit)),
    /** Lists open reports about reviews, oldest first, after the cursor. */
    listOpenAboutReviews: async (after: string | null, limit: number): Promise<ReportPage> =>
      toPage(await readPage(aboutReviews, [['created_at', 'asc']], after, limit)),
    /** Lists decided reports, latest decision first, after the cursor. */
    listDecided: async (after: string | null, limit: number): Promise<ReportPage> =>
      toPage(await readPage(decided, [['decided_at', 'desc']], after, limit)),
    /**
     * Decides an open report, suspends the account or hides the review if so decided, and adds an
     * audit entry, in one transaction. Does nothing for a report that has this decision already.
     * Throws AppError `not-found`, and `failed-precondition` for a report with another decision and
     * for the suspension of an administrator.
     */
    decide: async (decision: Decision): Promise<Report> => {
      if (!isDocumentId(decision.id)) throw new AppError('not-found', 'no such report');
      return db.runTransaction((transaction) => decide(transaction, decision));
    },
  };
}

const additionsFull = () =>
  new AppError('failed-precondition', 'the report has the maximum of additions', {
    personMessage:
      "You've already sent us several reports about this chat. We'll review those first.",
  });

const alreadyDecided = () =>
  new AppError('failed-precondition', 'the report is decided', {
    personMessage: 'This report has already been decided.',
  });
