import { execFileSync } from 'node:child_process';
import { isBuiltin } from 'node:module';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const here = fileURLToPath(new URL('.', import.meta.url));
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.optional(z.string()), integrity: z.optional(z.string()) }),
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

describe('the lock file of the deployment', () => {
  it('has the same versions as the repository, and only the needed packages', () => {
    const { '': deploy, ...packages } = packagesOf(path.join(built, 'package-lock.json'));
    const repository = packagesOf(path.join(here, '../package-lock.json'));
    expect(deploy).toBeDefined();
    expect(Object.keys(packages)).toContain('node_modules/sharp');
    // Part of the bundle.
    expect(Object.keys(packages)).not.toContain('node_modules/stripe');
    expect(Object.keys(packages)).not.toContain('node_modules/vitest');
    for (const [place, { version, integrity }] of Object.entries(packages)) {
      expect({ place, ...repository[place] }).toMatchObject({ place, version, integrity });
      expect(integrity).toMatch(/^sha512-/);
    }
  });

  it('is accepted by npm ci with its package.json', () => {
    const flags = ['--loglevel=notice', '--dry-run', '--offline', '--ignore-scripts', '--no-audit'];
    const done = execFileSync('npm', ['ci', ...flags], { cwd: built, encoding: 'utf8' });
    expect(done).toMatch(/added \d{2,} packages/);
  }, 60_000);
});

describe('the deployed code', () => {
  it('imports no packages at start, and loads Stripe and the SMTP client on demand', () => {
    const index = readFileSync(path.join(built, 'index.js'), 'utf8');
    const imported = [...index.matchAll(/^import\b[^;]*?from"([^"]+)"/gm)].map(([, from]) => from);
    const packages = imported.filter((from) => !isBuiltin(from ?? '') && !from?.startsWith('./'));
    expect(packages).toEqual([]);
    const files = readdirSync(built);
    expect(files).toContainEqual(expect.stringMatching(/^stripe.*\.js$/));
    expect(files).toContainEqual(expect.stringMatching(/^nodemailer.*\.js$/));
  });

  it('starts and exports the functions', () => {
    const settings = { projectId: 'demo-build', storageBucket: 'demo-build.appspot.com' };
    const program = `
      const functions = await import('${path.join(built, 'index.js')}');
      console.log(Object.keys(functions).join(' '));
      process.exit();`;
    const exported = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
      encoding: 'utf8',
      env: {
        ...process.env,
        GCLOUD_PROJECT: settings.projectId,
        FIREBASE_CONFIG: JSON.stringify(settings),
      },
    });
    expect(exported.split(' ')).toEqual(expect.arrayContaining(['api', 'billing', 'open']));
  });
});
