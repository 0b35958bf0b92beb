import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUpLater } from './set-up-later.mjs';

/** Whether the texts of the real packages are there, build.test.ts shows: it makes the bundle. */

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'set-up-later-'));
  writeFileSync(path.join(folder, 'client.js'), 'globalThis.regions = makeRegions();\n');
  writeFileSync(path.join(folder, 'moved.js'), 'globalThis.regions = makeRegions();\n');
  writeFileSync(path.join(folder, 'changed.js'), 'globalThis.regions = regions.make();\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

const CALL: [RegExp, string] = [/= (\w+\(\));/, '= () => $1;'];

async function bundled(entry: string, file: RegExp, holder = 'one.js', replace = [CALL]) {
  const later = { [holder]: [{ file, replace }] };
  const { outputFiles } = await build({
    entryPoints: [path.join(folder, entry)],
    bundle: true,
    write: false,
    logLevel: 'silent',
    plugins: [setUpLater('one.js', later)],
  });
  return outputFiles[0]?.text ?? '';
}

it('sets up later what is found', async () => {
  expect(await bundled('client.js', /client\.js$/)).toContain('regions = () => makeRegions()');
});

it('ends the build where the text is not what it was', async () => {
  await expect(bundled('changed.js', /changed\.js$/)).rejects.toThrow(/changed\.js has changed/);
});

it('ends the build where one of several texts is not what it was', async () => {
  const replace: [RegExp, string][] = [CALL, [/areas/, 'regions']];
  await expect(bundled('client.js', /client\.js$/, 'one.js', replace)).rejects.toThrow(
    /has changed/,
  );
});

it('ends the build where the file has moved', async () => {
  await expect(bundled('moved.js', /client\.js$/)).rejects.toThrow(/one\.js has no file client/);
});

it('leaves files of the bundle alone that hold none', async () => {
  expect(await bundled('moved.js', /client\.js$/, 'other.js')).toContain('regions = makeRegions()');
});
