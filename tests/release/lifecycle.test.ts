import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { processesOf } from '../local/support/launcher.ts';
import { oneInstance } from '../local/support/one-instance.ts';

// Ends a stack in unusual ways. No process or port outlives a run.

const { current, start, waitForEnd } = oneInstance('release-lifecycle');

function killComponent(program: string): void {
  const [component] = processesOf(current()).filter(({ command }) => command.includes(program));
  process.kill(component?.pid ?? Number.NaN, 'SIGKILL');
}

it('Ctrl-C during the start ends all processes', async () => {
  const running = start();
  await sleep(4000);
  running.interrupt();
  expect(await waitForEnd(running)).toBe(0);
});

it('`npm run dev` serves the sources, and ends if a component dies', async () => {
  current().env['DOORSTEP_DEMO'] = '0';
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
