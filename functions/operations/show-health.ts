import type { CallableOutput } from '@doorstep/domain/callables';
import { ALARM_NAMES, ALARMS } from '@doorstep/domain/operations/alarms';
import { JOBS } from '@doorstep/domain/operations/records';
import { SWITCH_NAMES, SWITCHES } from '@doorstep/domain/operations/switches';
import type { Operations, Records } from './operations-repository.ts';

type Cards = CallableOutput<'admin-health'>;

/** Returns a card if nothing checks the alarms: an empty list would say that all is well. */
function uncheckedCards({ heartbeats }: Records, now: Date): Cards {
  const checked = heartbeats['check-health'];
  const minutes = checked && (now.getTime() - checked.getTime()) / 60_000;
  if (minutes !== undefined && minutes <= JOBS['check-health']) return [];
  const title = 'Alarms are not being checked';
  const what = checked ? 'has not run on time' : 'has never run';
  const text = `The schedule check-health ${what}. See “schedule-late” in the runbook.`;
  return [{ title, text, since: (checked ?? now).toISOString() }];
}

/** Returns the active alarms and the parts that are switched off, for administrators. */
export async function showHealth(operations: Pick<Operations, 'read'>, now: Date): Promise<Cards> {
  const records = await operations.read(now);
  const { alarms, switches } = records;
  const active = ALARM_NAMES.flatMap((name) => {
    const alarm = alarms[name];
    if (!alarm) return [];
    const text = `${alarm.detail} See “${name}” in the runbook.`;
    return [{ title: ALARMS[name].title, text, since: alarm.started_at.toISOString() }];
  });
  const off = SWITCH_NAMES.flatMap((name) => {
    const part = switches[name];
    if (!part) return [];
    const by = part.by === 'spending' ? 'the spending cap' : 'an operator';
    const text = `${SWITCHES[name]} Switched off by ${by}.`;
    return [{ title: `Switched off: ${name}`, text, since: part.at.toISOString() }];
  });
  return [...uncheckedCards(records, now), ...active, ...off];
}

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
