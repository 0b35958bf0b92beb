import { rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { forwardAuthMail } from './emulators/auth-mail.ts';
import { printTable } from './banner.ts';
import { buildFunctions, buildSite } from './builds.ts';
import { Children } from './processes/children.ts';
import * as components from './components.ts';
import { saveEveryMinute } from './data.ts';
import { followRules, watchFunctions } from './dev.ts';
import { programVariables } from './emulators/emulator-jars.ts';
import { findPrograms } from './emulators/emulator-programs.ts';
import {
  enableEmailProtection,
  withoutTriggers,
  writeEmulatorConfig,
} from './emulators/emulators.ts';
import { runMailInbox, runStripe } from './processes/restartable-services.ts';
import type { Stage } from './stage.ts';
import { orAborted, untilAllAnswer, untilAnswers } from './processes/wait.ts';
import { Watchdog } from './processes/watchdog.ts';

/**
 * Starts everything and keeps it running until `stop` is aborted. Returns after a signal. Throws
 * the reason after the end of a component. In both cases, all processes have ended.
 */
export async function runStack(stage: Stage, stop: AbortController): Promise<void> {
  const { signal } = stop;
  const watchdog = new Watchdog(stage.ports.firestore);
  const children = new Children(stage.instance.logs, watchdog, (problem) => stop.abort(problem));
  signal.addEventListener('abort', () => console.log('\nStopping…'));
  try {
    const hasUi = await orAborted(start(stage, children, stop), signal);
    writeFileSync(stage.instance.running, JSON.stringify(stage.addresses));
    printTable(stage, hasUi);
    console.log(`Ready after ${seconds()} s: ${stage.addresses.site} (stop it with Ctrl-C)`);
    if (stage.options.throwaway) await once(signal, 'abort');
    else await saveEveryMinute(stage, signal);
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

/** Starts everything. Returns whether the emulators serve their own pages. */
async function start(stage: Stage, children: Children, stop: AbortController): Promise<boolean> {
  const { signal } = stop;
  void runMailInbox(stage, children, stop);
  if (!stage.functions.realStripe) void runStripe(stage, children, stop);
  // The emulators start and the demo market is added while the site is built.
  const [hasUi] = await Promise.all([
    startEmulators(stage, children, signal),
    startSite(stage, children),
  ]);
  await untilAnswers(stage.addresses.site, signal);
  rmSync(stage.instance.schedulesPaused, { force: true });
  children.start(components.ticker(stage));
  void forwardAuthMail(stage.addresses, signal);
  if (stage.options.dev) {
    watchFunctions(stage, children, signal);
    void followRules(stage, signal);
  }
  return hasUi;
}

async function startSite(stage: Stage, children: Children): Promise<void> {
  if (stage.options.dev) {
    children.start(components.viteServer(stage));
    return;
  }
  await buildSite(stage, children);
  progress('The site is built');
}

async function startEmulators(
  stage: Stage,
  children: Children,
  signal: AbortSignal,
): Promise<boolean> {
  progress(stage.options.dev ? 'Building the functions' : 'Building the functions and the site');
  const prepare = async () => {
    const programs = await findPrograms(stage.env, (spec) => children.run(spec));
    const hasUi = await writeEmulatorConfig(stage, programs.ui);
    return { hasUi, variables: await programVariables(programs, stage.java) };
  };
  const [{ hasUi, variables }] = await Promise.all([prepare(), buildFunctions(stage, children)]);
  progress('Starting the emulators');
  children.start(components.emulators(stage, variables));
  await untilAllAnswer(stage, signal);
  await enableEmailProtection(stage.addresses, signal);
  if (stage.saved === null && stage.options.demo) {
    progress('Adding the demo market');
    // The demo market is complete without them, and its uploads would call thousands.
    await withoutTriggers(stage.addresses, () => children.run(components.demoMarket(stage)));
  }
  return hasUi;
}
