import type { CallableOutput } from '@doorstep/domain/callables';
import { ALARM_NAMES, ALARMS } from '@doorstep/domain/operations/alarms';
import { SWITCH_NAMES, SWITCHES } from '@doorstep/domain/operations/switches';
import type { Operations } from './operations-repository.ts';

/** Returns the active alarms and the parts that are switched off, for administrators. */
export async function showHealth(
  operations: Pick<Operations, 'read'>,
  now: Date,
): Promise<CallableOutput<'admin-health'>> {
  const { alarms, switches } = await operations.read(now);
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
  return [...active, ...off];
}
