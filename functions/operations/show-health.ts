import type { CallableOutput } from '@doorstep/domain/callables';
import { ALARM_NAMES } from '@doorstep/domain/operations/alarms';
import { SWITCH_NAMES } from '@doorstep/domain/operations/switches';
import type { Operations } from './operations-repository.ts';

/** Returns the active alarms and the parts that are switched off, for administrators. */
export async function showHealth(
  operations: Pick<Operations, 'read'>,
  now: Date,
): Promise<CallableOutput<'admin-health'>> {
  const { alarms, heartbeats, switches } = await operations.read(now);
  return {
    alarms: ALARM_NAMES.flatMap((name) => {
      const alarm = alarms[name];
      return alarm
        ? [{ name, detail: alarm.detail, started_at: alarm.started_at.toISOString() }]
        : [];
    }),
    switched_off: SWITCH_NAMES.flatMap((name) => {
      const off = switches[name];
      return off ? [{ name, by: off.by, at: off.at.toISOString() }] : [];
    }),
    checked_at: heartbeats['check-health']?.toISOString() ?? null,
  };
}
