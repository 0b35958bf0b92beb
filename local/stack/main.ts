import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addressesOf } from './addresses.ts';
import { printTable } from './banner.ts';
import { Children } from './children.ts';
import type { Stage } from './components.ts';
import { forgetData, saveExport } from './data.ts';
import { functionsEnvironment } from './environment.ts';
import { claimInstance } from './instance.ts';
import { findJava, withJava } from './java.ts';
import { parseOptions } from './options.ts';
import { requireFree, resolvePorts } from './ports.ts';
import { Problem } from './problem.ts';
import { keepSaving, LISTENING, startStack } from './stack.ts';
import { Watchdog } from './watchdog.ts';

await main();

async function main(): Promise<void> {
  const begun = performance.now();
  const options = parseOptions(process.argv.slice(2), process.env);
  const ports = resolvePorts(process.env);
  const java = findJava();
  await requireFree(ports, LISTENING);
  const instance = claimInstance(options.instance);
  if (options.fresh) forgetData(instance);
  const addresses = addressesOf(ports);
  const stage: Stage = {
    instance,
    ports,
    addresses,
    functions: functionsEnvironment(addresses, process.env),
    env: withJava(process.env, java),
    temporary: mkdtempSync(path.join(tmpdir(), 'doorstep-')),
  };
  const watchdog = new Watchdog();
  const stop = new AbortController();
  const children = new Children(instance.logs, watchdog, (problem) => stop.abort(problem));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stop.abort(signal));
  }
  let started = false;
  try {
    const { ui } = await startStack(stage, children, java, options, stop.signal);
    started = true;
    printTable(stage, ui);
    console.log(
      `Ready in ${((performance.now() - begun) / 1000).toFixed(1)} s, ${addresses.site}. Ctrl-C ends it.`,
    );
    await keepSaving(stage, stop.signal);
  } catch (error) {
    if (error !== stop.signal.reason) stop.abort(error);
  }
  if (started && typeof stop.signal.reason === 'string') await saveExport(instance, addresses);
  await children.stopAll();
  watchdog.stop();
  rmSync(stage.temporary, { recursive: true, force: true });
  process.exit(0);
}
