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
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { OTHERS, readEndpoints, SECRETS } from './support/endpoints.ts';

/** What `firebase deploy` builds, in a copy: production's configuration does not stand here. */

const PROJECT = 'doorstep-shop';
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
const FUNCTIONS_ENV = {
  SITE_URL: 'https://doorstep.example',
  MAIL_FROM: 'Doorstep <hello@doorstep.example>',
};

const commands = z.array(z.string());
const configSchema = z.object({
  hosting: z.object({ predeploy: commands }),
  functions: z.tuple([z.object({ predeploy: commands })]),
});

const rendererSchema = z.object({
  renderPage: z.custom<(request: unknown) => unknown>((value) => typeof value === 'function'),
});
const renderedSchema = z.object({ html: z.string() });

let copy: string;

const at = (...parts: string[]) => path.join(copy, ...parts);

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'doorstep-deploy-'));
  const ours = (file: string) =>
    !/\/(node_modules|dist|dist-server|\.env(?!\.example)[^/]*)(\/|$)/.test(
      file.slice(ROOT.length),
    );
  for (const source of SOURCES) {
    cpSync(path.join(ROOT, source), at(source), { recursive: true, filter: ours });
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

/** The commands of firebase.json. */
function predeploy(target: 'functions' | 'hosting') {
  const config = configSchema.parse(JSON.parse(readFileSync(at('firebase.json'), 'utf8')));
  const { predeploy: lines } = target === 'hosting' ? config.hosting : config.functions[0];
  return runForDeploy(lines.join(' && '));
}

/** With the environment that `firebase deploy` gives. */
function runForDeploy(command: string) {
  const env = Object.entries(process.env).filter(([name]) => !/^(VITE_|NODE_ENV$)/.test(name));
  const run = spawnSync(command, {
    cwd: copy,
    shell: true,
    encoding: 'utf8',
    env: { ...Object.fromEntries(env), GCLOUD_PROJECT: PROJECT },
  });
  const output = run.stdout + run.stderr;
  return { code: run.status, output, problems: output.match(/^✖.*$/gm) };
}

describe('the site', () => {
  it('is not built when its configuration is missing', () => {
    const { code, problems } = predeploy('hosting');
    expect(code).not.toBe(0);
    expect(problems).toHaveLength(1);
    for (const name of Object.keys(WEB_ENV)) expect(problems?.[0]).toContain(`${name} is missing`);
    expect(problems?.[0]).toContain('web/.env.production');
    expect(existsSync(at('web/dist'))).toBe(false);
  });

  it('names the one value that is empty', () => {
    configure('web/.env.production', { ...WEB_ENV, VITE_FIREBASE_APP_ID: '' });
    const { code, problems } = predeploy('hosting');
    expect(code).not.toBe(0);
    expect(problems?.[0]).toMatch(/: VITE_FIREBASE_APP_ID is empty\./);
  });

  it('is built for the project', () => {
    configure('web/.env.production', WEB_ENV);
    const { code, output } = predeploy('hosting');
    expect(code, output).toBe(0);
    // Hosting would serve it in place of the function that renders the home page.
    expect(existsSync(at('web/dist/index.html'))).toBe(false);
    const page = readFileSync(at('web/dist/app.html'), 'utf8');
    const scripts = [...page.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
    expect(scripts).not.toEqual([]);
    for (const script of scripts) expect(existsSync(at('web/dist', script))).toBe(true);
    const bundle = readdirSync(at('web/dist/assets'))
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(at('web/dist/assets', file), 'utf8'))
      .join('');
    expect(bundle).toContain('AIza-deployed');
    expect(bundle).toContain('6Le-deployed');
    expect(bundle).toContain('exchangeRecaptchaEnterpriseToken');
    expect(bundle).not.toContain('demo-doorstep');
  });
});

describe('the functions', () => {
  it('are not built when their settings are missing', () => {
    const { code, problems } = predeploy('functions');
    expect(code).not.toBe(0);
    expect(problems).toHaveLength(1);
    expect(problems?.[0]).toMatch(
      /SITE_URL and MAIL_FROM missing.*functions\/\.env\.doorstep-shop/,
    );
    expect(existsSync(at('functions/dist'))).toBe(false);
  });

  it('are not built with the settings of another project', () => {
    configure('functions/.env', { SITE_URL: FUNCTIONS_ENV.SITE_URL });
    configure('functions/.env.doorstep-trial', FUNCTIONS_ENV);
    const { code, problems } = predeploy('functions');
    expect(code).not.toBe(0);
    expect(problems?.[0]).toMatch(/: MAIL_FROM missing/);
  });

  it('are not built without the pages of the site', () => {
    configure(`functions/.env.${PROJECT}`, FUNCTIONS_ENV);
    const { code, problems } = runForDeploy('node functions/build.mjs --page web/no-such-folder');
    expect(code).not.toBe(0);
    expect(problems?.[0]).toMatch(/pages of the site are not built/);
  });

  it('are built as firebase-tools reads them', () => {
    configure(`functions/.env.${PROJECT}`, FUNCTIONS_ENV);
    const { code, output } = predeploy('functions');
    expect(code, output).toBe(0);
    expect(readFileSync(at(`functions/dist/.env.${PROJECT}`), 'utf8')).toContain('MAIL_FROM');
    expect(readFileSync(at('web/dist/robots.txt'), 'utf8')).toBe(
      [
        'User-agent: *',
        'Allow: /api/search',
        'Allow: /api/page/',
        'Disallow: /api/',
        '',
        `Sitemap: ${FUNCTIONS_ENV.SITE_URL}/sitemap.xml\n`,
      ].join('\n'),
    );
  });

  it('are told to Firebase each with its secrets and no others, and what it may cost', () => {
    const { names, secrets, others } = readEndpoints(at('functions/dist'), PROJECT);
    expect(secrets).toEqual(SECRETS);
    expect(others).toEqual(OTHERS);
    expect(names).toEqual(expect.arrayContaining(['request-created', 'mail-unsubscribe']));
  });

  it('bring what renders the pages, which names the files of the site that is deployed', async () => {
    const folder = 'functions/dist/page';
    const bundle = readFileSync(at('functions/dist/index.js'), 'utf8');
    expect(bundle).toContain('"page/"');
    const module: unknown = await import(at(folder, 'render.js'));
    const { renderPage } = rendererSchema.parse(module);
    const { html } = renderedSchema.parse(
      renderPage({ page: 'profile', site: FUNCTIONS_ENV.SITE_URL, handle: 'x', profile: null }),
    );
    expect(html).toContain('Provider not found');
    const [, app = ''] = /data-app="\/(assets\/[^"]+)"/.exec(html) ?? [];
    expect(existsSync(at('web/dist', app))).toBe(true);
    expect(readFileSync(at(folder, 'pages.json'), 'utf8')).toContain(app);
  });

  it('name the files that a deploy of the site alone has again', () => {
    const assets = () => readdirSync(at('web/dist/assets')).toSorted();
    const before = assets();
    const { code, output } = predeploy('hosting');
    expect(code, output).toBe(0);
    expect(assets()).toEqual(before);
  });

  it('bring the reader of pictures for the machines of the cloud, loaded when it is needed', () => {
    const packageSchema = z.object({ integrity: z.string().optional() });
    const lockSchema = z.object({ packages: z.record(z.string(), packageSchema) });
    const lock = lockSchema.parse(
      JSON.parse(readFileSync(at('functions/dist/package-lock.json'), 'utf8')),
    );
    for (const name of ['sharp', '@img/sharp-linux-x64', '@img/sharp-libvips-linux-x64']) {
      expect(lock.packages[`node_modules/${name}`]?.integrity).toMatch(/^sha512-/);
    }
    const bundle = readFileSync(at('functions/dist/index.js'), 'utf8');
    expect(bundle).toContain('import("sharp")');
    expect(bundle).not.toMatch(/from "(sharp|firebase-admin\/storage)"/);
  });
});
