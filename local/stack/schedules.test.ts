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

it('finds the scheduled functions, also in groups, and runs them', async () => {
  const run = vi.fn();
  const found = findSchedules({
    create: { checkout: callable },
    nothing: null,
    nightly: scheduled('every day 03:00', run),
    sweep: { mail: scheduled('every 1 minutes'), deep: { er: scheduled('*/5 * * * *') } },
  });
  expect(found.map(({ name, firstMs, everyMs }) => [name, firstMs, everyMs])).toEqual([
    ['nightly', 0, 600_000],
    ['sweep-mail', 5_000, 5_000],
    ['sweep-deep-er', 5_000, 5_000],
  ]);
  await found[0]?.run();
  expect(run).toHaveBeenCalledOnce();
});
