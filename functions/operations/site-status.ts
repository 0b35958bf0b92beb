import { JOBS } from '@doorstep/domain/operations/records';
import type { Operations, Records } from './operations-repository.ts';

/** What anybody may know about the site's state. */
export interface SiteStatus {
  status: 'ok' | 'degraded';
  release: string | null;
  time: string;
  checks: Record<'database' | 'mail' | 'schedules', 'ok' | 'failing' | 'unknown'>;
}

const check = (isFine: boolean) => (isFine ? 'ok' : 'failing');

/** Returns the state of the schedules. It is unknown until `check-health` has run once. */
function scheduleCheck({ alarms, heartbeats }: Records, now: Date) {
  const checked = heartbeats['check-health'];
  if (checked === undefined) return 'unknown';
  const minutes = (now.getTime() - checked.getTime()) / 60_000;
  return check(!alarms['schedule-late'] && minutes <= JOBS['check-health']);
}

/**
 * Returns the site's state: whether the database answers, mails go out and schedules run. Passes
 * an error to `onFailure`.
 */
export async function siteStatus(
  read: () => ReturnType<Operations['read']>,
  { release, onFailure }: { release: string | null; onFailure: (thrown: unknown) => void },
  now: Date,
): Promise<SiteStatus> {
  const base = { release, time: now.toISOString() };
  try {
    const records = await read();
    const { alarms } = records;
    const checks = {
      database: check(true),
      mail: check(!alarms['mails-late'] && !alarms['mails-failing']),
      schedules: scheduleCheck(records, now),
    } as const;
    const isFine = Object.values(checks).every((one) => one !== 'failing');
    return { ...base, status: isFine ? 'ok' : 'degraded', checks };
  } catch (thrown) {
    onFailure(thrown);
    const checks = { database: 'failing', mail: 'unknown', schedules: 'unknown' } as const;
    return { ...base, status: 'degraded', checks };
  }
}
