import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// Uses Node built-ins only, because it runs before the packages are installed.

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Prints one line that says what to do, and exits. */
function stop(message) {
  console.error(`✖ ${message}`);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(
    `This project needs Node 20.19 or newer, and this is ${process.versions.node}: https://nodejs.org`,
  );
}

/**
 * Checks whether all packages of the lock file are installed in the same version. npm writes
 * node_modules/.package-lock.json last. Optional packages of other platforms may be absent.
 */
function isInstalled() {
  const installed = readPackages('node_modules/.package-lock.json');
  const locked = Object.entries(readPackages('package-lock.json') ?? {});
  if (installed === null) return false;
  return locked.every(([name, { version, link, optional, peer }]) => {
    if (!name.includes('node_modules/') || link) return true;
    return name in installed ? installed[name].version === version : optional || peer;
  });
}

/** Returns null if the file is missing or incomplete. */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return null;
  }
}

function install() {
  if (isInstalled()) return;
  console.log('Installing the packages with npm ci. This takes a few minutes …');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) stop('`npm ci` failed. Its output above says why.');
}

/**
 * Installs the packages if needed, then runs a TypeScript file in this process. Tests and
 * measurements run with the brand of the tests, and so do the processes that they start.
 */
export async function bootstrap(file) {
  if (file.startsWith('tests/')) process.env.DOORSTEP_BRAND = 'test';
  checkNode();
  process.chdir(root);
  install();
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(path.join(root, file)).href);
}
