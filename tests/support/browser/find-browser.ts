import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { Problem } from '@doorstep/local/stack/problem.ts';

const PLAYWRIGHT_CLI = path.join(ROOT, 'node_modules/playwright-core/cli.js');
// The headless shell comes first: it draws no window, and the tests take a fifth less time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MAC_APPS = ['Google Chrome', 'Chromium'];

/** A headless shell for Linux from the npm registry, with its system libraries: 66 MB. */
const PACKAGE = '@sparticuz/chromium@147.0.0';
const PACKAGE_FOLDER = process.env['DOORSTEP_BROWSER_FOLDER'] ?? path.join(ROOT, '.local/browser');
const PACKAGE_BROWSER = path.join(PACKAGE_FOLDER, 'headless-shell');

const NO_BROWSER =
  'No Chromium or Chrome found, and the browser tests need one: install one ' +
  '(`apt-get install chromium`, or `npx playwright install --with-deps chromium`) ' +
  'or point CHROME_PATH at one.';

/** Access to the machine, which unit tests replace by a fake. */
export interface BrowserMachine {
  env: NodeJS.ProcessEnv;
  /** Checks whether a browser starts. Ubuntu's `chromium-browser` may be only a link to a snap. */
  runs(file: string): boolean;
  /** Downloads a browser; returns whether it starts. */
  download(): boolean;
}

/**
 * Returns the first browser that starts. Searches CHROME_PATH, PATH, the applications of a Mac, and
 * the npm package, in this order.
 */
export function findBrowser(machine: BrowserMachine = thisMachine()): string | null {
  for (const file of candidates(machine.env)) if (machine.runs(file)) return file;
  return null;
}

/** Downloads a browser if there is none. Throws a Problem if that fails. */
export function requireBrowser(machine: BrowserMachine = thisMachine()): void {
  if (findBrowser(machine) === null && !machine.download()) throw new Problem(NO_BROWSER);
}

function* candidates({ CHROME_PATH: named, PATH: searchPath = '' }: NodeJS.ProcessEnv) {
  if (named) yield named;
  for (const folder of searchPath.split(path.delimiter).filter(Boolean)) {
    for (const name of NAMES) yield path.join(folder, name);
  }
  for (const app of MAC_APPS) yield `/Applications/${app}.app/Contents/MacOS/${app}`;
  yield PACKAGE_BROWSER;
}

function thisMachine(): BrowserMachine {
  return {
    env: process.env,
    runs: starts,
    download: () => {
      if (process.env['DOORSTEP_OFFLINE'] === '1') return playwrightBrowserStarts();
      console.log('No Chromium or Chrome found: downloading one, once …');
      if (installPackage()) return true;
      playwright('install', '--only-shell', 'chromium');
      return playwrightBrowserStarts();
    },
  };
}

function starts(file: string): boolean {
  return existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Installs the npm package's headless shell into `.local/browser`. Returns whether it starts. */
function installPackage(): boolean {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false;
  mkdirSync(PACKAGE_FOLDER, { recursive: true });
  const flags = ['--no-audit', '--no-fund', '--prefix', PACKAGE_FOLDER];
  const run = (command: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
    spawnSync(command, args, {
      cwd: PACKAGE_FOLDER,
      stdio: 'ignore',
      env: { ...process.env, ...env },
    }).status === 0;
  const unpack = "await (await import('@sparticuz/chromium')).default.executablePath();";
  const isUnpacked =
    run('npm', ['install', ...flags, PACKAGE]) &&
    run(process.execPath, ['--input-type=module', '--eval', unpack], {
      // The package unpacks into TMPDIR, and its libraries only if a runtime of AWS Lambda is set
      // (README of @sparticuz/chromium).
      TMPDIR: PACKAGE_FOLDER,
      AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x',
    });
  if (!isUnpacked) return false;
  writeFileSync(PACKAGE_BROWSER, START_SCRIPT);
  chmodSync(PACKAGE_BROWSER, 0o755);
  return starts(PACKAGE_BROWSER);
}

/** Starts the unpacked browser, with the package's libraries where the system lacks them. */
const START_SCRIPT = `#!/bin/sh
here=$(dirname "$0")
"$here/chromium" --version >/dev/null 2>&1 || {
  export LD_LIBRARY_PATH="$here/al2023/lib"
  export FONTCONFIG_PATH="$here/fonts"
}
exec "$here/chromium" "$@"
`;

/** Takes a screenshot with Playwright's own browser, which may lack system libraries. */
function playwrightBrowserStarts(): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-browser-'));
  const works = playwright('screenshot', 'about:blank', path.join(folder, 'page.png'));
  rmSync(folder, { recursive: true });
  return works;
}

function playwright(...args: string[]): boolean {
  return spawnSync(process.execPath, [PLAYWRIGHT_CLI, ...args], { stdio: 'ignore' }).status === 0;
}
