import { execFileSync } from 'node:child_process';
import { createRequire, isBuiltin } from 'node:module';
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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

describe('the lock file of the deploy', () => {
  it('holds the versions of the repository, and what they need only', () => {
    const { '': deploy, ...packages } = packagesOf(path.join(built, 'package-lock.json'));
    const repository = packagesOf(path.join(here, '../package-lock.json'));
    expect(deploy).toBeDefined();
    expect(Object.keys(packages)).toContain('node_modules/sharp');
    // Bundled.
    expect(Object.keys(packages)).not.toContain('node_modules/stripe');
    expect(Object.keys(packages)).not.toContain('node_modules/vitest');
    for (const [place, { version, integrity }] of Object.entries(packages)) {
      expect({ place, ...repository[place] }).toMatchObject({ place, version, integrity });
      expect(integrity).toMatch(/^sha512-/);
    }
  });

  it('is one that npm ci takes, with the package.json beside it', () => {
    const flags = ['--loglevel=notice', '--dry-run', '--offline', '--ignore-scripts', '--no-audit'];
    const done = execFileSync('npm', ['ci', ...flags], { cwd: built, encoding: 'utf8' });
    expect(done).toMatch(/added \d{2,} packages/);
  }, 60_000);
});

describe('the code of the deploy', () => {
  /** Imports it as a cold start does, and says which files were read besides. */
  function run(program: string): string[] {
    const settings = { projectId: 'demo-build', storageBucket: 'demo-build.appspot.com' };
    const begin = `
      import fs from 'node:fs';
      import { createRequire, syncBuiltinESMExports } from 'node:module';
      import { basename } from 'node:path';
      const require = createRequire(import.meta.url);
      const read = [];
      const { readFileSync } = fs;
      fs.readFileSync = (file, ...how) => (read.push(String(file)), readFileSync(file, ...how));
      syncBuiltinESMExports();
      const functions = await import('${path.join(built, 'index.js')}');
      ${program}
      console.log(JSON.stringify([...Object.keys(require.cache), ...read].map((file) => basename(file))));
      process.exit();`;
    const told = execFileSync(process.execPath, ['--input-type=module', '--eval', begin], {
      encoding: 'utf8',
      env: {
        ...process.env,
        GCLOUD_PROJECT: settings.projectId,
        FIREBASE_CONFIG: JSON.stringify(settings),
      },
    });
    return z.array(z.string()).parse(JSON.parse(told));
  }

  it('is one file when a function starts', () => {
    const index = readFileSync(path.join(built, 'index.js'), 'utf8');
    const imported = [...index.matchAll(/^import\b.*?from "([^"]+)"/gm)].map(([, from]) => from);
    expect(imported.filter((from) => !isBuiltin(from ?? ''))).toEqual([]);
    expect(run('')).toEqual([]);
  });

  it('has what is named of zod/mini, with words in one language', () => {
    const index = readFileSync(path.join(built, 'index.js'), 'utf8');
    expect(index).toContain('Invalid input: expected');
    const folders = [...index.matchAll(/^\/\/ .*\/zod\/v4\/(.*)$/gm)].map(([, file]) => file);
    expect(folders).toContain('mini/schemas.js');
    const more = folders.filter((file) => !/^(core|mini)\/|^locales\/en\.js$/.test(file ?? ''));
    expect(more).toEqual([]);
  });

  it('reads the Admin SDK with the first thing that is taken from it', () => {
    const program = `
      process.env.FIRESTORE_EMULATOR_HOST = '127.0.0.1:1';
      // Nothing answers there: its end is not waited for.
      void functions.sweep.guests.run({});`;
    const read = run(program);
    expect(read).toContain('admin.cjs');
    expect(read).toContain(`admin.cjs.${process.versions.v8}.cache`);
  });

  /** What stripe's own file says of its version, and what is told by the way. */
  function readStripe(settings: Record<string, string> = {}) {
    const program = `
      import { readCompiled } from '${path.join(here, 'read-compiled.mjs')}';
      const { stripe } = readCompiled('${path.join(built, 'stripe.cjs')}');
      console.log(stripe().Stripe.PACKAGE_VERSION);`;
    const told = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
      encoding: 'utf8',
      env: { ...process.env, ...settings },
    });
    return told.trim();
  }

  it('is taken as it was compiled, as Google starts functions too', () => {
    expect(readStripe()).toMatch(/^[\d.]+$/);
    expect(readStripe({ NODE_OPTIONS: '--max-old-space-size=192' })).toBe(readStripe());
  });

  it('is compiled anew when it is kept again, though it be as long', () => {
    const file = path.join(built, 'stripe.cjs');
    const before = readFileSync(file, 'utf8');
    const version = readStripe();
    const other = version.replace(/\d/g, '6');
    try {
      writeFileSync(file, before.replaceAll(version, other));
      execFileSync(process.execPath, [path.join(built, 'keep-compiled.js')]);
      expect(readStripe()).toBe(other);
    } finally {
      writeFileSync(file, before);
      execFileSync(process.execPath, [path.join(built, 'keep-compiled.js')]);
    }
  }, 30_000);

  it('is kept where a proxy stands between this machine and all others', () => {
    const elsewhere = mkdtempSync(path.join(tmpdir(), 'functions-proxy-'));
    try {
      const names = readdirSync(built).filter((name) => /\.(cjs|js)$/.test(name));
      for (const name of names) copyFileSync(path.join(built, name), path.join(elsewhere, name));
      const proxy = 'http://127.0.0.1:9';
      execFileSync(process.execPath, [path.join(elsewhere, 'keep-compiled.js')], {
        env: { ...process.env, https_proxy: proxy, http_proxy: proxy, grpc_proxy: proxy },
        timeout: 30_000,
      });
      const kept = readdirSync(elsewhere).filter((name) => name.endsWith('.cache'));
      expect(kept).toHaveLength(names.filter((name) => name.endsWith('.cjs')).length);
    } finally {
      rmSync(elsewhere, { recursive: true });
    }
  }, 40_000);

  it('is of ASCII letters only beside index.js, as it is read', () => {
    for (const name of readdirSync(built).filter((file) => file.endsWith('.cjs'))) {
      const bytes = readFileSync(path.join(built, name));
      expect({ name, other: bytes.findIndex((byte) => byte > 127) }).toEqual({ name, other: -1 });
    }
  });

  it('keeps beside each other file what V8 compiles of it, in the cloud too', () => {
    const files = readdirSync(built);
    const apart = files.filter((file) => file.endsWith('.cjs'));
    const kept = apart.map((file) => `${file}.${process.versions.v8}.cache`);
    expect(files.filter((file) => file.endsWith('.cache'))).toEqual(kept);
    const manifest: unknown = JSON.parse(readFileSync(path.join(built, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({ scripts: { 'gcp-build': 'node keep-compiled.js || true' } });
  });

  it('has apart, under its name, all that an import of the package has', async () => {
    const moduleSchema = z.custom<object>((value: unknown) => value !== null);
    const readerSchema = z.record(z.string(), z.custom<() => object>());
    const files = readdirSync(built).filter((file) => file.endsWith('.cjs'));
    expect(files).toEqual(['admin.cjs', 'nodemailer.cjs', 'storage.cjs', 'stripe.cjs']);
    for (const file of files) {
      const exported: unknown = createRequire(import.meta.url)(path.join(built, file));
      const readers = readerSchema.parse(exported);
      const names = Object.keys(readers);
      for (const name of names) {
        const wanted = Object.keys(moduleSchema.parse(await import(name)));
        const apart = readers[name]?.() ?? {};
        const missing = wanted.filter((key) => key !== 'default' && !(key in apart));
        expect({ name, missing }).toEqual({ name, missing: [] });
      }
    }
  }, 60_000);
});
