import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';

// Tests the checks of `npm start` before the installation. A fake npm prints its arguments.

let copy: string;

beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'doorstep-bootstrap-'));
  mkdirSync(path.join(copy, 'bin'));
  writeFileSync(path.join(copy, 'bin/npm'), '#!/bin/sh\necho "npm $*"\nexit 1\n', { mode: 0o755 });
  for (const file of ['local/start.mjs', 'local/bootstrap.mjs']) {
    cpSync(path.join(ROOT, file), path.join(copy, file));
  }
  writePackages('package-lock.json', LOCKED);
});
afterEach(() => {
  rmSync(copy, { recursive: true });
});

const LOCKED = {
  '': { name: 'doorstep' },
  web: { name: '@doorstep/web' },
  'node_modules/@doorstep/web': { link: true },
  'node_modules/tsx': { version: '2.0.0' },
  'node_modules/only-on-mac': { version: '1.0.0', optional: true },
};

function writePackages(file: string, packages: object): void {
  mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
  writeFileSync(path.join(copy, file), JSON.stringify({ packages }));
}

/** Returns the URL of a module that makes Node report another version. */
function fakeVersion(version: string): string {
  const code = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

function start(...nodeFlags: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...nodeFlags, 'local/start.mjs'],
    {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${path.join(copy, 'bin')}:${process.env['PATH'] ?? ''}` },
    },
  );
  return { status, output: stdout + stderr };
}

it('installs the packages if there are none', () => {
  const { status, output } = start();
  expect(output).toMatch(/^Installing the packages with npm ci[^]*\nnpm ci /);
  expect(output.trim()).toMatch(/✖ `npm ci` failed.*$/);
  expect(status).toBe(1);
});

it('installs the packages again after an update or an interrupted installation', () => {
  const installed = 'node_modules/.package-lock.json';
  writePackages(installed, { ...LOCKED, 'node_modules/tsx': { version: '1.0.0' } });
  expect(start().output).toContain('npm ci');
  writeFileSync(path.join(copy, installed), '{"packa');
  expect(start().output).toContain('npm ci');
});

it('does not install if the packages match, and ignores optional packages of other platforms', () => {
  writePackages('node_modules/.package-lock.json', {
    'node_modules/@doorstep/web': { link: true },
    'node_modules/tsx': { version: '2.0.0' },
  });
  expect(start().output).not.toContain('npm ci');
});

it.each(['18.20.1', '20.18.3'])('refuses Node %s', (version) => {
  const { status, output } = start('--import', fakeVersion(version));
  expect(status).toBe(1);
  expect(output.trim()).toBe(
    `✖ This project needs Node 20.19 or newer, and this is ${version}: https://nodejs.org`,
  );
});

it.each(['20.19.0', '24.0.0'])('accepts Node %s', (version) => {
  expect(start('--import', fakeVersion(version)).output).toContain('npm ci');
});
