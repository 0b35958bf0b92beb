import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Addresses } from '@doorstep/local/stack/addresses.ts';
import { instancePaths, ROOT } from '@doorstep/local/stack/paths.ts';
import { Problem } from '@doorstep/local/stack/problem.ts';
import { reloadFunctions, withoutTriggers } from '@doorstep/local/stack/emulators/emulators.ts';
import { readRunning } from '@doorstep/local/stack/read-running.ts';
import type { Counts, Measured } from '@doorstep/ops/costs/counts.ts';
import { MEASURED_FILE, readMeasured } from '@doorstep/ops/costs/measured.ts';
import { chromium, type Browser } from '@playwright/test';
import { z } from 'zod';
import { BROWSER_LAUNCH } from '../../support/browser/chromium.ts';
import { requireBrowser } from '../../support/browser/find-browser.ts';
import { admin } from '../../support/browser/sign-in.ts';
import { setTestEnvironment, startStack } from '../stack.ts';
import { BrowserTraffic } from './browser-traffic.ts';
import { JOURNEYS, type Journey } from './journeys.ts';
import { schedulesJourney } from './schedules.ts';
import { ServerTraffic } from './server-traffic.ts';

// `npm run costs` measures each journey in a browser and writes ops/costs/measured.json, from which
// `npm run costs:page` generates docs/costs.md. `npm run costs -- --only=review` measures the
// journeys whose name contains a text, and keeps the other figures. `--reuse` uses a running stack,
// which `DOORSTEP_BRAND=test node local/start.mjs --throwaway --instance costs` has started.

const INSTANCE = 'costs';

const packageSchema = z.object({ version: z.string() });

try {
  await main();
  process.exit(0);
} catch (error) {
  console.error(error instanceof Problem ? `✖ ${error.message}` : error);
  process.exit(1);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { only: { type: 'string', default: '' }, reuse: { type: 'boolean', default: false } },
  });
  const bundle = path.join(instancePaths(INSTANCE).functions, 'index.js');
  const all = [schedulesJourney(bundle), ...JOURNEYS];
  const names = all.map(({ name }) => name);
  const journeys = all.filter(({ name }) => name.includes(values.only));
  if (journeys.length === 0) throw new Problem(`No journey's name contains '${values.only}'.`);
  requireBrowser();
  const stack = values.reuse
    ? { addresses: readRunning(INSTANCE), stop: () => Promise.resolve() }
    : await startStack(INSTANCE, { demo: true });
  setTestEnvironment(stack.addresses);
  const browser = await chromium.launch({ ...BROWSER_LAUNCH, handleSIGINT: false });
  const measured = new Map(Object.entries(readMeasured().journeys));
  const failed: string[] = [];
  try {
    await useCountedFunctions(stack.addresses);
    const professionals = await countProfessionals();
    for (const journey of journeys) {
      console.log(`Measuring: ${journey.name} …`);
      try {
        measured.set(journey.name, await measure(journey, browser, stack.addresses));
        write(names, measured, professionals);
      } catch (error) {
        console.error(`✖ ${journey.name} could not be measured:`, error);
        failed.push(journey.name);
      }
    }
  } finally {
    await browser.close();
    await stack.stop();
  }
  if (failed.length > 0) throw new Problem(`Not measured: ${failed.join(', ')}.`);
}

/** Goes through a journey and counts what it causes. */
async function measure(
  { prepare }: Journey,
  browser: Browser,
  addresses: Addresses,
): Promise<Counts> {
  const run = await withoutTriggers(addresses, prepare);
  const server = new ServerTraffic(INSTANCE, addresses);
  const traffic = new BrowserTraffic(browser, addresses);
  await server.start();
  try {
    await run(() => traffic.open());
  } catch (error) {
    await traffic.take();
    throw error;
  }
  const { reads, writes, deletes, ...rest } = await server.take();
  const seen = await traffic.take();
  return {
    ...seen,
    ...rest,
    functionReads: reads,
    writes: seen.writes + writes,
    deletes: seen.deletes + deletes,
  };
}

/** Builds the functions with the counter and loads them into the running emulator. */
async function useCountedFunctions(addresses: Addresses) {
  const instance = instancePaths(INSTANCE);
  const entry = path.join(ROOT, 'tests/bench/costs/counted-functions.ts');
  const args = ['functions/build.mjs', '--outdir', instance.functions, '--entry', entry];
  execFileSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  await reloadFunctions({ addresses, instance });
}

async function countProfessionals(): Promise<number> {
  const { firestore } = admin();
  return (await firestore.collection('provider_search').count().get()).data().count;
}

/** Stores the journeys that exist, in their order. */
function write(names: string[], counts: Map<string, Counts>, professionals: number): void {
  const { version } = packageSchema.parse(
    JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')),
  );
  const date = new Date().toISOString().slice(0, 10);
  const journeys: Measured['journeys'] = {};
  for (const name of names) {
    const one = counts.get(name);
    if (one) journeys[name] = one;
  }
  const measured: Measured = { date, version, professionals, journeys };
  writeFileSync(MEASURED_FILE, `${JSON.stringify(measured, null, 2)}\n`);
}
