import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, judge } from './results.ts';

describe('countVitest', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [{ status: 'passed', assertionResults: [{}] }],
  };

  it('counts what passed and failed', () => {
    expect(countVitest(report)).toEqual({ passed: 5, failed: 1 });
  });

  it('counts skipped tests as failed', () => {
    expect(countVitest({ ...report, numPendingTests: 2, numTodoTests: 1 }).failed).toBe(4);
  });

  it('counts a file that could not be loaded as failed', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(countVitest({ ...report, testResults }).failed).toBe(2);
  });
});

describe('countPlaywright', () => {
  it('counts flaky and skipped tests and general errors as failed', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 1 };
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 7, failed: 4 });
  });
});

describe('judge', () => {
  it('keeps good counts', () => {
    expect(judge(true, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 0 });
  });

  it('keeps counted failures', () => {
    expect(judge(false, { passed: 3, failed: 2 })).toEqual({ passed: 3, failed: 2 });
  });

  it.each([
    ['a crash after the tests', false, { passed: 3, failed: 0 }],
    ['no report', false, null],
    ['no report though all seemed well', true, null],
    ['no test at all', true, { passed: 0, failed: 0 }],
  ])('counts %s as one failure', (_, exitedWell, counts) => {
    expect(judge(exitedWell, counts).failed).toBe(1);
  });
});
