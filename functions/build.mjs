/**
 * Bundles the functions for deploy and for the emulator: `node build.mjs [--outdir dir] [--page dir]`.
 * The code (bundle.mjs), the package.json and the lock of what is installed beside it, and what the
 * site's build has left for rendering its pages (web/build.mjs), in `page/`.
 */
import { execFileSync } from 'node:child_process';
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
import { bundle } from './bundle.mjs';
import { deployLock } from './deploy-lock.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const { values } = parseArgs({
  options: { outdir: { type: 'string' }, page: { type: 'string' } },
});
const outdir = values.outdir ? resolve(values.outdir) : join(here, 'dist');

const page = resolve(values.page ?? join(here, '../web/dist-server'));

/** Settings without which the deployed functions fail; .env.example says what they are. */
const REQUIRED = ['SITE_URL', 'MAIL_FROM'];

/** `firebase deploy` names the project; it reads the same files, the second one over the first. */
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

/** Without them every landing page would be an error. */
function requirePages() {
  if (existsSync(page)) return;
  console.error('✖ The pages of the site are not built: npm run build --workspace web first.');
  process.exit(1);
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file, content) => writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);

/** Functions start without it too, only later. */
function keepCompiled() {
  const options = { stdio: 'inherit', timeout: 60_000 };
  try {
    execFileSync(process.execPath, [join(outdir, 'keep-compiled.js')], options);
  } catch (error) {
    console.error('✖ What V8 compiles of the functions was not kept:', error);
  }
}

/** Besides what is bundled: firebase-tools looks for the first two, and sharp is native. */
const INSTALLED = ['firebase-admin', 'firebase-functions', 'sharp'];

function deployedPackage() {
  const own = readJson(join(here, 'package.json'));
  const dependencies = Object.fromEntries(INSTALLED.map((name) => [name, own.dependencies[name]]));
  return {
    name: own.name,
    version: own.version,
    private: true,
    type: 'module',
    main: 'index.js',
    // What the cloud's build runs once the packages are installed; no reason for a deploy to fail.
    scripts: { 'gcp-build': 'node keep-compiled.js || true' },
    engines: { node: '22' },
    dependencies,
  };
}

// The local stack, which names an outdir, tells its functions by itself.
const { GCLOUD_PROJECT: project } = process.env;
if (project && !values.outdir) {
  requireSettings(project);
  requirePages();
}

mkdirSync(outdir, { recursive: true });
// V8 would take them for other code of the same length.
for (const file of readdirSync(outdir)) if (file.endsWith('.cache')) rmSync(join(outdir, file));
await bundle(outdir);
const manifest = deployedPackage();
const lock = deployLock(readJson(join(here, '../package-lock.json')), manifest, 'functions');
writeJson(join(outdir, 'package.json'), manifest);
writeJson(join(outdir, 'package-lock.json'), lock);
for (const file of readdirSync(here)) {
  if (file.startsWith('.env') && file !== '.env.example') {
    copyFileSync(join(here, file), join(outdir, file));
  }
}
// `npm run dev` has no rendered pages: Vite serves the site there.
if (existsSync(page)) cpSync(page, join(outdir, 'page'), { recursive: true });
keepCompiled();
