import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  Launch,
  makeInstance,
  processesOf,
  untilNothingIsLeft,
  type LaunchOptions,
  type TestInstance,
} from './support/launcher.ts';
import { findTraces, leaveTraces, TRACES } from './support/traces.ts';

/** One instance over several runs: what it keeps, and that nothing of a run outlives it. */

/** Nobody calls a function here. */
const NOT_WARM = { DOORSTEP_WARM_UP: '0' };

let instance: TestInstance;
let launch: Launch | undefined;

beforeAll(async () => {
  instance = await makeInstance('test-lives');
});
afterEach(async () => {
  // A failed test may have left it running.
  launch?.interrupt();
  await launch?.ended();
  launch = undefined;
});
afterAll(() => {
  rmSync(instance.root, { recursive: true, force: true });
});

/** Starts it for the test; whoever ends it says so by taking it. */
function begin(options?: LaunchOptions): Launch {
  launch = new Launch(instance, { env: NOT_WARM, ...options });
  return launch;
}

/** The addresses of all sizes that a page names of its pictures. */
async function renditionsIn(page: string): Promise<string[]> {
  const html = await (await fetch(page)).text();
  return Array.from(new Set(html.match(/http:[^"\s,]+\.\d+\.webp\?alt=media/g)));
}

async function endByCtrlC(running: Launch): Promise<number | null> {
  running.interrupt();
  launch = undefined;
  return running.ended();
}

it('leaves nothing behind when Ctrl-C comes while it starts', async () => {
  const starting = begin();
  await sleep(4000);
  expect(await endByCtrlC(starting)).toBe(0);
  expect(await untilNothingIsLeft(instance)).toEqual([]);
});

it('leaves nothing behind when Ctrl-C ends `npm start`', async () => {
  const command = ['npm', 'start', '--silent'];
  const running = begin({ command, env: { DOORSTEP_DEMO: '1' } });
  const at = await running.ready();
  const pictures = await renditionsIn(`${at.site}/p/rivera-plumbing`);
  expect(pictures.length).toBeGreaterThan(20);
  for (const url of pictures) expect([url, (await fetch(url)).status]).toEqual([url, 200]);
  await leaveTraces(at);
  const sitemap = async () => (await fetch(`${at.site}/sitemap-1.xml`)).text();
  await expect.poll(sitemap, { timeout: 60_000 }).toContain('/p/rivera-plumbing<');
  expect(running.output).toContain('provider@doorstep.test');
  expect(running.lastLine).toMatch(/^Ready/);
  await endByCtrlC(running);
  expect(await untilNothingIsLeft(instance)).toEqual([]);
});

it("finds yesterday's data, and leaves no process behind when it is killed outright", async () => {
  const running = begin();
  expect(await findTraces(await running.ready())).toEqual(TRACES);
  running.kill();
  launch = undefined;
  await running.ended();
  expect(await untilNothingIsLeft(instance)).toEqual([]);
});

it('finds the data after a kill too, and says which component died', async () => {
  const running = begin();
  expect(await findTraces(await running.ready())).toEqual(TRACES);
  const [ticker] = processesOf(instance).filter(({ command }) => command.includes('ticker.ts'));
  process.kill(ticker?.pid ?? Number.NaN, 'SIGKILL');
  launch = undefined;
  expect(await running.ended()).toBe(1);
  expect(running.output).toMatch(/✖ ticker ended \(SIGKILL\)/);
  expect(await untilNothingIsLeft(instance)).toEqual([]);
});

it('`npm run dev`: sources served, yesterday forgotten with --fresh, alive without the mail inbox', async () => {
  const running = begin({ command: ['npm', 'run', 'dev', '--silent', '--', '--fresh'] });
  const at = await running.ready();
  expect(await findTraces(at)).toEqual([]);
  const page = await (await fetch(at.site, { headers: { accept: 'text/html' } })).text();
  expect(page).toContain('/@vite/client');
  const [, source = ''] = /<script type="module" src="(\/app\/[^"?]+)/.exec(page) ?? [];
  const script = await fetch(`${at.site}${source}`);
  expect(script.headers.get('content-type')).toContain('javascript');
  expect(await script.text()).toContain('createRoot');
  const [inbox] = processesOf(instance).filter(({ command }) => command.includes('maildev'));
  process.kill(inbox?.pid ?? Number.NaN, 'SIGKILL');
  while (!running.output.includes('✖ mail-inbox ended (SIGKILL)')) await sleep(100);
  await endByCtrlC(running);
  expect(await untilNothingIsLeft(instance)).toEqual([]);
});
