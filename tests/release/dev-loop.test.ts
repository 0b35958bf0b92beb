import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { functionUrl, type Addresses } from '@doorstep/local/stack/addresses.ts';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createInstance,
  Launch,
  waitForCleanup,
  type TestInstance,
} from '../local/support/launcher.ts';
import { BROWSER_LAUNCH } from '../support/browser/chromium.ts';
import { copyInstalled } from './support/checkout-copy.ts';

// Edits files of a copy of the checkout while `npm run dev` runs there, and prints the seconds
// until the change shows, beside the goal.

const WEB_GOAL_S = 2;
const FUNCTIONS_GOAL_S = 5;
/** After this time a change counts as lost. */
const LIMIT_S = 60;

let copy: string;
let instance: TestInstance;
let dev: Launch;
let isEnded = false;
let at: Addresses;
let browser: Browser;
let page: Page;
const figures: string[] = [];

beforeAll(async () => {
  copy = copyInstalled();
  const { env, ...rest } = await createInstance('dev-loop');
  const root = path.join(copy, '.local/dev-loop');
  instance = { ...rest, root, env: { ...env, DOORSTEP_DEMO: '1' } };
  const command = ['npm', 'run', 'dev', '--silent', '--', '--throwaway'];
  dev = new Launch(instance, { command, cwd: copy });
  void dev.ended().then(() => (isEnded = true));
  at = await dev.ready();
  browser = await chromium.launch(BROWSER_LAUNCH);
  page = await browser.newPage({ baseURL: at.site });
});

afterAll(async () => {
  // The runner hides the console of tests that pass.
  process.stdout.write(`${figures.join('\n')}\n`);
  await browser.close();
  if (!isEnded) dev.kill();
  await waitForCleanup(instance);
  rmSync(copy, { recursive: true, force: true });
});

/** Replaces a text in a file, as an editor that writes a new file and renames it. */
function edit(file: string, from: string | RegExp, to: string): void {
  const target = path.join(copy, file);
  const text = readFileSync(target, 'utf8');
  expect(text, file).toMatch(from);
  writeFileSync(`${target}.tmp`, text.replace(from, to));
  renameSync(`${target}.tmp`, target);
}

/** Replaces a text, as an editor that writes into the file. */
function editInPlace(file: string, from: string, to: string): void {
  const target = path.join(copy, file);
  writeFileSync(target, readFileSync(target, 'utf8').replace(from, to));
}

/** Waits until `isShown` is true, and notes the seconds. */
async function measure(label: string, goal: number, isShown: () => Promise<boolean>) {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  while (!(await isShown())) {
    if (seconds() > LIMIT_S) {
      throw new Error(`${label}: not shown after ${seconds().toFixed(1)} s\n${dev.output}`);
    }
    await sleep(50);
  }
  figures.push(`${label}: ${seconds().toFixed(1)} s (goal ${goal} s)`);
}

const shows = (text: string) => () => page.getByText(text).first().isVisible();
const prints = (text: string | RegExp) => () =>
  Promise.resolve(typeof text === 'string' ? dev.output.includes(text) : text.test(dev.output));
const search = async (query: string) =>
  (await fetch(functionUrl(at, `search/api/search?${query}`))).text();
const answers = (query: string, text: string) => async () => (await search(query)).includes(text);

const SCREENS = [
  ['/', 'web/features/home/hero.tsx', 'No lead fees.'],
  ['/pricing', 'web/routes/public/pricing.tsx', 'Simple pricing for local pros'],
  ['/search', 'web/routes/public/search.tsx', 'Talk directly to local professionals.'],
  ['/p/rivera-plumbing', 'web/features/provider-page/request-actions.tsx', 'Request Service'],
  ['/auth', 'web/features/shell/footer.tsx', 'Find Pros'],
] as const;

it.each(SCREENS)('shows a changed component on %s', async (address, file, text) => {
  await page.goto(address);
  await page.getByText(text).first().waitFor();
  // Vite reloads the page once it has bundled the packages that the screen is the first to import.
  await sleep(3000);
  edit(file, text, `${text} (edited)`);
  await measure(`${address} shows a changed component`, WEB_GOAL_S, shows(`${text} (edited)`));
});

it('answers data of the site from the functions', async () => {
  for (const address of [
    '/api/search',
    '/api/directory',
    '/sitemap.xml',
    '/api/page/rivera-plumbing',
  ]) {
    const response = await fetch(at.site + address);
    expect([address, response.status]).toEqual([address, 200]);
    expect(await response.text()).not.toContain('<!doctype html>');
  }
});

