import { ALARM_NAMES, ALARMS } from '@doorstep/domain/operations/alarms';
import { JOB_NAMES } from '@doorstep/domain/operations/records';
import { describe, expect, it } from 'vitest';
import { createMailOutbox } from '../../../functions/mail/mail-outbox-repository.ts';
import { checkHealth } from '../../../functions/operations/check-health.ts';
import { createOperatorHook } from '../../../functions/operations/gateways/operator-hook.ts';
import { adminDb } from '../../support/server/admin.ts';
import {
  CAUSES,
  minutesFromNow,
  ownMarket,
  startCounting,
} from '../../support/server/alarm-causes.ts';
import { theMailTo } from '../../support/server/received-mails.ts';
import {
  after,
  health,
  NOW,
  operations,
  operatorEmail,
  ownDb,
  posted,
  setUpOperations,
} from '../../support/server/operations.ts';

setUpOperations();

describe('each alarm', () => {
  it.each(ALARM_NAMES)('%s starts with its cause, is reported once, and ends', async (name) => {
    const { title } = ALARMS[name];
    await startCounting();
    await checkHealth(ownMarket(), new Date());
    expect(posted).toEqual([]);

    await CAUSES[name]();
    await checkHealth(ownMarket(), new Date());
    expect(posted).toHaveLength(1);
    expect(posted[0]).toContain(`Alarm: ${title}`);
    expect(posted[0]).toContain(`docs/runbook.md#${name}`);
    await checkHealth(ownMarket(), minutesFromNow(1));
    expect(posted).toHaveLength(1);
    expect(Object.keys((await operations().read(NOW)).alarms)).toEqual([name]);

    // The counts end by themselves.
    await ownDb().recursiveDelete(ownDb().collection('mail'));
    for (const record of ['first_checks', 'heartbeats', 'spending', 'switches']) {
      await ownDb().doc(`operations/${record}`).delete();
    }
    await checkHealth(ownMarket(), minutesFromNow(12));
    await checkHealth(ownMarket(), minutesFromNow(23));
    expect(posted).toHaveLength(2);
    expect(posted[1]).toContain(`Alarm ended: ${title}`);
    expect((await operations().read(NOW)).alarms).toEqual({});
  });

  it('is mailed to the operator', async () => {
    const outbox = createMailOutbox(adminDb());
    // This mail is due at once, because the other times of this file are in the future.
    const create: typeof outbox.create = (id, to, content) =>
      outbox.create(id, to, content, new Date());
    await operations().addCounts({ errors: 20 }, NOW);
    await checkHealth(health({ outbox: { create } }), NOW);
    const { subject, text } = await theMailTo(operatorEmail);
    expect(subject).toBe('Alarm: Many errors');
    expect(text).toContain('20 errors within ten minutes.');
    expect(text).toContain('docs/runbook.md, section “errors”');
  });

  it('is posted and stored although the outbox fails, and the next run repeats it', async () => {
    const outbox = { create: () => Promise.reject(new Error('no outbox')) };
    await operations().addCounts({ errors: 20 }, NOW);
    await expect(checkHealth(health({ outbox }), NOW)).rejects.toThrow('no outbox');
    expect(posted).toHaveLength(1);
    await checkHealth(health(), after(1));
    expect(posted).toHaveLength(2);
  });

  it('does not depend on the hook', async () => {
    await operations().addCounts({ errors: 20 }, NOW);
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
    const expected = {
      errors: 4,
      webhook_failures: 0,
      mail_failures: 1,
      sign_ups_refused: 0,
      changed_pages: 0,
    };
    expect((await operations().read(NOW)).counts).toEqual(expected);
    await operations().deleteOldCounts(NOW);
    const { windows } = (await ownDb().doc('operations/counts').get()).data() ?? {};
    expect(Object.keys(windows as object)).toHaveLength(2);
  });

  it('of a schedule that never ran start with the first check', async () => {
    await checkHealth(health(), NOW);
    const { heartbeats } = await operations().read(NOW);
    expect(Object.keys(heartbeats).toSorted()).toEqual(JOB_NAMES.toSorted());
  });
});
