import type { HealthCount } from '@doorstep/domain/operations/records';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logFailures } from '../platform/log-failures.ts';
import type { LoggedLine } from '../platform/log.ts';
import { addReport, flushReports, withReports } from '../platform/pending-reports.ts';
import { countInBatches, reportProblems, type Counts } from './report-problems.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-04T12:00:00Z') });
});
afterEach(() => vi.useRealTimers());

const line = (event: string, severity: LoggedLine['severity'] = 'error', error = 'Error: no') => ({
  severity,
  event,
  fields: { error: `${error}\n at line 1`, correlation_id: 'c0ffee00c0ffee00', release: 'x' },
});

function start() {
  const posted: string[] = [];
  const counted: HealthCount[] = [];
  const report = reportProblems({
    post: (text) => Promise.resolve(void posted.push(text)),
    count: (name) => counted.push(name),
    release: '1.2.0',
  });
  return { posted, counted, report };
}

it('posts an error with its action, once in ten minutes', () => {
  const { posted, report } = start();
  report(line('webhook failed'));
  report(line('webhook failed'));
  expect(posted).toEqual([
    'Doorstep: webhook failed\nerror: Error: no\nrelease: 1.2.0\ncorrelation_id: c0ffee00c0ffee00',
  ]);
  vi.advanceTimersByTime(10 * 60_000);
  report(line('webhook failed'));
  report(line('webhook failed', 'error', 'Error: another'));
  expect(posted).toHaveLength(3);
});

it('posts at most twenty errors in ten minutes', () => {
  const { posted, report } = start();
  for (let i = 0; i < 50; i += 1) report(line(`failure ${i}`));
  expect(posted).toHaveLength(20);
});

it('counts errors and the events of alarms, and posts errors only', () => {
  const { posted, counted, report } = start();
  report(line('webhook refused: no valid signature', 'warning'));
  report(line('mail not sent', 'warning'));
  report(line('sign-up refused', 'warning'));
  report(line('page changed by others', 'warning'));
  report(line('call', 'info'));
  report({ ...line('mail not sent', 'warning'), fields: { error: 'address refused' } });
  expect(posted).toEqual([]);
  report(line('webhook failed'));
  expect(counted).toEqual([
    'webhook_failures',
    'mail_failures',
    'sign_ups_refused',
    'changed_pages',
    'webhook_failures',
    'errors',
  ]);
});

it('writes a flood of counts in batches before the answer, and survives a failed write', async () => {
  const written: Counts[] = [];
  const count = countInBatches((counts) => {
    written.push(counts);
    if (written.length === 1) for (let i = 0; i < 999; i += 1) count('errors');
    return Promise.reject(new Error('no database'));
  });
  // Files share their modules, so an earlier one may have left reports.
  await flushReports();
  count('errors');
  count('mail_failures');
  await flushReports();
  expect(written).toEqual([{ errors: 1, mail_failures: 1 }, { errors: 999 }]);
  expect(flushReports()).toBeNull();
});

it('waits for posts before the answer, but not for long', async () => {
  let isPosted = false;
  const report = reportProblems({
    post: async () => {
      await new Promise((resolve) => void setTimeout(resolve, 2_000));
      isPosted = true;
    },
    count: () => {},
    release: null,
  });
  const run = logFailures('a-trigger', () => {
    report(line('failure'));
    return Promise.resolve();
  });
  const ran = run(undefined);
  await vi.advanceTimersByTimeAsync(2_000);
  await ran;
  expect(isPosted).toBe(true);

  addReport(new Promise(() => {}));
  const flushed = withReports(() => Promise.resolve('answer'));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await flushed).toBe('answer');
});
