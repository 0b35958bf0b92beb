import type { AlarmName } from '@doorstep/domain/operations/alarms';
import { SCHEDULE_NAMES } from '@doorstep/domain/operations/records';
import { describe, expect, it } from 'vitest';
import { createMailOutbox } from '../../functions/mail/mail-outbox-repository.ts';
import { checkHealth, type HealthDeps } from '../../functions/operations/check-health.ts';
import { createOperatorHook } from '../../functions/operations/gateways/operator-hook.ts';
import { adminDb } from '../support/server/admin.ts';
import { theMailTo } from '../support/server/inbox.ts';
import {
  after,
  health,
  NOW,
  operations,
  operatorEmail,
  ownDb,
  posted,
  setUpOperations,
} from '../support/server/operations.ts';

setUpOperations();

/** Makes an alarm's condition true. Returns the title that the operator reads. */
const CONDITIONS: Record<AlarmName, [title: string, trigger: () => Promise<Partial<HealthDeps>>]> =
  {
    'mails-late': ['Mails are late', () => mails({ hasDueSince: true })],
    'mails-failing': ['The mail server refuses mails', () => counts({ mail_failures: 5 })],
    'mails-given-up': ['Mails were given up', () => mails({ countGivenUpSince: 3 })],
    'mail-cap': ['The daily limit of mails is reached', () => mails({ countSentToday: 100 })],
    'schedule-late': [
      'A schedule does not run',
      async () => {
        await operations().startHeartbeats(['sweep-mail'], after(-16));
        return {};
      },
    ],
    'webhook-failing': ["Stripe's webhook fails", () => counts({ webhook_failures: 5 })],
    errors: ['Many errors', () => counts({ errors: 20 })],
    'sign-ups-refused': ['Many sign-ups are refused', () => counts({ sign_ups_refused: 20 })],
    spending: [
      'The budget is being used up',
      async () => {
        const period = { period_start: NOW, capped_period: null, received_at: NOW };
        await operations().writeSpending({ percent: 91.4, ...period });
        return {};
      },
    ],
    'switched-off': [
      'A part of the site is switched off',
      async () => {
        await operations().writeSwitches({ views: { by: 'operator', at: NOW } });
        return {};
      },
    ],
  };

function mails(results: Partial<Record<keyof HealthDeps['mails'], number | boolean>>) {
  const fakes = Object.entries(results).map(([name, result]) => [
    name,
    () => Promise.resolve(result),
  ]);
  return Promise.resolve({ mails: { ...health().mails, ...Object.fromEntries(fakes) } as never });
}

async function counts(changes: Parameters<ReturnType<typeof operations>['addCounts']>[0]) {
  await operations().addCounts(changes, after(-5));
  return {};
}

describe('each alarm', () => {
  it.each(Object.entries(CONDITIONS))('%s starts, is told, and ends', async (name, condition) => {
    const [title, trigger] = condition;
    await checkHealth(health(), NOW);
    expect(posted).toEqual([]);

    const changes = await trigger();
    await checkHealth(health(changes), NOW);
    expect(posted).toHaveLength(1);
    expect(posted[0]).toContain(`Alarm: ${title}`);
    expect(posted[0]).toContain(`docs/runbook.md#${name}`);
    await checkHealth(health(changes), after(1));
    expect(posted).toHaveLength(1);
    expect(Object.keys((await operations().read(NOW)).alarms)).toEqual([name]);

    for (const record of ['heartbeats', 'spending', 'switches', 'counts']) {
      await ownDb().doc(`operations/${record}`).delete();
    }
    await checkHealth(health(), after(2));
    await checkHealth(health(), after(13));
    expect(posted).toHaveLength(2);
    expect(posted[1]).toContain(`Alarm ended: ${title}`);
    expect((await operations().read(NOW)).alarms).toEqual({});
  });

  it('is mailed to the operator', async () => {
    const outbox = createMailOutbox(adminDb());
    // This mail is due at once, because the other times of this file are in the future.
    const create: typeof outbox.create = (id, to, content) =>
      outbox.create(id, to, content, new Date());
    await counts({ errors: 20 });
    await checkHealth(health({ outbox: { create } }), NOW);
    const { subject, text } = await theMailTo(operatorEmail);
    expect(subject).toBe('Alarm: Many errors');
    expect(text).toContain('20 errors within ten minutes.');
    expect(text).toContain('docs/runbook.md, section “errors”');
  });

  it('is posted and stored although the outbox fails, and the next run repeats it', async () => {
    const outbox = { create: () => Promise.reject(new Error('no outbox')) };
    await counts({ errors: 20 });
    await expect(checkHealth(health({ outbox }), NOW)).rejects.toThrow('no outbox');
    expect(posted).toHaveLength(1);
    await checkHealth(health(), after(1));
    expect(posted).toHaveLength(2);
  });

  it('does not depend on the hook', async () => {
    await counts({ errors: 20 });
    await checkHealth(health({ hook: createOperatorHook('http://127.0.0.1:1/hook') }), NOW);
    expect((await operations().read(NOW)).alarms).toHaveProperty('errors');
  });
});

describe('the counts', () => {
  it('are of two windows, and earlier ones are deleted', async () => {
    await operations().addCounts({ errors: 7 }, after(-15));
    await operations().addCounts({ errors: 2 }, after(-5));
    await operations().addCounts({ errors: 1, mail_failures: 1 }, NOW);
    await operations().addCounts({ errors: 1 }, NOW);
    const expected = { errors: 4, webhook_failures: 0, mail_failures: 1, sign_ups_refused: 0 };
    expect((await operations().read(NOW)).counts).toEqual(expected);
    await operations().deleteOldCounts(NOW);
    const { windows } = (await ownDb().doc('operations/counts').get()).data() ?? {};
    expect(Object.keys(windows as object)).toHaveLength(2);
  });

  it('of a schedule that never ran start with the first check', async () => {
    await checkHealth(health(), NOW);
    const { heartbeats } = await operations().read(NOW);
    expect(Object.keys(heartbeats).toSorted()).toEqual(SCHEDULE_NAMES.toSorted());
  });
});
