import { SCHEDULES } from '@doorstep/domain/operations/records';
import type { Operations } from './operations-repository.ts';

/** What anybody may know about the site's state. */
export interface SiteStatus {
  status: 'ok' | 'degraded';
  release: string | null;
  time: string;
  checks: Record<'database' | 'mail' | 'schedules', 'ok' | 'failing' | 'unknown'>;
}

const check = (isFine: boolean) => (isFine ? 'ok' : 'failing');

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
    const { alarms, heartbeats } = await read();
    const checked = heartbeats['check-health'];
    const minutes = checked === undefined ? 0 : (now.getTime() - checked.getTime()) / 60_000;
    const checks = {
      database: check(true),
      mail: check(!alarms['mails-late'] && !alarms['mails-failing']),
      schedules: check(!alarms['schedule-late'] && minutes <= SCHEDULES['check-health']),
    } as const;
    const isFine = Object.values(checks).every((one) => one === 'ok');
    return { ...base, status: isFine ? 'ok' : 'degraded', checks };
  } catch (thrown) {
    onFailure(thrown);
    const checks = { database: 'failing', mail: 'unknown', schedules: 'unknown' } as const;
    return { ...base, status: 'degraded', checks };
  }
}
