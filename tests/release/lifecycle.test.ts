import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  Launch,
  createInstance,
  processesOf,
  waitForCleanup,
  type TestInstance,
} from '../local/support/launcher.ts';

// Ends a stack in unusual ways. No process or port outlives a run.

let instance: TestInstance;
let launch: Launch | undefined;

beforeAll(async () => {
  instance = await createInstance('release-lifecycle');
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

it('`npm run dev` serves the sources, and ends if a component dies', async () => {
  instance.env['DOORSTEP_DEMO'] = '0';
  const running = start('npm', 'run', 'dev', '--silent');
  const addresses = await running.ready();
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
