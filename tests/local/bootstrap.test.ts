import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** What `npm start` does before anything is installed, in a copy with an npm that only says so. */

let copy: string;

beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'doorstep-bootstrap-'));
  mkdirSync(path.join(copy, 'bin'));
  writeFileSync(path.join(copy, 'bin/npm'), '#!/bin/sh\necho "npm $*"\nexit 1\n', { mode: 0o755 });
  for (const file of ['local/start.mjs', 'local/bootstrap.mjs']) {
    cpSync(path.join(ROOT, file), path.join(copy, file));
  }
  writeLock('package-lock.json', WANTED);
});
afterEach(() => {
  rmSync(copy, { recursive: true });
});

const WANTED = {
  '': { name: 'doorstep' },
  web: { name: '@doorstep/web' },
  'node_modules/@doorstep/web': { link: true },
  'node_modules/tsx': { version: '2.0.0' },
  'node_modules/only-on-mac': { version: '1.0.0', optional: true },
};

function writeLock(file: string, packages: object): void {
  mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
  writeFileSync(path.join(copy, file), JSON.stringify({ packages }));
}

/** A Node that says it is of another version. */
function pretending(version: string): string {
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

describe('packages', () => {
  it('are installed when there are none', () => {
    const { status, output } = start();
    expect(output).toMatch(/^Installing packages[^]*npm ci/);
    expect(output.trim()).toMatch(/✖ `npm ci` failed.*$/);
    expect(status).toBe(1);
  });

  it('are installed when one is of another version than the lock file says', () => {
    writeLock('node_modules/.package-lock.json', {
      ...WANTED,
      'node_modules/tsx': { version: '1.0.0' },
    });
    expect(start().output).toContain('npm ci');
  });

  it('are installed when the last installation was cut off', () => {
    mkdirSync(path.join(copy, 'node_modules/tsx'), { recursive: true });
    expect(start().output).toContain('npm ci');
    writeFileSync(path.join(copy, 'node_modules/.package-lock.json'), '{"packa');
    expect(start().output).toContain('npm ci');
  });

  it('are left alone when they match, whatever other platforms would need', () => {
    writeLock('node_modules/.package-lock.json', {
      'node_modules/@doorstep/web': { link: true },
      'node_modules/tsx': { version: '2.0.0' },
    });
    expect(start().output).not.toContain('npm ci');
  });
});

describe('Node', () => {
  it.each(['18.20.1', '20.18.3'])('is too old: %s', (version) => {
    const { status, output } = start('--import', pretending(version));
    expect(status).toBe(1);
    expect(output.trim()).toBe(
      `✖ Doorstep needs Node 20.19 or newer and this is ${version}: https://nodejs.org`,
    );
  });

  it.each(['20.19.0', '22.1.0', '24.0.0'])('is new enough: %s', (version) => {
    expect(start('--import', pretending(version)).output).toContain('npm ci');
  });
});
