import type { JobName } from '@doorstep/domain/operations/records';
import { describe, expect, it, vi } from 'vitest';
import { runJobs, type Job } from '../../../functions/platform/run-jobs.ts';
import {
  EVERY_FIVE_MINUTES,
  EVERY_HOUR,
  EVERY_MINUTE,
  everyFiveMinutes,
  everyHour,
  everyMinute,
} from '../../../functions/schedules.ts';
import { operations, ownDb, setUpOperations } from '../../support/server/operations.ts';

setUpOperations();

const at = (time: string) => new Date(`2031-03-${time}:00Z`);

/** Returns the jobs of a schedule with runs that this test observes. They succeed by default. */
function observed(jobs: readonly Job[], changes: Partial<Record<JobName, Partial<Job>>> = {}) {
  const ran: JobName[] = [];
  const replaced = jobs.map((job): Job => {
    const { run = () => Promise.resolve(), ...others } = changes[job.name] ?? {};
    const noted = () => {
      ran.push(job.name);
      return run();
    };
    return { ...job, ...others, run: noted };
  });
  return {
    /** Runs the schedule. Returns which jobs started. */
    run: async (now: Date) => {
      ran.length = 0;
      const failure = await runJobs(replaced, now, ownDb()).catch((thrown: unknown) => thrown);
      return { ran: ran.toSorted(), failure: failure instanceof Error ? failure.message : null };
    },
  };
}

const heartbeats = async () => (await operations().read(at('05T00:00'))).heartbeats;

describe('a job that never returns', () => {
  it('does not stop mails and the health check, for three runs', async () => {
    const hanging = { limitMs: 100, run: () => new Promise<void>(() => {}) };
    const schedule = observed(EVERY_MINUTE, { 'sweep-guests': hanging });
    for (const time of ['05T12:00', '05T12:05', '05T12:10']) {
      expect(await schedule.run(at(time))).toEqual({
        ran: ['check-health', 'sweep-guests', 'sweep-mail'],
        failure: 'failed: sweep-guests (see the log entries)',
      });
      expect((await heartbeats())['check-health']).toEqual(at(time));
    }
    expect(await heartbeats()).not.toHaveProperty('sweep-guests');
  });

  it.each([
    ['minute', EVERY_MINUTE, everyMinute],
    ['five minutes', EVERY_FIVE_MINUTES, everyFiveMinutes],
    ['hour', EVERY_HOUR, everyHour],
  ])('ends within the time of its function, every %s', (_, jobs, { __endpoint }) => {
    const seconds = Math.max(...jobs.map(({ limitMs }) => limitMs)) / 1000;
    // Leaves time to write the heartbeats.
    expect(seconds + 5).toBeLessThanOrEqual(Number(__endpoint.timeoutSeconds));
  });
});

it('health is checked every fifth minute', async () => {
  const schedule = observed(EVERY_MINUTE);
  const checked: string[] = [];
  for (const time of ['05T12:03', '05T12:04', '05T12:05', '05T12:06', '05T12:09', '05T12:11']) {
    if ((await schedule.run(at(time))).ran.includes('check-health')) checked.push(time);
  }
  expect(checked).toEqual(['05T12:03', '05T12:05', '05T12:11']);
});

describe('the jobs of the hour', () => {
  it('run at their time, once', async () => {
    const schedule = observed(EVERY_HOUR);
    const first = await schedule.run(at('05T12:20'));
    expect(first.ran).toEqual([
      'complete-done',
      'count-business-days',
      'shift-hours',
      'sweep-addresses',
      'sweep-badges',
      'sweep-pictures',
      'write-sitemap',
    ]);
    const each = ['complete-done', 'shift-hours', 'sweep-addresses', 'sweep-pictures'];
    expect((await schedule.run(at('05T13:20'))).ran).toEqual(each);
    expect((await schedule.run(at('05T18:20'))).ran).toEqual([...each, 'write-sitemap']);
    expect((await schedule.run(at('06T04:20'))).ran).toEqual([...each, 'write-sitemap']);
    expect((await schedule.run(at('06T05:20'))).ran).toEqual([
      'complete-done',
      'count-business-days',
      'shift-hours',
      'sweep-addresses',
      'sweep-pictures',
    ]);
  });

  it('are made up after a missed day', async () => {
    const schedule = observed(EVERY_HOUR);
    await schedule.run(at('05T13:00'));
    // Nothing ran at 12:10 of the sixth. The next run is in the morning of the seventh.
    expect((await schedule.run(at('07T02:00'))).ran).toContain('sweep-badges');
    expect((await schedule.run(at('07T03:00'))).ran).not.toContain('sweep-badges');
    expect((await schedule.run(at('07T13:00'))).ran).toContain('sweep-badges');
  });
});

describe('the daily reconcile', () => {
  it('is tried again in the next run after a failure, and not again after a success', async () => {
    const run = vi.fn<() => Promise<void>>().mockResolvedValue();
    const schedule = observed(EVERY_FIVE_MINUTES, { 'reconcile-subscriptions': { run } });
    await schedule.run(at('05T03:30'));
    run.mockRejectedValueOnce(new Error('Stripe is down'));
    for (const time of ['06T03:25', '06T03:30', '06T03:35', '06T03:40', '07T03:25']) {
      await schedule.run(at(time));
    }
    expect(run).toHaveBeenCalledTimes(3);
    expect((await heartbeats())['reconcile-subscriptions']).toEqual(at('06T03:35'));
  });
});

it('a job that was seen but never ran is due at once', async () => {
  await operations().startHeartbeats(['write-sitemap'], at('05T12:00'));
  expect((await observed(EVERY_HOUR).run(at('05T12:01'))).ran).toContain('write-sitemap');
});
