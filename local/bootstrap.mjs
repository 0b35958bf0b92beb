import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// Node built-ins only: this runs before anything is installed.

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Ends the process with one line that says what to do. */
function stop(message) {
  console.error(`✖ ${message}`);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(
    `Doorstep needs Node 20.19 or newer and this is ${process.versions.node}: https://nodejs.org`,
  );
}

/**
 * npm writes what it installed into node_modules/.package-lock.json, last. Every package of the lock
 * file must stand there in the same version; those of other platforms are optional and may be absent.
 */
function isInstalled() {
  const installed = readPackages('node_modules/.package-lock.json');
  const wanted = Object.entries(readPackages('package-lock.json') ?? {});
  if (installed === null) return false;
  return wanted.every(([name, { version, link, optional, peer }]) => {
    if (!name.includes('node_modules/') || link) return true;
    return name in installed ? installed[name].version === version : optional || peer;
  });
}

/** Null when the file is missing or was cut off. */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return null;
  }
}

function install() {
  if (isInstalled()) return;
  console.log('Installing packages (npm ci), once: a minute or two …');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) stop('`npm ci` failed, see above: the packages could not be installed.');
}

/** Installs what a fresh clone lacks, then runs a TypeScript file of the repository in this process. */
export async function bootstrap(file) {
  checkNode();
  process.chdir(root);
  install();
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(path.join(root, file)).href);
}
