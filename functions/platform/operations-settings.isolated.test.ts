import { expect, it, vi } from 'vitest';
import { operationsSettings } from './config.ts';
import { onLogged } from './log.ts';

it('uses the default of an invalid setting of alarms, and logs it once without its value', () => {
  const logged: string[] = [];
  onLogged(({ severity, fields }) => logged.push(`${severity}: ${fields['error']}`));
  vi.stubEnv('MAIL_DAILY_CAP', 'hunter2');
  vi.stubEnv('SPENDING_CAP', '120');
  const expected = { mailDailyCap: 5000, spendingCap: 120 };
  expect(operationsSettings()).toMatchObject(expected);
  expect(operationsSettings()).toMatchObject(expected);
  onLogged(() => {});
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatch(/^error: .*MAIL_DAILY_CAP/);
  expect(logged[0]).not.toMatch(/SPENDING_CAP|hunter2/);
});
