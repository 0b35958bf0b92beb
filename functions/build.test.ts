import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

const here = fileURLToPath(new URL('.', import.meta.url));
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), integrity: z.string().optional() }),
  ),
});
const packagesOf = (file: string) =>
  lockSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).packages;

let built: string;

beforeAll(() => {
  built = mkdtempSync(path.join(tmpdir(), 'functions-build-'));
  execFileSync(process.execPath, [path.join(here, 'build.mjs'), '--outdir', built]);
}, 60_000);

afterAll(() => rmSync(built, { recursive: true }));

describe('the lock file of the deploy', () => {
  it('holds the versions of the repository, and what they need only', () => {
    const { '': deploy, ...packages } = packagesOf(path.join(built, 'package-lock.json'));
    const repository = packagesOf(path.join(here, '../package-lock.json'));
    expect(deploy).toBeDefined();
    expect(Object.keys(packages)).toContain('node_modules/stripe');
    expect(Object.keys(packages)).not.toContain('node_modules/vitest');
    for (const [place, { version, integrity }] of Object.entries(packages)) {
      expect({ place, ...repository[place] }).toMatchObject({ place, version, integrity });
      expect(integrity).toMatch(/^sha512-/);
    }
  });

  it('is one that npm ci takes, with the package.json beside it', () => {
    const flags = ['--dry-run', '--offline', '--ignore-scripts', '--no-audit'];
    const done = execFileSync('npm', ['ci', ...flags], { cwd: built, encoding: 'utf8' });
    expect(done).toMatch(/added \d{2,} packages/);
  }, 60_000);
});
