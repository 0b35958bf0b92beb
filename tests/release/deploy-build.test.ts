import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readBundle } from '@doorstep/ops/configuration/endpoints.ts';

// Runs the build commands of `firebase deploy` in a copy of the repository.

const PROJECT = 'doorstep-shop';
const RELEASE = 'v9.8.7';
const SITE_URL = 'https://doorstep.example';
const SOURCES = [
  'domain',
  'functions',
  'web',
  'firebase.json',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];
const WEB_ENV = {
  VITE_FIREBASE_API_KEY: 'AIza-deployed',
  VITE_FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
  VITE_FIREBASE_PROJECT_ID: PROJECT,
  VITE_FIREBASE_STORAGE_BUCKET: `${PROJECT}.firebasestorage.app`,
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_APP_CHECK_SITE_KEY: '6Le-deployed',
};
const FUNCTIONS_ENV = { SITE_URL, MAIL_FROM: 'Shop <hello@doorstep.example>' };

const commands = z.array(z.string());
const configSchema = z.object({
  hosting: z.object({ predeploy: commands }),
  functions: z.array(z.object({ predeploy: commands })),
});
const rendererSchema = z.object({
  renderPage: z.custom<(request: unknown) => { html: string }>(
    (value) => value instanceof Function,
  ),
});

let copy: string;

const at = (...parts: string[]) => path.join(copy, ...parts);
const read = (file: string) => readFileSync(at(file), 'utf8');
const assets = () => readdirSync(at('web/dist/assets')).toSorted();

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'doorstep-deploy-'));
  const filter = (file: string) =>
    !/\/(node_modules|dist|dist-[^/]+|\.env(?!\.example)[^/]*)(\/|$)/.test(file.slice(ROOT.length));
  for (const source of SOURCES) {
    cpSync(path.join(ROOT, source), at(source), { recursive: true, filter });
  }
  for (const packages of ['node_modules', 'web/node_modules', 'functions/node_modules']) {
    if (existsSync(path.join(ROOT, packages))) symlinkSync(path.join(ROOT, packages), at(packages));
  }
});
afterAll(() => {
  rmSync(copy, { recursive: true });
});

function configure(file: string, settings: Record<string, string>): void {
  const lines = Object.entries(settings).map(([name, value]) => `${name}="${value}"\n`);
  writeFileSync(at(file), lines.join(''));
}

/** Runs the predeploy commands of firebase.json, without the settings of the test stack. */
function predeploy(target: 'functions' | 'hosting') {
  const { hosting, functions } = configSchema.parse(JSON.parse(read('firebase.json')));
  const targets = target === 'hosting' ? [hosting] : functions;
  const lines = targets.flatMap(({ predeploy: commands }) => commands);
  const { PATH, HOME } = process.env;
  const run = spawnSync(lines.join(' && '), {
    cwd: copy,
    shell: true,
    encoding: 'utf8',
    env: { PATH, HOME, GCLOUD_PROJECT: PROJECT, RELEASE },
  });
  const output = run.stdout + run.stderr;
  return { code: run.status, output, problems: output.match(/^✖.*$/gm) };
}

