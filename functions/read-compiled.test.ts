import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';

const READER = fileURLToPath(new URL('read-compiled.mjs', import.meta.url));
const SOURCE = "const { basename } = require('node:path'); exports.name = basename(__filename);";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'read-compiled-'));
  file = path.join(folder, 'one.cjs');
  writeFileSync(file, SOURCE);
});
afterEach(() => rmSync(folder, { recursive: true }));

const seenSchema = z.object({
  name: z.string(),
  again: z.boolean(),
  refused: z.nullable(z.boolean()),
});

/** Reads the file in a process of its own, as a cold start does, then once more. */
function read(then = '', settings: Record<string, string> = {}) {
  const program = `
    import { createRequire } from 'node:module';
    import { getHeapStatistics } from 'node:v8';
    import { keep, readCompiled, run } from '${READER}';
    const file = '${file}';
    const { heap_size_limit: limit } = getHeapStatistics();
    const { exports, script } = run(file);
    if (getHeapStatistics().heap_size_limit !== limit) throw new Error('another limit');
    const again = readCompiled(file) === exports && createRequire(file)(file) === exports;
    ${then}
    const refused = script.cachedDataRejected ?? null;
    console.log(JSON.stringify({ ...exports, again, refused }));`;
  const told = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...settings },
  });
  return seenSchema.parse(JSON.parse(told.trim().split('\n').at(-1) ?? ''));
}

const keptFile = () =>
  path.join(folder, readdirSync(folder).find((name) => name.endsWith('.cache')) ?? 'none');

it('reads a file as require does, and once only', () => {
  expect(read()).toEqual({ name: 'one.cjs', again: true, refused: null });
});

it('takes what V8 has compiled where it was kept', () => {
  read('keep(file, script);');
  expect(read()).toEqual({ name: 'one.cjs', again: true, refused: false });
});

it.each([
  ['', '--max-old-space-size=192'],
  ['--max-old-space-size=192', '--max_old_space_size=448'],
  ['--max-old-space-size=448', ''],
])('takes it whatever memory there was (%s) and is (%s)', (there, here) => {
  read('keep(file, script);', { NODE_OPTIONS: there });
  expect(read('', { NODE_OPTIONS: here })).toMatchObject({ refused: false });
});

it('leaves a process the flags that it was started with', () => {
  const flags = { NODE_OPTIONS: '--max-old-space-size=192' };
  const script = 'new Script(exports.name)';
  const told = `
    const { Script } = await import('node:vm');
    const { writeFileSync } = await import('node:fs');
    writeFileSync('${path.join(folder, 'flags')}', ${script}.createCachedData());`;
  read(told, flags);
  const seen = `
    const { Script } = await import('node:vm');
    const { readFileSync } = await import('node:fs');
    const cachedData = readFileSync('${path.join(folder, 'flags')}');
    exports.name = String(new Script(exports.name, { cachedData }).cachedDataRejected);`;
  expect(read(seen, flags)).toMatchObject({ name: 'false' });
  expect(read(seen)).toMatchObject({ name: 'true' });
});

it('compiles anew what was kept of other code, or is no code', () => {
  read('keep(file, script);');
  writeFileSync(file, `${SOURCE} exports.more = true;`);
  expect(read()).toMatchObject({ name: 'one.cjs', refused: true });
  writeFileSync(keptFile(), 'no code');
  expect(read()).toMatchObject({ name: 'one.cjs', refused: true });
});

it('compiles anew where what was kept cannot be read', () => {
  read('keep(file, script);');
  const kept = keptFile();
  rmSync(kept);
  // A folder in its place.
  mkdirSync(kept);
  expect(read()).toMatchObject({ name: 'one.cjs', refused: null });
});
