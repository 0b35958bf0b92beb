import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../stack/paths.ts';
import { Problem } from '../stack/problem.ts';

const PLAYWRIGHT_CLI = path.join(ROOT, 'node_modules/playwright-core/cli.js');
// The shell draws no window around the page: the tests take a fifth less time in it.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MAC_APPS = ['Google Chrome', 'Chromium'];
const NO_BROWSER =
  'No Chromium or Chrome found, and the browser tests need one: install one ' +
  '(`apt-get install chromium`, or `npx playwright install --with-deps chromium`) ' +
  'or point CHROME_PATH at one.';

/** What the search asks the machine; tests answer for it. */
export interface BrowserMachine {
  env: NodeJS.ProcessEnv;
  /** Whether a browser starts from this file: Ubuntu's `chromium-browser` may only advertise a snap. */
  runs(file: string): boolean;
  /** Has Playwright download its own, where it has not yet; whether that one starts. */
  download(): boolean;
}

/** The first browser of this machine that runs: CHROME_PATH, then PATH, then a Mac's applications. */
export function findBrowser(machine: BrowserMachine = thisMachine()): string | null {
  for (const file of candidates(machine.env)) if (machine.runs(file)) return file;
  return null;
}

/** Sees to it that there is one, if need be Playwright's own; throws a Problem otherwise. */
export function requireBrowser(machine: BrowserMachine = thisMachine()): void {
  if (findBrowser(machine) === null && !machine.download()) throw new Problem(NO_BROWSER);
}

function* candidates({ CHROME_PATH: named, PATH: searchPath = '' }: NodeJS.ProcessEnv) {
  if (named) yield named;
  for (const folder of searchPath.split(path.delimiter).filter(Boolean)) {
    for (const name of NAMES) yield path.join(folder, name);
  }
  for (const app of MAC_APPS) yield `/Applications/${app}.app/Contents/MacOS/${app}`;
}

function thisMachine(): BrowserMachine {
  return {
    env: process.env,
    runs: (file) =>
      existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0,
    download: () => {
      if (process.env['DOORSTEP_OFFLINE'] !== '1') {
        console.log('No Chromium or Chrome found: Playwright downloads one, once …');
        playwright('install', '--only-shell', 'chromium');
      }
      return ownStarts();
    },
  };
}

/** Takes a picture of an empty page with Playwright's own browser: system libraries may be missing. */
function ownStarts(): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-browser-'));
  const works = playwright('screenshot', 'about:blank', path.join(folder, 'page.png'));
  rmSync(folder, { recursive: true });
  return works;
}

function playwright(...args: string[]): boolean {
  return spawnSync(process.execPath, [PLAYWRIGHT_CLI, ...args], { stdio: 'ignore' }).status === 0;
}
