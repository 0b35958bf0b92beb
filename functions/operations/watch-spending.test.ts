import type { Spending } from '@doorstep/domain/operations/records';
import { expect, it } from 'vitest';
import { watchSpending } from './watch-spending.ts';

const NOTHING = () => Promise.resolve();
const NOW = new Date('2026-05-04T12:00:00Z');

/** Passes a message, and returns what was stored. */
async function watch(message: unknown): Promise<Spending[]> {
  const stored: Spending[] = [];
  const operations = {
    read: () =>
      Promise.resolve({
        alarms: {},
        heartbeats: {},
        switches: {},
        spending: null,
        counts: {
          errors: 0,
          webhook_failures: 0,
          mail_failures: 0,
          sign_ups_refused: 0,
          changed_pages: 0,
        },
      }),
    writeAlarm: NOTHING,
    startHeartbeats: NOTHING,
    addCounts: NOTHING,
    deleteOldCounts: NOTHING,
    writeSpending: (spending: Spending) => Promise.resolve(void stored.push(spending)),
    writeSwitches: NOTHING,
  };
  const mails = {
    hasDueSince: () => Promise.resolve(false),
    countGivenUpSince: () => Promise.resolve(0),
    countSentToday: () => Promise.resolve(0),
  };
  const tell = { hook: { post: NOTHING }, outbox: { create: NOTHING }, operatorEmail: 'a@b.test' };
  const limits = { mailDailyCap: 1, spendingCap: 150 };
  await watchSpending({ ...tell, ...limits, operations, mails }, message, NOW);
  return stored;
}

const MESSAGE = { costAmount: 5, budgetAmount: 10, costIntervalStart: '2026-05-01T00:00:00Z' };

it('stores the percent of the budget; a negative cost is zero', async () => {
  expect(await watch(MESSAGE)).toMatchObject([{ percent: 50 }]);
  expect(await watch({ ...MESSAGE, costAmount: -0.4 })).toMatchObject([{ percent: 0 }]);
});

it.each([[null], [{}], [{ ...MESSAGE, costAmount: 'many' }], [{ ...MESSAGE, budgetAmount: 0 }]])(
  'stores nothing and does not fail for %j, which a retry cannot mend',
  async (message) => {
    expect(await watch(message)).toEqual([]);
  },
);
