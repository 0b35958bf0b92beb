import { expect, it, vi } from 'vitest';
import { findSchedules } from './schedules.ts';

/** Returns a scheduled function in the form of firebase-functions. */
function scheduled(schedule: string, run = vi.fn()) {
  return Object.assign(() => undefined, { run, __endpoint: { scheduleTrigger: { schedule } } });
}
const callable = Object.assign(() => undefined, {
  run: vi.fn(),
  __endpoint: { callableTrigger: {} },
});

it('finds the scheduled functions and runs them', async () => {
  const run = vi.fn();
  const found = findSchedules({
    api: callable,
    nothing: null,
    everyHour: scheduled('every 60 minutes', run),
    everyMinute: scheduled('every 1 minutes'),
    everyFiveMinutes: scheduled('every 5 minutes'),
  });
  expect(found.map(({ name, firstMs, everyMs }) => [name, firstMs, everyMs])).toEqual([
    ['everyHour', 0, 600_000],
    ['everyMinute', 5_000, 5_000],
    ['everyFiveMinutes', 5_000, 5_000],
  ]);
  await found[0]?.run();
  expect(run).toHaveBeenCalledOnce();
});
