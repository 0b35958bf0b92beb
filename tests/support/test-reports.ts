import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** The results of a test run. */
export interface Counts {
  passed: number;
  failures: string[];
}

const vitestSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
        }),
      ),
    }),
  ),
});

/** A file of Playwright tests, or a `describe` in it. */
const suiteSchema = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(z.object({ status: z.string() })),
    }),
  ),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});
const playwrightSchema = z.object({
  suites: z.array(suiteSchema),
  errors: z.array(z.object({ message: z.string().optional() })),
});
type Suite = z.infer<typeof suiteSchema>;

/** Reads a report. Skipped tests and files that could not be loaded count as failed. */
export function readCounts(runner: 'vitest' | 'playwright', file: string): Counts {
  const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  if (report === null) return { passed: 0, failures: [] };
  return runner === 'vitest' ? countVitest(report) : countPlaywright(report);
}

function countVitest(report: unknown): Counts {
  const { testResults } = vitestSchema.parse(report);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed');
  const failed = tests.filter(({ status }) => status !== 'passed');
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: passed.length,
    failures: [...failed.map(({ fullName }) => fullName), ...broken.map(({ name }) => name)],
  };
}

function countPlaywright(report: unknown): Counts {
  const { suites, errors } = playwrightSchema.parse(report);
  const specsOf = ({ specs, suites: inner = [] }: Suite): Suite['specs'] => [
    ...specs,
    ...inner.flatMap(specsOf),
  ];
  const tests = suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests: runs }) =>
      runs.map(({ status }) => ({ status, name: `${file} › ${title}` })),
    );
  const namesOf = (...wanted: string[]) =>
    tests.filter(({ status }) => wanted.includes(status)).map(({ name }) => name);
  return {
    passed: namesOf('expected').length,
    failures: [
      ...namesOf('unexpected', 'skipped'),
      ...errors.map(({ message = 'an error outside of tests' }) => message),
    ],
  };
}
