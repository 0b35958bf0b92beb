import { describe, expect, it, vi } from 'vitest';
import { findSchedules } from './schedules.ts';

/** A scheduled function as firebase-functions makes it. */
function scheduled(schedule: string, run = vi.fn()) {
  return Object.assign(() => undefined, { run, __endpoint: { scheduleTrigger: { schedule } } });
}
const callable = Object.assign(() => undefined, {
  run: vi.fn(),
  __endpoint: { callableTrigger: {} },
});

describe('findSchedules', () => {
  it('finds them among other exports and in groups, under the names they deploy as', () => {
    const exported = {
      create: { checkout: callable },
      nightly: scheduled('every day 03:00'),
      sweep: { mail: scheduled('every 1 minutes'), deep: { er: scheduled('*/5 * * * *') } },
    };
    const found = findSchedules(exported);
    expect(found.map(({ name, firstMs, everyMs }) => [name, firstMs, everyMs])).toEqual([
      ['nightly', 0, 600_000],
      ['sweep-mail', 5_000, 5_000],
      ['sweep-deep-er', 5_000, 5_000],
    ]);
  });

  it('runs what it found', async () => {
    const run = vi.fn();
    await findSchedules({ sweep: scheduled('every 1 minutes', run) })[0]?.run();
    expect(run).toHaveBeenCalledOnce();
  });

  it('finds none where there are none', () => {
    expect(findSchedules({ create: { checkout: callable }, nothing: null, text: 'a' })).toEqual([]);
  });
});