it('enforces changed rules', async () => {
  const documents = `${at.firestore}/v1/projects/${at.project}/databases/(default)/documents`;
  const document = async () => (await fetch(`${documents}/dev_loop/one`)).status === 404;
  expect(await document()).toBe(false);
  const line = 'match /user_roles/{uid} {';
  edit('firestore.rules', line, `match /dev_loop/{id} { allow get: if true; }\n    ${line}`);
  await measure('a changed firestore.rules is enforced', WEB_GOAL_S, document);

  const file = async () =>
    (await fetch(`${at.storage}/v0/b/${at.bucket}/o/dev_loop%2Fone`)).status === 404;
  expect(await file()).toBe(false);
  edit(
    'storage.rules',
    'function isMe(',
    'match /dev_loop/{name} { allow get; }\n    function isMe(',
  );
  await measure('a changed storage.rules is enforced', WEB_GOAL_S, file);
});

it.each(['firestore.rules', 'storage.rules'])('shows an error in %s', async (rules) => {
  edit(rules, 'function isMe(', 'functoin isMe(');
  const error = new RegExp(`${rules.replace('.', '\\.')}:\\d+`);
  await measure(`the terminal shows an error in ${rules}`, WEB_GOAL_S, prints(error));
  edit(rules, 'functoin isMe(', 'function isMe(');
});

const FUNCTION = 'functions/search/endpoints.ts';

it('calls changed functions', async () => {
  const refused = 'limit=0';
  expect(await search(refused)).toContain('not understood');
  edit(FUNCTION, "'not understood'", "'edited once'");
  await measure(
    'a call runs a changed function',
    FUNCTIONS_GOAL_S,
    answers(refused, 'edited once'),
  );

  edit(FUNCTION, "'edited once'", "'edited twice'");
  await sleep(300);
  edit(FUNCTION, "'edited twice'", "'edited three times'");
  await measure(
    'a call runs the last of two quick saves',
    FUNCTIONS_GOAL_S,
    answers(refused, 'edited three times'),
  );

  editInPlace(FUNCTION, "'edited three times'", "'edited in place'");
  await measure(
    'a call runs a function that was saved in place',
    FUNCTIONS_GOAL_S,
    answers(refused, 'edited in place'),
  );
});

it('shows errors in functions, and the next save recovers', async () => {
  edit(FUNCTION, "'edited in place'", "'edited in place' wrong");
  await measure(
    'the terminal shows a syntax error',
    FUNCTIONS_GOAL_S,
    prints(/search\/endpoints\.ts:\d+:\d+/),
  );
  edit(FUNCTION, "'edited in place' wrong", "'without syntax error'");
  await measure(
    'a call runs the mended function',
    FUNCTIONS_GOAL_S,
    answers('limit=0', 'without syntax error'),
  );

  edit(
    'functions/index.ts',
    'export { limitSignUps',
    "throw new Error('not loadable');\nexport { limitSignUps",
  );
  await measure(
    'the terminal shows an error at the start',
    FUNCTIONS_GOAL_S,
    prints('not loadable'),
  );
  edit('functions/index.ts', "throw new Error('not loadable');\n", '');
  edit(FUNCTION, "'without syntax error'", "'loadable again'");
  await measure(
    'a call runs functions that load again',
    FUNCTIONS_GOAL_S,
    answers('limit=0', 'loadable again'),
  );
});

it('shows a change of domain in functions and on the site', async () => {
  await page.goto('/');
  const cards = page.getByRole('main').getByRole('link', { name: 'View Profile' });
  await expect.poll(() => cards.count(), { timeout: 20_000 }).toBe(6);
  edit('domain/limits.ts', /search: 24,([^}]*) home: 6,/, 'search: 5,$1 home: 3,');
  const shown = async () => (await cards.count()) === 3;
  await measure('the site shows a change of domain', WEB_GOAL_S, shown);
  const found = async () => (await search('')).split('"handle":').length - 1 === 5;
  await measure('then a call runs it', FUNCTIONS_GOAL_S, found);
});

it('ends everything after Ctrl-C', async () => {
  dev.interrupt();
  await dev.ended();
  expect(dev.output).toContain('Stopping…');
  expect(await waitForCleanup(instance)).toEqual([]);
});
