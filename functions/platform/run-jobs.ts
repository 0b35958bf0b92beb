import { heartbeatsSchema, type JobName } from '@doorstep/domain/operations/records';
import { withTimeout } from '@doorstep/domain/with-timeout';
import type { Firestore } from 'firebase-admin/firestore';
import { firestore, parseDocument } from './firestore.ts';
import { logFailures } from './log-failures.ts';

/** A job of a schedule. */
export interface Job {
  name: JobName;
  /** The job has failed if it is not finished after this time. */
  limitMs: number;
  /** Tells whether the job must run again. A job without it is part of each run. */
  isDue?: IsDue;
  run: () => Promise<void>;
}

/** `last` is when the last finished run of the job started, null if there was none. */
type IsDue = (last: Date | null, now: Date) => boolean;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Saves writes: a job of each run writes its heartbeat less often. */
const INTERVAL_MS = 4 * MINUTE_MS;

const written = new Map<JobName, number>();

/** Makes a job due once in each period. Periods are counted from midnight UTC, plus `offsetMs`. */
export function everyPeriod(periodMs: number, offsetMs = 0): IsDue {
  const periodOf = (time: Date) => Math.floor((time.getTime() - offsetMs) / periodMs);
  return (last, now) => last === null || periodOf(last) < periodOf(now);
}

/** Makes a job due every day from this time on, in UTC. */
export const dailyAt = (hour: number, minute = 0): IsDue =>
  everyPeriod(DAY_MS, hour * HOUR_MS + minute * MINUTE_MS);

const heartbeats = (db: Firestore) => db.doc('operations/heartbeats');

async function lastRunOf(db: Firestore, name: JobName): Promise<Date | null> {
  const stored = parseDocument(heartbeatsSchema, await heartbeats(db).get());
  return stored?.ran[name] ?? null;
}

/** Writes when the finished run started. A job that may be due again needs it each time. */
async function writeHeartbeat(db: Firestore, { name, isDue }: Job, now: Date): Promise<void> {
  if (!isDue && now.getTime() - (written.get(name) ?? 0) < INTERVAL_MS) return;
  await heartbeats(db).set({ ran: { [name]: now } }, { merge: true });
  written.set(name, now.getTime());
}

async function runIfDue(db: Firestore, job: Job, now: Date): Promise<void> {
  if (job.isDue && !job.isDue(await lastRunOf(db, job.name), now)) return;
  await job.run();
  await writeHeartbeat(db, job, now);
}

/**
 * Runs the jobs that are due, side by side, each with its own time limit. Each failure is logged
 * under the job's name, and each finished run writes a heartbeat, which `check-health` reads. A job
 * that fails or hangs does not stop the others. Throws at the end if one failed, so that Cloud
 * Scheduler shows it.
 */
export async function runJobs(
  jobs: readonly Job[],
  now = new Date(),
  db = firestore(),
): Promise<void> {
  const runs = jobs.map((job) =>
    logFailures(job.name, () => withTimeout(job.name, runIfDue(db, job, now), job.limitMs))(
      undefined,
    ),
  );
  const failed = (await Promise.allSettled(runs)).flatMap(({ status }, i) =>
    status === 'rejected' ? [jobs[i]?.name] : [],
  );
  if (failed.length > 0) throw new Error(`failed: ${failed.join(', ')} (see the log entries)`);
}
