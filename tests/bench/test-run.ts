import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { z } from 'zod';

const summarySchema = z.object({
  passed: z.number(),
  failed: z.number(),
  seconds: z.number(),
  ended: z.string(),
});

/** How long the last whole `npm test` took: the runner writes it down (local/test/main.ts). */
export function lastTestRun(): string {
  const file = path.join(ROOT, '.local/last-test-run.json');
  if (!existsSync(file)) return 'has not run here yet';
  const { passed, failed, seconds, ended } = summarySchema.parse(
    JSON.parse(readFileSync(file, 'utf8')),
  );
  const minutes = `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
  return `${minutes}; ${passed} passed, ${failed} failed (${ended})`;
}
