import {
  ALARM_LIMITS,
  ALARM_NAMES,
  ALARMS,
  nextAlarm,
  type AlarmName,
  type AlarmNotice,
  type Reading,
} from '@doorstep/domain/operations/alarms';
import { JOB_NAMES, JOBS, type Spending } from '@doorstep/domain/operations/records';
import { SWITCH_NAMES } from '@doorstep/domain/operations/switches';
import { BRAND } from '@doorstep/domain/brand';
import type { MailHealth } from '../mail/mail-health-repository.ts';
import type { MailOutbox } from '../mail/mail-outbox-repository.ts';
import { logInfo, logWarning } from '../platform/log.ts';
import type { Operations, Records } from './operations-repository.ts';
import type { OperatorHook } from './gateways/operator-hook.ts';

interface TellDeps {
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

export interface HealthDeps extends TellDeps {
  operations: Operations;
  mails: Omit<MailHealth, 'heldUntil'>;
  mailDailyCap: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const FINE: Reading = { level: 0, detail: 'Everything is back to normal.' };
const minutesBefore = (now: Date, minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);

const reading = (isBad: boolean, detail: string): Reading => (isBad ? { level: 1, detail } : FINE);

/** Returns the reading of the alarm `spending`: its level is the highest limit that was passed. */
function spendingReading(spending: Spending | null): Reading {
  const percent = Math.floor(spending?.percent ?? 0);
  const level = ALARM_LIMITS.spending.findLast((limit) => percent >= limit) ?? 0;
  return level === 0 ? FINE : { level, detail: `${percent} percent of the budget has been used.` };
}

function scheduleReading({ heartbeats }: Records, now: Date): Reading {
  const late = JOB_NAMES.filter((name) => {
    const ran = heartbeats[name];
    return ran !== undefined && ran < minutesBefore(now, JOBS[name]);
  });
  return reading(late.length > 0, `Not finished on time: ${late.join(', ')}.`);
}

function switchReading({ switches }: Records): Reading {
  const off = SWITCH_NAMES.filter((name) => switches[name] !== undefined);
  return reading(off.length > 0, `Switched off: ${off.join(', ')}.`);
}

type Measure = (deps: HealthDeps, records: Records, now: Date) => Reading | Promise<Reading>;

/** Returns the reading of a count: `limit` or more are bad. */
const counted =
  (name: keyof Records['counts'], limit: number, what: string): Measure =>
  (_deps, { counts }) =>
    reading(counts[name] >= limit, `${counts[name]} ${what} within ten minutes.`);

const MEASURES: Record<AlarmName, Measure> = {
  'mails-late': async ({ mails }, _records, now) => {
    const isLate = await mails.hasDueSince(minutesBefore(now, ALARM_LIMITS.mailsLateMinutes));
    return reading(
      isLate,
      `An email has been due for over ${ALARM_LIMITS.mailsLateMinutes} minutes.`,
    );
  },
  'mails-failing': counted('mail_failures', ALARM_LIMITS.mailFailures, 'attempts failed'),
  'mails-given-up': async ({ mails }, _records, now) => {
    const count = await mails.countGivenUpSince(new Date(now.getTime() - DAY_MS));
    const isBad = count >= ALARM_LIMITS.mailsGivenUp;
    return reading(isBad, `We gave up on ${count} or more emails within a day.`);
  },
  'mail-cap': async ({ mails, mailDailyCap }, _records, now) => {
    const count = await mails.countSentToday(now);
    return reading(
      count >= mailDailyCap,
      `${count} emails were sent today. The limit is ${mailDailyCap}.`,
    );
  },
  'schedule-late': (_deps, records, now) => scheduleReading(records, now),
  'webhook-failing': counted('webhook_failures', ALARM_LIMITS.webhookFailures, 'calls failed'),
  errors: counted('errors', ALARM_LIMITS.errors, 'errors'),
  'sign-ups-refused': counted('sign_ups_refused', ALARM_LIMITS.signUpsRefused, 'sign-ups rejected'),
  spending: (_deps, { spending }) => spendingReading(spending),
  'switched-off': (_deps, records) => switchReading(records),
};

/** Applies a reading: tells the operator first, so that a crash repeats a message, not loses it. */
async function apply(
  deps: HealthDeps,
  records: Records,
  name: AlarmName,
  now: Date,
): Promise<void> {
  const state = records.alarms[name] ?? null;
  const measured = await MEASURES[name](deps, records, now);
  const next = nextAlarm(state, measured, now);
  const { notice } = next;
  if (notice) await tellOperator(deps, name, { notice, detail: measured.detail }, now);
  if (next.state !== state) await deps.operations.writeAlarm(name, next.state);
}

/**
 * Compares the market's records with the limits of the alarms, and tells the operator what changed.
 * An alarm whose measure fails does not stop the others; the first failure is thrown at the end.
 */
export async function checkHealth(
  deps: HealthDeps,
  now: Date,
  names: readonly AlarmName[] = ALARM_NAMES,
): Promise<void> {
  const records = await deps.operations.read(now);
  const unknown = JOB_NAMES.filter((name) => records.heartbeats[name] === undefined);
  await deps.operations.startHeartbeats(unknown, now);
  await deps.operations.deleteOldCounts(now);
  const failures: unknown[] = [];
  for (const name of names) {
    await apply(deps, records, name, now).catch((thrown: unknown) => failures.push(thrown));
  }
  if (failures.length > 0) throw failures[0];
}
