import { rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { forwardAuthMail } from './auth-mail.ts';
import { protectAddresses } from './auth-settings.ts';
import { printTable } from './banner.ts';
import { Children } from './children.ts';
import * as components from './components.ts';
import { keepSaving, save } from './data.ts';
import { programVariables } from './emulator-jars.ts';
import { findPrograms } from './emulator-programs.ts';
import { writeEmulatorConfig } from './emulators.ts';
import { buildFunctions, watchFunctions } from './functions.ts';
import { runMailInbox, runStripe } from './restartable-services.ts';
import type { Stage } from './stage.ts';
import { withoutTriggers } from './triggers.ts';
import { orAborted, untilAllAnswer } from './wait.ts';
import { Watchdog } from './watchdog.ts';
import { buildWeb } from './web-build.ts';

/**
 * Starts everything and keeps it running until `stop` is aborted: by a signal (then it returns), or
 * by a component that ended (then it throws the reason). Leaves no process behind.
 */
export async function runStack(stage: Stage, stop: AbortController): Promise<void> {
  const { signal } = stop;
  const watchdog = new Watchdog(stage.ports.firestore);
  const children = new Children(stage.instance.logs, watchdog, (death) => stop.abort(death));
  signal.addEventListener('abort', () => console.log('\nStopping…'));
  try {
    const hasUi = await orAborted(start(stage, children, stop), signal);
    writeFileSync(stage.instance.running, JSON.stringify(stage.addresses));
    printTable(stage, hasUi);
    console.log(`Ready after ${seconds()} s: ${stage.addresses.site} (Ctrl-C ends it)`);
    if (stage.options.throwaway) await once(signal, 'abort');
    else await keepSaving(stage, signal);
  } catch (error) {
    stop.abort(error);
  }
  rmSync(stage.instance.running, { force: true });
  await children.stopAll();
  await watchdog.stop();
  rmSync(stage.temporary, { recursive: true, force: true });
  if (signal.reason instanceof Error) throw signal.reason;
}

/** Returns how long this process has been running. */
function seconds(): string {
  return (performance.now() / 1000).toFixed(0);
}

function progress(step: string): void {
  console.log(`${seconds().padStart(4)} s  ${step}…`);
}

/** Returns whether the emulators' own pages are there. */
async function start(stage: Stage, children: Children, stop: AbortController): Promise<boolean> {
  const { signal } = stop;
  void runMailInbox(stage, children, stop);
  if (!stage.functions.realStripe) void runStripe(stage, children, stop);
  const [programs] = await Promise.all([
    findPrograms(stage.env, (spec) => children.run(spec)),
    build(stage, children),
  ]);
  progress('Starting the emulators');
  const hasUi = await writeEmulatorConfig(stage, programs.ui);
  children.start(components.emulators(stage, await programVariables(programs, stage.java)));
  await untilAllAnswer(stage, signal);
  await protectAddresses(stage.addresses, signal);
  if (stage.saved === null && stage.options.demo) await addDemoMarket(stage, children);
  children.start(components.ticker(stage));
  void forwardAuthMail(stage.addresses, signal);
  if (stage.options.dev) watchFunctions(stage, children, signal);
  return hasUi;
}

async function build(stage: Stage, children: Children): Promise<void> {
  if (stage.options.dev) children.start(components.viteServer(stage));
  else {
    progress('Building the site');
    await buildWeb(stage, children);
  }
  // Their bundle includes the server build of the site.
  progress('Building the functions');
  await buildFunctions(stage, children);
}

async function addDemoMarket(stage: Stage, children: Children): Promise<void> {
  progress('Adding the demo market');
  await withoutTriggers(stage.addresses, () => children.run(components.demoMarket(stage)));
  if (!stage.options.throwaway) await save(stage);
}
