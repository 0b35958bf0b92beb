import { expect, test } from 'vitest';
import { checkItem } from '../../check-item.ts';
import type { Context } from '../../context.ts';
import { at, patch, remove, SETUP, testItems } from '../../item-cases.ts';
import { createReadyContext, ScriptedAsk } from '../../test-support.ts';
import { budget } from './budget.ts';
import { applyAll } from '../test-support.ts';

testItems([
  {
    item: 'logs',
    broken: 'request lines are stored',
    by: patch(`${at.logs}/sinks/_Default`, { exclusions: [] }),
    state: 'wrong',
    detail: "The logs store Cloud Run's request lines, which contain IP addresses and tokens",
    fix: SETUP('logs'),
  },
  {
    item: 'logs',
    broken: 'logs are stored for a year',
    by: patch(`${at.logs}/locations/global/buckets/_Default`, { retentionDays: 365 }),
    state: 'wrong',
    detail: 'Logs are stored for 365 days, not 30',
    fix: SETUP('logs'),
  },
  {
    item: 'audit-log',
    broken: 'there is no bucket',
    by: remove(`${at.logs}/locations/global/buckets/audit`),
    state: 'missing',
    detail: 'There is no log bucket "audit"',
    fix: SETUP('audit-log'),
  },
  {
    item: 'audit-log',
    broken: 'the sink has a different filter',
    by: patch(`${at.logs}/sinks/audit`, { filter: 'severity>=ERROR' }),
    state: 'wrong',
    detail: 'The lines of the audit log are not copied to the log bucket "audit"',
    fix: SETUP('audit-log'),
  },
  {
    item: 'audit-log',
    broken: 'the bucket deletes after a month',
    by: patch(`${at.logs}/locations/global/buckets/audit`, { retentionDays: 30 }),
    state: 'wrong',
    detail: 'The log bucket "audit" deletes lines after 30 days',
    fix: SETUP('audit-log'),
  },
  {
    item: 'audit-log',
    broken: 'the bucket is not locked',
    by: patch(`${at.logs}/locations/global/buckets/audit`, { locked: false }),
    state: 'wrong',
    detail: 'The log bucket "audit" is not locked, so its lines can be deleted',
    fix: SETUP('audit-log'),
  },
  {
    item: 'budget',
    broken: 'there is no budget',
    by: remove(at.budget),
    state: 'missing',
    detail: 'There is no budget alert for the project',
    fix: SETUP('budget'),
  },
  {
    item: 'budget',
    broken: 'the budget never alerts',
    by: patch(at.budget, { thresholdRules: [] }),
    state: 'wrong',
    detail: 'The budget does not alert at 50%, 90%, 100%',
    fix: SETUP('budget'),
  },
  {
    item: 'budget',
    broken: 'the budget has no topic',
    by: patch(at.budget, { notificationsRule: {} }),
    state: 'wrong',
    detail: 'The budget does not publish to the topic "budget"',
    fix: SETUP('budget'),
  },
  {
    item: 'budget',
    broken: 'the budget alerts at a forecast only',
    by: patch(at.budget, {
      thresholdRules: [
        { thresholdPercent: 0.5 },
        { thresholdPercent: 0.9, spendBasis: 'CURRENT_SPEND' },
        { thresholdPercent: 1, spendBasis: 'FORECASTED_SPEND' },
      ],
    }),
    state: 'wrong',
    detail: 'The budget does not alert at 100%',
    fix: SETUP('budget'),
  },
  {
    item: 'budget',
    broken: 'the topic was deleted',
    by: remove(at.topic),
    state: 'wrong',
    detail: 'The budget publishes to the topic "budget", which does not exist',
    fix: SETUP('budget'),
  },
]);

const planBudget = async (context: Context, amount: string) =>
  applyAll(await budget.plan?.(context, new ScriptedAsk({ 'charge per month': amount })));

test('setup suggests the amount of a budget and changes it', async () => {
  const { context, state } = await createReadyContext();
  let suggested: string | undefined;
  const text: ScriptedAsk['text'] = ({ initial = '' }) => {
    suggested = initial;
    return Promise.resolve(initial);
  };
  expect(await budget.plan?.(context, Object.assign(new ScriptedAsk(), { text }))).toEqual([]);
  expect(suggested).toBe('50');
  expect(await planBudget(context, '80')).toEqual([
    'Change the budget: 80 a month, alerts at 50, 90 and 100%, messages to "budget"',
  ]);
  expect(await checkItem(budget, context)).toEqual({ state: 'right', detail: '80 USD a month' });
  state.remove(at.topic);
  state.patch(at.budget, { thresholdRules: [] }, null);
  expect(await planBudget(context, '80')).toHaveLength(2);
  expect(await checkItem(budget, context)).toEqual({ state: 'right', detail: '80 USD a month' });
});
