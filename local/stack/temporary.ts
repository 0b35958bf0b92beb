import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.ts';

// TEMPORARY, until all parts of the house stand.
export const HAS_STRIPE = existsSync(path.join(ROOT, 'local/stripe/main.ts'));
export const HAS_DEMO = existsSync(path.join(ROOT, 'local/demo/main.ts'));
