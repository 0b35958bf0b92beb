import { describe, expect, it } from 'vitest';
import { createMailHealth } from '../../../functions/mail/mail-health-repository.ts';
import { spendingNoticed } from '../../../functions/index.ts';
import { watchSpending } from '../../../functions/operations/watch-spending.ts';
import { isSwitchedOff } from '../../../functions/platform/switches.ts';
import { fieldsOf } from '../../support/server/admin.ts';
import { deliverMessage } from '../../support/server/in-process/events.ts';
import {
  after,
  health,
  NOW,
  operations,
  ownDb,
  posted,
  setUpOperations,
} from '../../support/server/operations.ts';
import { unique } from '../../support/server/sdk-people.ts';

setUpOperations();

const MINUTE_MS = 60_000;

describe('the state of the outbox', () => {
  it('is read from its mails', async () => {
    const longAgo = new Date('2001-01-01T00:00:00Z');
    const mail = ownDb().doc(`mail/${unique('late')}`);
    const minuteLater = new Date(longAgo.getTime() + MINUTE_MS);
    const state = createMailHealth(ownDb());
    await mail.set({ state: 'pending', next_attempt_at: longAgo });
    expect(await state.hasDueSince(minuteLater)).toBe(true);
    await mail.delete();
    expect(await state.hasDueSince(minuteLater)).toBe(false);
    const day = new Date('2032-01-02T10:00:00Z');
    await mail.set({ state: 'sent', sent_at: new Date('2032-01-02T00:00:00Z') });
    expect(await state.countSentToday(day)).toBe(1);
    expect(await state.countSentToday(new Date('2032-01-03T00:00:00Z'))).toBe(0);
    const givenUp = new Date('2033-01-01T00:00:00Z');
    const expires_at = new Date(givenUp.getTime() + 90 * 24 * 60 * MINUTE_MS);
    await mail.set({ state: 'dead', created_at: givenUp, expires_at });
    expect(await state.countGivenUpSince(givenUp)).toBe(1);
    expect(await state.countGivenUpSince(new Date(givenUp.getTime() + 1))).toBe(0);
    await mail.delete();
  });
});

describe('the spending cap', () => {
  const notification = (costAmount: number, month: number) => ({
    costAmount,
    budgetAmount: 200,
    costIntervalStart: `2031-0${month}-01T00:00:00-08:00`,
    budgetDisplayName: 'Market',
    currencyCode: 'USD',
  });
  const notify = (costAmount: number, month: number, minute: number) =>
    watchSpending(
      { ...health(), spendingCap: 150 },
      notification(costAmount, month),
      after(minute),
    );
  const off = async () => Object.keys((await operations().read(NOW)).switches).toSorted();
  const PARTS = ['mail', 'search', 'sign_ups', 'views'];

  it('alarms at 50, 90 and 100 percent', async () => {
    for (const [minute, cost] of [99, 100, 179, 180, 199, 200, 250].entries()) {
      await notify(cost, 3, minute);
    }
    expect(posted.map((text) => text.split('\n')[1])).toEqual([
      '50 percent of the budget has been used.',
      '90 percent of the budget has been used.',
      '100 percent of the budget has been used.',
    ]);
    expect(await off()).toEqual([]);
  });

  it('switches parts off once, and on again in the next period', async () => {
    await operations().writeSwitches({ views: { by: 'operator', at: NOW } });
    await notify(301, 3, 0);
    expect(await off()).toEqual(PARTS);
    expect(await isSwitchedOff('search', ownDb())).toBe(true);
    expect(posted.some((text) => text.includes('Part of the site is switched off'))).toBe(true);

    await operations().writeSwitches({ search: null });
    await notify(320, 3, 1);
    expect(await off()).toEqual(PARTS.filter((name) => name !== 'search'));

    // A late notification of the earlier period changes nothing.
    await notify(1, 4, 2);
    expect(await off()).toEqual(['views']);
    await notify(400, 3, 3);
    expect(await off()).toEqual(['views']);
  });

  it('is told by the messages of the budget', async () => {
    await deliverMessage(spendingNoticed, notification(20, 3));
    expect(await fieldsOf('operations/spending')).toMatchObject({ percent: 10 });
  });

  it('can be off, and ignores a message that is no notification', async () => {
    const never = { ...health(), spendingCap: 0 };
    const costIntervalStart = '2031-03-01T00:00:00Z';
    await watchSpending(never, { costAmount: 999, budgetAmount: 1, costIntervalStart }, NOW);
    expect(await off()).toEqual([]);
    for (const message of [null, {}, { costAmount: 'many', budgetAmount: 1, costIntervalStart }]) {
      await watchSpending(never, message, NOW);
    }
    expect((await operations().read(NOW)).spending?.percent).toBe(99_900);
  });
});

describe('a part that is off', () => {
  it('is on again if the switches cannot be read', async () => {
    await ownDb().doc('operations/switches').set({ search: 'malformed' });
    expect(await isSwitchedOff('search', ownDb())).toBe(false);
  });
});
