import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { z } from 'zod';
import type { Row } from './table.ts';

const summarySchema = z.object({
  passed: z.number(),
  failed: z.number(),
  seconds: z.number(),
  ended: z.string(),
});

function lastRun() {
  const file = path.join(ROOT, '.local/last-test-run.json');
  if (!existsSync(file)) return null;
  return summarySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Returns how long the last whole `npm test` took, which tests/run.ts has written. */
export function testRunRow(): Row {
  const run = lastRun();
  const what = '`npm test`, the last whole run';
  const row = { what, unit: 's', goal: { most: 480_000 } } as const;
  if (!run) return { ...row, figures: [], note: 'has not run here yet' };
  const note = `${run.passed} passed, ${run.failed} failed, ${run.ended}`;
  return { ...row, figures: [run.seconds * 1000], note };
}
