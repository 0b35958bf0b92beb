import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, judge } from './results.ts';

const nothing = { failures: [], retried: [] };

describe('countVitest', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      {
        name: 'some.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'works', status: 'passed', failureMessages: [] },
          { fullName: 'works at last', status: 'passed', failureMessages: ['too late'] },
          { fullName: 'never works', status: 'failed', failureMessages: ['no'] },
        ],
      },
    ],
  };

  it('counts what passed and failed, and names what failed or was tried again', () => {
    expect(countVitest(report)).toEqual({
      passed: 5,
      failed: 1,
      failures: ['never works'],
      retried: ['works at last'],
    });
  });

  it('counts skipped tests as failed', () => {
    expect(countVitest({ ...report, numPendingTests: 2, numTodoTests: 1 }).failed).toBe(4);
  });

  it('counts a file that could not be loaded as failed', () => {
    const testResults = [{ name: 'broken.test.ts', status: 'failed', assertionResults: [] }];
    expect(countVitest({ ...report, testResults })).toMatchObject({
      failed: 2,
      failures: ['broken.test.ts'],
    });
  });
});

describe('countPlaywright', () => {
  it('counts skipped tests and general errors as failed, and names what was tried again', () => {
    const spec = (title: string, status: string) => ({ title, file: 'a', tests: [{ status }] });
    const suites = [
      {
        specs: [spec('fine', 'expected'), spec('skipped', 'skipped')],
        suites: [{ specs: [spec('shaky', 'flaky'), spec('bad', 'unexpected')] }],
      },
    ];
    const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 1 };
    expect(countPlaywright({ stats, suites, errors: [{}] })).toEqual({
      passed: 2,
      failed: 3,
      failures: ['a › skipped', 'a › bad'],
      retried: ['a › shaky'],
    });
  });
});

describe('judge', () => {
  it('keeps good counts', () => {
    const counts = { passed: 3, failed: 0, ...nothing };
    expect(judge('unit', true, counts)).toEqual(counts);
  });

  it('keeps counted failures', () => {
    const counts = { passed: 3, failed: 2, ...nothing };
    expect(judge('unit', false, counts)).toEqual(counts);
  });

  it.each([
    ['a crash after the tests', false, { passed: 3, failed: 0, ...nothing }],
    ['no report', false, null],
    ['no report though all seemed well', true, null],
    ['no test at all', true, { passed: 0, failed: 0, ...nothing }],
  ])('counts %s as one failure', (_, exitedWell, counts) => {
    expect(judge('unit', exitedWell, counts)).toMatchObject({ failed: 1, failures: ['unit'] });
  });
});
