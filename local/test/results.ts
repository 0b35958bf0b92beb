import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

export interface Counts {
  passed: number;
  failed: number;
}

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const playwrightSchema = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
});

/** Counts vitest's JSON report. A skipped test proves nothing and a broken file ran none: failed. */
export function countVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    vitestSchema.parse(report);
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + numPendingTests + numTodoTests + broken.length,
  };
}

/** Counts Playwright's JSON report; flaky and skipped tests count as failed. */
export function countPlaywright(report: unknown): Counts {
  const { stats, errors } = playwrightSchema.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  };
}

/**
 * What a run comes to. A run that ended badly without a counted failure (a crash, no report, no
 * test at all) is one failure.
 */
export function judge(exitedWell: boolean, counts: Counts | null): Counts {
  const { passed, failed } = counts ?? { passed: 0, failed: 0 };
  const missing = failed === 0 && (!exitedWell || passed === 0);
  return { passed, failed: missing ? 1 : failed };
}

/** The report that a runner wrote, or null when it wrote none that can be read. */
export function readReport(file: string): unknown {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Cut off by a crash: the run is judged as one without a report.
    return null;
  }
}
