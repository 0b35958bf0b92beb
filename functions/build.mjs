/**
 * Bundles the functions for deploy and for the emulator: `node build.mjs [--outdir dir]`.
 * Writes the code, its package.json and lock file, and in `page/` the server rendering that the web
 * build has left (web/build.mjs).
 */
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, parseEnv } from 'node:util';
import { build } from 'esbuild';
import { deployLock } from './deploy-lock.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const { values } = parseArgs({
  options: { outdir: { type: 'string' } },
});
const outdir = values.outdir ? resolve(values.outdir) : join(here, 'dist');
const page = join(here, '../web/dist-server');

/** Settings without which the deployed functions fail; .env.example describes them. */
const REQUIRED = ['SITE_URL', 'MAIL_FROM'];

/** Packages installed beside the bundle: firebase-tools checks for the first two; sharp is native. */
const INSTALLED = ['firebase-admin', 'firebase-functions', 'sharp'];

/** Defines in the ES modules what bundled CommonJS packages expect. */
const COMMONJS = `import { createRequire as requireFrom } from 'node:module';
import { fileURLToPath as pathOf } from 'node:url';
const require = requireFrom(import.meta.url);
const __filename = pathOf(import.meta.url);
const __dirname = pathOf(new URL('.', import.meta.url));`;

/** Stops a deploy whose settings are missing. `firebase deploy` names the project in GCLOUD_PROJECT. */
function requireSettings(project) {
  const settings = ['.env', `.env.${project}`]
    .map((file) => join(here, file))
    .filter((file) => existsSync(file))
    .reduce((all, file) => ({ ...all, ...parseEnv(readFileSync(file, 'utf8')) }), {});
  const missing = REQUIRED.filter((name) => !settings[name]?.trim());
  if (missing.length === 0) return;
  console.error(
    `✖ Settings of the functions: ${missing.join(' and ')} missing. Set them in ` +
      `functions/.env.${project}: see functions/.env.example.`,
  );
  process.exit(1);
}

/** Stops a deploy without server rendering, which would break every public page. */
function requirePages() {
  if (existsSync(page)) return;
  console.error('✖ The pages of the site are not built: npm run build --workspace web first.');
  process.exit(1);
}

/** Bundles the code. What a handler loads with `import()` becomes a file of its own beside index.js. */
async function bundle() {
  await build({
    absWorkingDir: here,
    entryPoints: ['index.ts'],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['sharp'],
    alias: {
      '@doorstep/domain': '../domain',
      // firebase-functions imports the Realtime Database, which Doorstep does not use: 60 ms of a cold start.
      'firebase-admin/database': './platform/empty-module.ts',
    },
    banner: { js: COMMONJS },
    // Without comments and spaces of the packages a cold start is 80 ms faster.
    minifyWhitespace: true,
    // Short lines, so that a stack trace of the log can be looked up in the bundle.
    lineLimit: 120,
    legalComments: 'none',
    sourcemap: true,
    logLevel: 'warning',
  });
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
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
    engines: { node: '22' },
    dependencies,
  };
}

// The local stack names an outdir and passes its settings to the emulator itself.
const { GCLOUD_PROJECT: project } = process.env;
if (project && !values.outdir) {
  requireSettings(project);
  requirePages();
}

mkdirSync(outdir, { recursive: true });
// Chunks are named by their content, so those of an earlier build have to go.
for (const file of readdirSync(outdir)) {
  if (/\.(js|js\.map)$/.test(file)) rmSync(join(outdir, file));
}
await bundle();
const manifest = deployedPackage();
const lock = deployLock(readJson(join(here, '../package-lock.json')), manifest, 'functions');
writeJson(join(outdir, 'package.json'), manifest);
writeJson(join(outdir, 'package-lock.json'), lock);
for (const file of readdirSync(here)) {
  if (file.startsWith('.env') && file !== '.env.example') {
    copyFileSync(join(here, file), join(outdir, file));
  }
}
// The local stack builds the pages directly into its output folder.
if (!values.outdir && existsSync(page)) cpSync(page, join(outdir, 'page'), { recursive: true });
