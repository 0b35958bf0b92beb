import { ALARMS, type AlarmName, type AlarmNotice } from '@doorstep/domain/operations/alarms';
import { BRAND } from '@doorstep/domain/brand';
import type { MailOutbox } from '../mail/mail-outbox-repository.ts';
import { logInfo, logWarning } from '../platform/log.ts';
import type { OperatorHook } from './gateways/operator-hook.ts';

export interface TellDeps {
  hook: OperatorHook;
  outbox: Pick<MailOutbox, 'create'>;
  operatorEmail: string;
}

const WORDS: Record<AlarmNotice, string> = {
  started: 'Alarm',
  worse: 'Alarm, now worse',
  ongoing: 'Alarm, still active',
  ended: 'Alarm ended',
};

/** Tells the operator about an alarm: by the hook, and by mail, because either can be down. */
export async function tellOperator(
  { hook, outbox, operatorEmail }: TellDeps,
  alarm: AlarmName,
  { notice, detail }: { notice: AlarmNotice; detail: string },
  now: Date,
): Promise<void> {
  const log = notice === 'ended' ? logInfo : logWarning;
  log('alarm', { alarm, notice, detail });
  const { title } = ALARMS[alarm];
  await hook.post(
    `${BRAND.name}: ${WORDS[notice]}: ${title}\n${detail}\nRunbook: docs/runbook.md#${alarm}`,
  );
  const data = { alarm, notice, detail };
  const id = `alarm_${alarm}_${now.getTime()}`;
  await outbox.create(id, operatorEmail, { template: 'alarm', data }, now);
}
