import { AppError } from '@doorstep/domain/app-error';
import type { CallableInput, CallableOutput, ReportEntry } from '@doorstep/domain/callables';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import type { SenderType } from '@doorstep/domain/message';
import type { Report } from '@doorstep/domain/report';
import type { Reports } from '../data/reports.ts';
import type { Thread, Threads } from '../data/threads.ts';
import { standingOf, type StandingDeps } from './account-standing.ts';

export interface ReviewDeps extends StandingDeps {
  reports: Reports;
  threads: Threads;
}

/** Messages of the thread that an administrator sees at once, at the most. */
const MESSAGES_SHOWN = 20;

const otherSide = (side: SenderType): SenderType => (side === 'provider' ? 'client' : 'provider');

const threadOf = ({ thread_kind, thread_id }: Report) => ({ kind: thread_kind, id: thread_id });

function toEntry(report: Report, thread: Thread | null): ReportEntry {
  const { reporter_side, created_at, decided_at, id, reason, text, state, note } = report;
  const additions = report.additions.map((one) => ({
    ...one,
    created_at: one.created_at.toISOString(),
  }));
  const called = (side: SenderType) => ({ side, name: thread?.names[side] ?? null });
  return {
    ...{ id, reason, text, additions, state, note },
    created_at: created_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
    reporter: called(reporter_side),
    reported: called(otherSide(reporter_side)),
  };
}

/** A page of reports, as `domain/callables` says. */
export async function listReports(
  { reports, threads }: ReviewDeps,
  { state, after }: CallableInput<'admin-reports'>,
): Promise<CallableOutput<'admin-reports'>> {
  const size = PAGE_SIZE.reports;
  const page = await (state === 'open'
    ? reports.listOpen(after, size)
    : reports.listDecided(after, size));
  const entries = page.reports.map(async (report) =>
    toEntry(report, await threads.find(threadOf(report))),
  );
  return { reports: await Promise.all(entries), more: page.more };
}

/**
 * One report with messages of its thread, the oldest first: the last ones that stood there when it was
 * made, so that nobody pushes them out by writing more, or the last ones since. And where the reported
 * account stands now. Throws AppError `not-found`.
 */
export async function showReport(
  deps: ReviewDeps,
  { id, messages: wanted }: CallableInput<'admin-report'>,
): Promise<CallableOutput<'admin-report'>> {
  const { reports, threads } = deps;
  const report = await reports.find(id);
  if (!report) throw new AppError('not-found', 'no such report');
  const ref = threadOf(report);
  const part = wanted === 'until_report' ? 'until' : 'since';
  const [thread, messages, account] = await Promise.all([
    threads.find(ref),
    threads.listMessages(ref, { part, at: report.created_at }, MESSAGES_SHOWN),
    standingOf(deps, report.reported_uid),
  ]);
  return {
    report: toEntry(report, thread),
    about: thread?.about ?? null,
    account,
    messages: messages.map(({ id: messageId, sender_type, message, created_at }) => ({
      id: messageId,
      sender_type,
      message,
      created_at: created_at.toISOString(),
    })),
  };
}
