import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { z } from 'zod';
import { FLOWS, SEED } from './client-writes.ts';
import { encode, recordingSchema } from './recorded-writes.ts';

/**
 * `npm run release:record`: stores what this release's app writes, for the rules of the next one
 * (docs/releases.md). Refuses a version that CHANGELOG.md does not describe.
 */

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const { version } = z.object({ version: z.string() }).parse(JSON.parse(read('package.json')));
if (!read('CHANGELOG.md').includes(`\n## [${version}] - `)) {
  console.error(`✖ CHANGELOG.md has no section for ${version}, the version in package.json.`);
  process.exit(1);
}
const recording = recordingSchema.parse(
  encode({ release: `v${version}`, seed: SEED, flows: FLOWS }),
);
const file = 'tests/fixtures/previous-release.json';
writeFileSync(path.join(ROOT, file), `${JSON.stringify(recording, null, 2)}\n`);
console.log(`✔ ${file}: ${FLOWS.length} batches of v${version}`);
