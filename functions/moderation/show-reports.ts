import { AppError } from '@doorstep/domain/app-error';
import type { ReportEntry } from '@doorstep/domain/admin/admin-callables';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import { otherSide, type SenderType } from '@doorstep/domain/chat/message';
import type { Report, Writer } from '@doorstep/domain/moderation/report';
import type { Reports } from './report-repository.ts';
import type { MessageRange, Thread, Threads } from './thread-repository.ts';
import { logError } from '../platform/log.ts';
import type { Accounts } from '../platform/account-repository.ts';
import { accountStanding, type StandingDeps } from './account-standing.ts';

interface ClassifySendersDeps {
  accounts: Pick<Accounts, 'listConfirmedEmails'>;
}

/** The author of a message or report, and their side. */
interface Sender {
  sender_type: SenderType;
  sender_uid: string;
}

/**
 * Returns for each uid of at most 100 senders in a thread how it is known: as the side's account,
 * by the request's address, or as a guest. The professional's side has no guests, and members of a
 * team, who may have left it, count as its account. Anybody with a mailed link or the request's
 * address can write as a guest, even the professional. Uses current addresses, so a client who
 * changed theirs counts as a guest.
 */
async function classifySenders(
  { accounts }: ClassifySendersDeps,
  thread: Thread,
  senders: readonly Sender[],
): Promise<Map<string, Writer>> {
  const isSideAccount = ({ sender_type, sender_uid }: Sender) =>
    sender_type === 'provider' || sender_uid === thread.client_uid;
  const others = senders.filter((sender) => !isSideAccount(sender));
  const uids = [...new Set(others.map(({ sender_uid }) => sender_uid))];
  const emails =
    uids.length > 0 ? await accounts.listConfirmedEmails(uids) : new Map<string, string>();
  const writerOf = (uid: string): Writer =>
    thread.client_email !== null && emails.get(uid) === thread.client_email ? 'address' : 'guest';
  return new Map([
    ...senders.map(({ sender_uid }): [string, Writer] => [sender_uid, 'account']),
    ...uids.map((uid): [string, Writer] => [uid, writerOf(uid)]),
  ]);
}

interface ListDeps extends ClassifySendersDeps {
  reports: Pick<Reports, 'listOpen' | 'listDecided'>;
  threads: Pick<Threads, 'find'>;
}

interface ShowReportsDeps extends StandingDeps {
  reports: Reports;
  threads: Threads;
  accounts: StandingDeps['accounts'] & ClassifySendersDeps['accounts'];
}

const threadOf = ({ thread_kind, thread_id }: Report) => ({ kind: thread_kind, id: thread_id });

function toEntry(report: Report, thread: Thread | null, reported_as: Writer | null): ReportEntry {
  const { reporter_side, created_at, decided_at, id, reason, text, state, note } = report;
  const additions = report.additions.map((one) => ({
    ...one,
    created_at: one.created_at.toISOString(),
  }));
  const person = (side: SenderType, uid: string) => ({
    ...{ uid, side },
    name: thread?.names[side] ?? null,
  });
  return {
    ...{ id, reason, text, additions, state, note, reported_as, kind: report.thread_kind },
    created_at: created_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
    reporter: person(reporter_side, report.reporter_uid),
    reported: person(otherSide(reporter_side), report.reported_uid),
  };
}

const reporterOf = ({ reporter_uid, reporter_side }: Report) => ({
  sender_type: reporter_side,
  sender_uid: reporter_uid,
});

async function loadEntry(deps: ListDeps, report: Report): Promise<ReportEntry> {
  const thread = await deps.threads.find(threadOf(report));
  if (!thread) return toEntry(report, null, null);
  const reported_as = await classifySenders(deps, thread, [reporterOf(report)]).then(
    (writers) => writers.get(report.reporter_uid) ?? 'guest',
    (thrown: unknown) => {
      // A failed lookup must not fail the whole list.
      logError('reporter not known', { report: report.id }, thrown);
      return null;
    },
  );
  return toEntry(report, thread, reported_as);
}

/** Returns a page of open reports, oldest first, or of decided ones, latest decision first. */
export async function listReports(
  deps: ListDeps,
  { state, after }: CallableInput<'admin-reports'>,
): Promise<CallableOutput<'admin-reports'>> {
  const { reports } = deps;
  const size = PAGE_SIZE.reports;
  const page = await (state === 'open'
    ? reports.listOpen(after, size)
    : reports.listDecided(after, size));
  const entries = page.reports.map((report) => loadEntry(deps, report));
  return { reports: await Promise.all(entries), next: page.next };
}

/**
 * Returns the time range of the requested messages. Throws AppError `not-found` for a missing
 * addition.
 */
function messageRange(
  { created_at, additions }: Report,
  range: CallableInput<'admin-report'>['messages'],
): MessageRange {
  if (range === 'until_report') return { part: 'until', at: created_at };
  if (range === 'since_report') return { part: 'since', at: created_at };
  const addition = additions[range.addition];
  if (!addition) throw new AppError('not-found', 'no such addition to the report');
  return { part: 'until', at: addition.created_at };
}

interface ReportedMessages extends Pick<CallableOutput<'admin-report'>, 'messages'> {
  reported_as: Writer | null;
}

const NO_MESSAGES: ReportedMessages = { messages: [], reported_as: null };

/** Loads messages of the thread, and how their senders and the reporter are known. */
async function loadMessages(
  deps: ShowReportsDeps,
  thread: Thread,
  report: Report,
  range: MessageRange,
): Promise<ReportedMessages> {
  const messages = await deps.threads.listMessages(thread.ref, range, PAGE_SIZE.reported_messages);
  const writers = await classifySenders(deps, thread, [...messages, reporterOf(report)]);
  const as = (uid: string) => writers.get(uid) ?? 'guest';
  return {
    messages: messages.map(({ id, sender_type, sender_uid, message, photos, created_at }) => ({
      ...{ id, sender_type, message, photos },
      written_as: as(sender_uid),
      created_at: created_at.toISOString(),
    })),
    reported_as: as(report.reporter_uid),
  };
}

/**
 * Returns a report with messages of its thread, oldest first, and the standing of the reported
 * account. The messages are the last ones before the report, before one of its additions, or since
 * the report. Later messages therefore cannot hide the reported ones. Each has the way its sender
 * is known. Throws AppError `not-found`.
 */
export async function showReport(
  deps: ShowReportsDeps,
  { id, messages: requested }: CallableInput<'admin-report'>,
): Promise<CallableOutput<'admin-report'>> {
  const { reports, threads } = deps;
  const report = await reports.find(id);
  if (!report) throw new AppError('not-found', 'no such report');
  const range = messageRange(report, requested);
  const thread = await threads.find(threadOf(report));
  const [{ messages, reported_as }, account] = await Promise.all([
    thread ? loadMessages(deps, thread, report, range) : NO_MESSAGES,
    accountStanding(deps, report.reported_uid),
  ]);
  const entry = toEntry(report, thread, reported_as);
  const { about = null, photos: about_photos = [] } = thread ?? {};
  return { report: entry, about, about_photos, account, messages };
}
