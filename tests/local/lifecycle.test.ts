import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  Launch,
  createInstance,
  processesOf,
  waitForCleanup,
  type TestInstance,
} from './support/launcher.ts';
import { findSampleData, SAMPLES, writeSampleData } from './support/sample-data.ts';

// Starts one instance several times. Its data persists, and no process or port outlives a run.

let instance: TestInstance;
let launch: Launch | undefined;

beforeAll(async () => {
  instance = await createInstance('test-lifecycle');
});
afterEach(async () => {
  // After a failed test, the launcher may still be running.
  launch?.interrupt();
  await launch?.ended();
  launch = undefined;
});
afterAll(() => {
  rmSync(instance.root, { recursive: true, force: true });
});

function start(...command: string[]): Launch {
  launch = new Launch(instance, command.length > 0 ? { command } : {});
  return launch;
}

/** Waits for the end of the run and of all its processes. Returns the exit code. */
async function waitForEnd(running: Launch): Promise<number | null> {
  launch = undefined;
  const code = await running.ended();
  expect(await waitForCleanup(instance)).toEqual([]);
  return code;
}

function killComponent(program: string): void {
  const [component] = processesOf(instance).filter(({ command }) => command.includes(program));
  process.kill(component?.pid ?? Number.NaN, 'SIGKILL');
}

it('Ctrl-C during the start ends all processes', async () => {
  const running = start();
  await sleep(4000);
  running.interrupt();
  expect(await waitForEnd(running)).toBe(0);
});

it('`npm start` shows the demo market with its pictures, and Ctrl-C ends all processes', async () => {
  instance.env['DOORSTEP_DEMO'] = '1';
  const running = start('npm', 'start', '--silent');
  const addresses = await running.ready();
  expect(running.output).toContain('provider@doorstep.test');
  expect(running.lastLine).toMatch(/^Ready/);
  const html = await (await fetch(`${addresses.site}/p/rivera-plumbing`)).text();
  const pictures = new Set(html.match(/http:[^"\s,]+\.\d+\.webp\?alt=media/g));
  expect(pictures.size).toBeGreaterThan(20);
  for (const url of pictures) expect([url, (await fetch(url)).status]).toEqual([url, 200]);
  const sitemap = async () => (await fetch(`${addresses.site}/sitemap-1.xml`)).text();
  await expect.poll(sitemap, { timeout: 60_000 }).toContain('/p/rivera-plumbing<');
  const directory = async () => (await fetch(`${addresses.site}/api/directory`)).text();
  await expect.poll(directory, { timeout: 60_000 }).toContain('"id":"austin-tx"');
  await writeSampleData(addresses);
  running.interrupt();
  await waitForEnd(running);
});

it('the next run has the data, and no process is left after the launcher is killed', async () => {
  const running = start();
  expect(await findSampleData(await running.ready())).toEqual(SAMPLES);
  running.kill();
  await waitForEnd(running);
});

it('`npm run dev -- --fresh` serves the sources without the old data', async () => {
  instance.env['DOORSTEP_DEMO'] = '0';
  const running = start('npm', 'run', 'dev', '--silent', '--', '--fresh');
  const addresses = await running.ready();
  expect(await findSampleData(addresses)).toEqual([]);
  const page = await (await fetch(addresses.site, { headers: { accept: 'text/html' } })).text();
  const [, source = ''] = /<script type="module" src="(\/app\/[^"?]+)/.exec(page) ?? [];
  expect(await (await fetch(`${addresses.site}${source}`)).text()).toContain('createRoot');

  // The launcher restarts the mail inbox. If another component ends, it stops the stack.
  killComponent('maildev');
  while (!running.output.includes('✖ mail-inbox ended (SIGKILL)')) await sleep(100);
  killComponent('ticker.ts');
  expect(await waitForEnd(running)).toBe(1);
  expect(running.output).toMatch(/✖ ticker ended \(SIGKILL\)/);
});
