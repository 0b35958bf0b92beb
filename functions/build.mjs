/**
 * Bundles one codebase of firebase.json for deployment and for the emulator:
 * `node build.mjs [--codebase name] [--outdir dir]`. Writes the code, its package.json and lock
 * file. The codebase `default` also gets the server rendering of the web build (web/build.mjs), in
 * `page/`, and the places of each country, in `places/`.
 */
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, parseEnv } from 'node:util';
import { build } from 'esbuild';
import { deployLock } from './deploy-lock.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const { values } = parseArgs({
  options: {
    codebase: { type: 'string', default: 'default' },
    outdir: { type: 'string' },
    entry: { type: 'string' },
  },
});
const isDefault = values.codebase === 'default';
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const { source, runtime } = readJson(join(here, '../firebase.json')).functions.find(
  ({ codebase }) => codebase === values.codebase,
);
const entry = values.entry ?? (isDefault ? 'index.ts' : `${values.codebase}.ts`);
const outdir = values.outdir ? resolve(values.outdir) : join(here, '..', source);
const page = join(here, '../web/dist-server');

/** Required settings of the deployed functions, see .env.example. */
const REQUIRED = ['SITE_URL', 'MAIL_FROM'];

/**
 * Packages that are installed next to the bundle. firebase-tools requires two of them; sharp is
 * native, and only the codebase `default` handles pictures.
 */
const INSTALLED = ['firebase-admin', 'firebase-functions', ...(isDefault ? ['sharp'] : [])];

/** Defines the CommonJS globals that bundled packages expect. */
const COMMONJS = `import { createRequire as requireFrom } from 'node:module';
import { fileURLToPath as pathOf } from 'node:url';
const require = requireFrom(import.meta.url);
const __filename = pathOf(import.meta.url);
const __dirname = pathOf(new URL('.', import.meta.url));`;

/**
 * Stops a deployment without its settings. `firebase deploy` sets the project in GCLOUD_PROJECT.
 */
function requireSettings(project) {
  const settings = ['.env', `.env.${project}`]
    .map((file) => join(here, file))
    .filter((file) => existsSync(file))
    .reduce((all, file) => ({ ...all, ...parseEnv(readFileSync(file, 'utf8')) }), {});
  const missing = REQUIRED.filter((name) => !settings[name]?.trim());
  if (missing.length === 0) return;
  console.error(
    `✖ Missing settings: ${missing.join(' and ')}. Set them in functions/.env.${project}. ` +
      'See functions/.env.example.',
  );
  process.exit(1);
}

/** Stops a deployment without server rendering, which would break every public page. */
function requirePages() {
  if (existsSync(page)) return;
  console.error('✖ The web app is not built. Run: npm run build --workspace web');
  process.exit(1);
}

/** Bundles the code. A module that a handler loads with `import()` becomes a separate file. */
async function bundle() {
  const { metafile } = await build({
    metafile: true,
    absWorkingDir: here,
    // The name is always index.js, also for the entry of a measurement (`npm run costs`).
    entryPoints: { index: entry },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['sharp'],
    // A deployment never has the brand of the tests (domain/active-brand.ts). The local stack
    // passes --outdir.
    define: {
      'process.env.DOORSTEP_BRAND': JSON.stringify(
        (values.outdir && process.env.DOORSTEP_BRAND) || '',
      ),
    },
    banner: { js: COMMONJS },
    // Makes a cold start 80 ms faster (measured without comments and spaces of the packages).
    minifyWhitespace: true,
    // Short lines, so that a stack trace in the log points to a readable place in the bundle.
    lineLimit: 120,
    legalComments: 'none',
    sourcemap: true,
    logLevel: 'warning',
  });
  return Object.keys(metafile.outputs).map((file) => basename(file));
}

const writeJson = (file, content) => writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);

function deployedPackage() {
  const own = readJson(join(here, 'package.json'));
  const dependencies = Object.fromEntries(INSTALLED.map((name) => [name, own.dependencies[name]]));
  return {
    name: own.name,
    version: own.version,
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: runtime.replace('nodejs', '') },
    dependencies,
  };
}

/** Copies the settings, and adds the release, which `npm run deploy` sets. */
function copySettings() {
  const { RELEASE: release } = process.env;
  rmSync(join(outdir, '.env'), { force: true });
  for (const file of readdirSync(here)) {
    if (file.startsWith('.env') && file !== '.env.example') {
      copyFileSync(join(here, file), join(outdir, file));
    }
  }
  if (release) appendFileSync(join(outdir, '.env'), `\nRELEASE="${release}"\n`);
}

// The local stack passes --outdir, and gives its settings to the emulator directly.
const { GCLOUD_PROJECT: project } = process.env;
if (project && !values.outdir) {
  requireSettings(project);
  if (isDefault) requirePages();
}

mkdirSync(outdir, { recursive: true });
// esbuild has printed each error with its file and line.
const written = await bundle().catch(() => process.exit(1));
// Deletes the chunks of earlier builds, whose names contain a hash.
for (const file of readdirSync(outdir)) {
  if (/\.(js|js\.map)$/.test(file) && !written.includes(file)) rmSync(join(outdir, file));
}
const manifest = deployedPackage();
const lock = deployLock(readJson(join(here, '../package-lock.json')), manifest, 'functions');
writeJson(join(outdir, 'package.json'), manifest);
writeJson(join(outdir, 'package-lock.json'), lock);
copySettings();
if (isDefault)
  cpSync(join(here, '../domain/places/data'), join(outdir, 'places'), { recursive: true });
// The local stack builds the pages directly into its output folder.
if (!values.outdir && isDefault && existsSync(page)) {
  cpSync(page, join(outdir, 'page'), { recursive: true });
}
