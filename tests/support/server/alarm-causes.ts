import type { AlarmName } from '@doorstep/domain/operations/alarms';
import { functionUrl } from '@doorstep/local/stack/addresses.ts';
import { setSwitch } from '@doorstep/ops/switch/set-switch.ts';
import { onTestFinished, vi } from 'vitest';
import { limitSignUps } from '../../../functions/index.ts';
import { createSmtpMailer } from '../../../functions/mail/gateways/smtp-mailer.ts';
import { createMailHealth } from '../../../functions/mail/mail-health-repository.ts';
import { createMailOutbox } from '../../../functions/mail/mail-outbox-repository.ts';
import { sweepMail } from '../../../functions/mail/sweep-mail.ts';
import type { HealthDeps } from '../../../functions/operations/check-health.ts';
import { createOperations } from '../../../functions/operations/operations-repository.ts';
import { watchSpending } from '../../../functions/operations/watch-spending.ts';
import { withReports } from '../../../functions/platform/pending-reports.ts';
import { readStack } from '../stack.ts';
import { adminDb } from './admin.ts';
import { someAddress } from './from-address.ts';
import { health, operations, ownDb } from './operations.ts';
import { unique } from './sdk-people.ts';
import { TestSmtpServer, type SmtpFault } from './smtp-server.ts';
import { post } from './webhook.ts';
import { depsWith } from './deps-with.ts';

const MAIL_DAILY_CAP = 2;

export const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);

/**
 * Returns the dependencies of a market whose mails and records belong to this test. The functions
 * of the stack write the counts.
 */
export function ownMarket(): HealthDeps {
  const own = operations();
  const stack = createOperations(adminDb());
  const read: typeof own.read = async (now) => {
    const { counts } = await stack.read(now);
    return { ...(await own.read(now)), counts };
  };
  return health({
    operations: { ...own, read },
    mails: createMailHealth(ownDb()),
    mailDailyCap: MAIL_DAILY_CAP,
  });
}

/** Deletes what earlier tests counted. */
export async function startCounting(): Promise<void> {
  await adminDb().doc('operations/counts').set({ windows: {} });
}

async function queueMails(count: number, dueAt: Date): Promise<void> {
  const outbox = createMailOutbox(ownDb());
  const data = { alarm: 'errors', notice: 'started', detail: 'Many.' } as const;
  for (let i = 0; i < count; i += 1) {
    await outbox.create(unique('mail'), 'a@doorstep.test', { template: 'alarm', data }, dueAt);
  }
}

/** Delivers mails with a mail server that has a fault. */
async function deliver(count: number, fault: SmtpFault | null): Promise<void> {
  const server = new TestSmtpServer();
  server.faultFor = () => fault;
  await server.start();
  onTestFinished(() => server.stop());
  await queueMails(count, new Date());
  const settings = { smtpUrl: server.url, from: 'Shop <hello@doorstep.test>' };
  const outbox = createMailOutbox(ownDb());
  const mailer = createSmtpMailer(settings);
  await withReports(() => sweepMail(depsWith({ outbox, mailer })));
}

async function repeat(times: number, run: () => Promise<unknown>): Promise<void> {
  for (let i = 0; i < times; i += 1) await run();
}

async function refuseSignUps(times: number): Promise<void> {
  vi.stubEnv('SIGN_UPS_PER_HOUR', '1');
  const signUp = Reflect.get(limitSignUps, 'run') as (event: object) => Promise<void>;
  const event = { ipAddress: someAddress() };
  await signUp(event);
  await repeat(times, () => signUp(event).catch(() => {}));
  vi.unstubAllEnvs();
}

async function reportErrors(times: number): Promise<void> {
  const body = JSON.stringify({ message: 'broken', stack: '', screen: '/' });
  const url = functionUrl(readStack(), 'beacons/api/error');
  // One sender cannot raise the alarm.
  const headers = () => ({ 'x-forwarded-for': someAddress() });
  await repeat(times, () => fetch(url, { method: 'POST', headers: headers(), body }));
}

async function notifyBudget(percent: number): Promise<void> {
  const costIntervalStart = new Date().toISOString();
  const message = { costAmount: percent, budgetAmount: 100, costIntervalStart };
  await watchSpending({ ...ownMarket(), spendingCap: 150 }, message, new Date());
}

/** Causes an alarm as the market would, at its limit. */
export const CAUSES: Record<AlarmName, () => Promise<unknown>> = {
  'mails-late': () => queueMails(1, minutesFromNow(-16)),
  'mails-failing': () => deliver(5, 'defer'),
  'mails-given-up': () => deliver(3, 'refuse'),
  'mail-cap': () => deliver(MAIL_DAILY_CAP, null),
  'schedule-late': () => operations().startHeartbeats(['sweep-mail'], minutesFromNow(-16)),
  'webhook-failing': () => repeat(5, () => post({ body: '{}', signature: 'forged' })),
  errors: () => reportErrors(20),
  'sign-ups-refused': () => refuseSignUps(20),
  spending: () => notifyBudget(91.4),
  'switched-off': () => setSwitch(ownDb(), { name: 'views', state: 'off' }, new Date()),
};
