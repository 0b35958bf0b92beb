import { AppError } from '@doorstep/domain/app-error';
import type { CallableInput, CallableOutput, ReportEntry } from '@doorstep/domain/callables';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import type { SenderType } from '@doorstep/domain/chat/message';
import type { Report, Writer } from '@doorstep/domain/moderation/report';
import type { Reports } from './report-repository.ts';
import type { MessageTime, Thread, Threads } from './thread-repository.ts';
import { logError } from '../platform/log.ts';
import { accountStanding, type StandingDeps } from './account-standing.ts';
import { classifySenders, type ClassifySendersDeps } from './classify-senders.ts';

interface ListDeps extends ClassifySendersDeps {
  reports: Pick<Reports, 'listOpen' | 'listDecided'>;
  threads: Pick<Threads, 'find'>;
}

export interface ReviewDeps extends StandingDeps {
  reports: Reports;
  threads: Threads;
  accounts: StandingDeps['accounts'] & ClassifySendersDeps['accounts'];
}

const otherSide = (side: SenderType): SenderType => (side === 'provider' ? 'client' : 'provider');

const threadOf = ({ thread_kind, thread_id }: Report) => ({ kind: thread_kind, id: thread_id });

function toEntry(report: Report, thread: Thread | null, reported_as: Writer | null): ReportEntry {
  const { reporter_side, created_at, decided_at, id, reason, text, state, note } = report;
  const additions = report.additions.map((one) => ({
    ...one,
    created_at: one.created_at.toISOString(),
  }));
  const called = (side: SenderType) => ({ side, name: thread?.names[side] ?? null });
  return {
    ...{ id, reason, text, additions, state, note, reported_as },
    created_at: created_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
    reporter: called(reporter_side),
    reported: called(otherSide(reporter_side)),
  };
}

const reporterOf = ({ reporter_uid, reporter_side }: Report) => ({
  sender_type: reporter_side,
  sender_uid: reporter_uid,
});

async function listed(deps: ListDeps, report: Report): Promise<ReportEntry> {
  const thread = await deps.threads.find(threadOf(report));
  if (!thread) return toEntry(report, null, null);
  const reported_as = await classifySenders(deps, thread, [reporterOf(report)]).then(
    (writers) => writers.get(report.reporter_uid) ?? 'guest',
    (thrown: unknown) => {
      // The list is there all the same.
      logError('reporter not known', { report: report.id }, thrown);
      return null;
    },
  );
  return toEntry(report, thread, reported_as);
}

/** A page of reports, as `domain/callables` says. */
export async function listReports(
  deps: ListDeps,
  { state, after }: CallableInput<'admin-reports'>,
): Promise<CallableOutput<'admin-reports'>> {
  const { reports } = deps;
  const size = PAGE_SIZE.reports;
  const page = await (state === 'open'
    ? reports.listOpen(after, size)
    : reports.listDecided(after, size));
  const entries = page.reports.map((report) => listed(deps, report));
  return { reports: await Promise.all(entries), more: page.more };
}

/** Throws AppError `not-found` where there is no such addition. */
function partOf(
  { created_at, additions }: Report,
  wanted: CallableInput<'admin-report'>['messages'],
): MessageTime {
  if (wanted === 'until_report') return { part: 'until', at: created_at };
  if (wanted === 'since_report') return { part: 'since', at: created_at };
  const addition = additions[wanted.addition];
  if (!addition) throw new AppError('not-found', 'no such addition to the report');
  return { part: 'until', at: addition.created_at };
}

interface Told extends Pick<CallableOutput<'admin-report'>, 'messages'> {
  reported_as: Writer | null;
}

const NOTHING_TOLD: Told = { messages: [], reported_as: null };

/** What was said in the thread, and how whoever said it, and has reported it, is known. */
async function tell(
  deps: ReviewDeps,
  thread: Thread,
  report: Report,
  time: MessageTime,
): Promise<Told> {
  const messages = await deps.threads.listMessages(thread.ref, time, PAGE_SIZE.reported_messages);
  const writers = await classifySenders(deps, thread, [...messages, reporterOf(report)]);
  const as = (uid: string) => writers.get(uid) ?? 'guest';
  return {
    messages: messages.map(({ id, sender_type, sender_uid, message, created_at }) => ({
      ...{ id, sender_type, message },
      written_as: as(sender_uid),
      created_at: created_at.toISOString(),
    })),
    reported_as: as(report.reporter_uid),
  };
}

/**
 * One report with messages of its thread, the oldest first: the last ones that stood there when it was
 * made, or an addition to it, so that nobody pushes them out by writing more; or the last ones since. Each
 * with how its writer is known, and the reporter. And where the reported account stands now.
 * Throws AppError `not-found`.
 */
export async function showReport(
  deps: ReviewDeps,
  { id, messages: wanted }: CallableInput<'admin-report'>,
): Promise<CallableOutput<'admin-report'>> {
  const { reports, threads } = deps;
  const report = await reports.find(id);
  if (!report) throw new AppError('not-found', 'no such report');
  const time = partOf(report, wanted);
  const thread = await threads.find(threadOf(report));
  const [{ messages, reported_as }, account] = await Promise.all([
    thread ? tell(deps, thread, report, time) : NOTHING_TOLD,
    accountStanding(deps, report.reported_uid),
  ]);
  const entry = toEntry(report, thread, reported_as);
  return { report: entry, about: thread?.about ?? null, account, messages };
}