describe('the build of the site', () => {
  it('fails without its configuration and names the missing values', () => {
    configure('web/.env.production', { ...WEB_ENV, VITE_FIREBASE_APP_ID: '' });
    expect(predeploy('hosting').problems?.[0]).toMatch(/: VITE_FIREBASE_APP_ID is empty\./);
    rmSync(at('web/.env.production'));
    const { code, problems } = predeploy('hosting');
    expect(code).not.toBe(0);
    expect(problems).toHaveLength(1);
    for (const name of Object.keys(WEB_ENV)) expect(problems?.[0]).toContain(`${name} is missing`);
    expect(problems?.[0]).toContain('web/.env.production');
    expect(existsSync(at('web/dist'))).toBe(false);
  });

  it('contains the configuration of the project', () => {
    configure('web/.env.production', WEB_ENV);
    const { code, output } = predeploy('hosting');
    expect(code, output).toBe(0);
    // Hosting would serve index.html instead of calling the function that renders the home page.
    expect(existsSync(at('web/dist/index.html'))).toBe(false);
    const scripts = [...read('web/dist/app.html').matchAll(/"\/(assets\/[^"]+\.js)"/g)];
    expect(scripts).not.toEqual([]);
    for (const [, script = ''] of scripts) expect(existsSync(at('web/dist', script))).toBe(true);
    const bundle = assets()
      .filter((file) => file.endsWith('.js'))
      .map((file) => read(`web/dist/assets/${file}`))
      .join('');
    expect(bundle).toContain('AIza-deployed');
    expect(bundle).toContain('6Le-deployed');
    expect(bundle).toContain('exchangeRecaptchaEnterpriseToken');
    expect(bundle).not.toContain('demo-doorstep');
    // The places stay in the functions: no file has a city's coordinates.
    const files = readdirSync(at('web/dist'), { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => path.join(file.parentPath, file.name));
    expect(read('domain/places/data/US.tsv')).toContain('\t30.2672\t-97.7431');
    for (const file of files) expect(readFileSync(file, 'latin1'), file).not.toContain('-97.7431');
  });
});

describe('the build of the functions', () => {
  it('fails without the settings of the project and names them', () => {
    configure('functions/.env.doorstep-trial', FUNCTIONS_ENV);
    const { code, problems } = predeploy('functions');
    expect(code).not.toBe(0);
    expect(problems).toHaveLength(1);
    expect(problems?.[0]).toMatch(
      /Missing settings: SITE_URL and MAIL_FROM\..*functions\/\.env\.doorstep-shop/,
    );
    expect(existsSync(at('functions/dist'))).toBe(false);
  });

  it('builds the site with the same file names as a deploy of the site alone', () => {
    configure(`functions/.env.${PROJECT}`, FUNCTIONS_ENV);
    const before = assets();
    const { code, output } = predeploy('functions');
    expect(code, output).toBe(0);
    expect(assets()).toEqual(before);
    expect(read(`functions/dist/.env.${PROJECT}`)).toContain('MAIL_FROM');
    // `npm run deploy` reads what is live from these (docs/releases.md).
    expect(JSON.parse(read('web/dist/version.json'))).toEqual({ release: RELEASE });
    for (const folder of ['functions/dist', 'functions/dist-first-generation']) {
      expect(parseEnv(read(`${folder}/.env`))).toEqual({ RELEASE });
    }
    expect(read('web/dist/robots.txt')).toContain(`\nSitemap: ${SITE_URL}/sitemap.xml\n`);
  });

  it('contains the functions, each generation with its runtime', async () => {
    const project = { root: ROOT, project: PROJECT };
    const second = { codebase: 'default', runtime: 'nodejs24' };
    const endpoints = await readBundle(at('functions/dist'), second, project);
    const names = endpoints.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['requestWritten', 'stripeWebhook']));
    expect(new Set(endpoints.map(({ generation }) => generation))).toEqual(new Set([2]));
    expect(JSON.parse(read('functions/dist/package.json'))).toMatchObject({
      engines: { node: '24' },
    });
    const first = { codebase: 'first-generation', runtime: 'nodejs22' };
    const folder = 'functions/dist-first-generation';
    expect(await readBundle(at(folder), first, project)).toEqual([
      { name: 'accountDeleted', isScheduled: false, secrets: [], generation: 1, ...first },
    ]);
    expect(JSON.parse(read(`${folder}/package.json`))).toMatchObject({ engines: { node: '22' } });
  });

  it('contains the page renderer, which links to files of the deployed site', async () => {
    const module: unknown = await import(at('functions/dist/page/render.js'));
    const { renderPage } = rendererSchema.parse(module);
    const { html } = renderPage({ page: 'profile', site: SITE_URL, handle: 'x', profile: null });
    expect(html).toContain('Provider not found');
    const [, app = ''] = /data-app="\/(assets\/[^"]+)"/.exec(html) ?? [];
    expect(existsSync(at('web/dist', app))).toBe(true);
  });

  it('locks sharp for Linux and loads it only when it is needed', () => {
    const packageSchema = z.object({ integrity: z.string().optional() });
    const lockSchema = z.object({ packages: z.record(z.string(), packageSchema) });
    const { packages } = lockSchema.parse(JSON.parse(read('functions/dist/package-lock.json')));
    for (const name of ['sharp', '@img/sharp-linux-x64', '@img/sharp-libvips-linux-x64']) {
      expect(packages[`node_modules/${name}`]?.integrity).toMatch(/^sha512-/);
    }
    const bundle = read('functions/dist/index.js');
    expect(bundle).toContain('import("sharp")');
    expect(bundle).not.toMatch(/from "(sharp|firebase-admin\/storage)"/);
  });
});
