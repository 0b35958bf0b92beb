import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { measuredSchema, type Measured } from './counts.ts';

/** What `npm run costs` has measured last. */
export const MEASURED_FILE = fileURLToPath(new URL('measured.json', import.meta.url));

export const readMeasured = (): Measured =>
  measuredSchema.parse(JSON.parse(readFileSync(MEASURED_FILE, 'utf8')));

export const PAGE_FILE = fileURLToPath(new URL('../../docs/costs.md', import.meta.url));
