import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

export interface Counts {
  passed: number;
  failed: number;
  /** Which tests failed, for the end of the output. */
  failures: readonly string[];
  /** Which tests failed at first and passed when tried again; they count as passed. */
  retried: readonly string[];
}

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ status: z.string() })),
});

/** A file, or a `describe` in it. */
interface Suite {
  specs?: z.infer<typeof specSchema>[] | undefined;
  suites?: Suite[] | undefined;
}

const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(specSchema).optional(), suites: z.array(suiteSchema).optional() }),
);

const playwrightSchema = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  suites: z.array(suiteSchema),
  errors: z.array(z.unknown()),
});

/** Counts vitest's JSON report. A skipped test proves nothing and a broken file ran none: failed. */
export function countVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    vitestSchema.parse(report);
  const broken = testResults
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map(({ name }) => name);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const unproved = tests.filter(({ status }) => status !== 'passed');
  // A passed test keeps the messages of its earlier tries.
  const retried = tests.filter(
    ({ status, failureMessages }) => status === 'passed' && (failureMessages ?? []).length > 0,
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + numPendingTests + numTodoTests + broken.length,
    failures: [...unproved.map(({ fullName }) => fullName), ...broken],
    retried: retried.map(({ fullName }) => fullName),
  };
}

/** Counts Playwright's JSON report; skipped tests count as failed. */
export function countPlaywright(report: unknown): Counts {
  const { stats, suites, errors } = playwrightSchema.parse(report);
  const tests = suites
    .flatMap(specsOf)
    .flatMap((spec) =>
      spec.tests.map(({ status }) => ({ status, name: `${spec.file} › ${spec.title}` })),
    );
  const namesOf = (...wanted: string[]) =>
    tests.filter(({ status }) => wanted.includes(status)).map(({ name }) => name);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
    failures: namesOf('unexpected', 'skipped'),
    retried: namesOf('flaky'),
  };
}

function specsOf({ specs = [], suites = [] }: Suite): z.infer<typeof specSchema>[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/**
 * What a run comes to. A run that ended badly without a counted failure (a crash, no report, no
 * test at all) is one failure, under the run's name.
 */
export function judge(name: string, exitedWell: boolean, counts: Counts | null): Counts {
  const seen = counts ?? { passed: 0, failed: 0, failures: [], retried: [] };
  const missing = seen.failed === 0 && (!exitedWell || seen.passed === 0);
  return missing ? { ...seen, failed: 1, failures: [name] } : seen;
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
