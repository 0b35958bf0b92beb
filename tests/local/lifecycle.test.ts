import { expect, it } from 'vitest';
import { oneInstance } from './support/one-instance.ts';
import { findSampleData, SAMPLES, writeSampleData } from './support/sample-data.ts';

// Starts one instance twice. Its data persists, and no process or port outlives a run.

const { current, start, waitForEnd } = oneInstance('test-lifecycle');

it('`npm start` shows the demo market with its pictures, and Ctrl-C ends all processes', async () => {
  current().env['DOORSTEP_DEMO'] = '1';
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
