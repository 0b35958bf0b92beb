import { rmSync, writeFileSync } from 'node:fs';
import { forwardAuthMail } from './auth-mail.ts';
import { protectAddresses } from './auth-settings.ts';
import { printTable } from './banner.ts';
import { Children } from './children.ts';
import * as components from './components.ts';
import { DataKeeper } from './data-keeper.ts';
import { downloadsOf } from './downloads.ts';
import { writeEmulatorConfig } from './emulators.ts';
import { buildFunctions, watchFunctions } from './functions.ts';
import { watchHealth } from './health.ts';
import { findPrograms } from './jars.ts';
import { keepMailInbox, keepStripe } from './kept.ts';
import type { Stage } from './stage.ts';
import { programVariables } from './thin-jars.ts';
import { withoutTriggers } from './triggers.ts';
import { orAborted, untilAllAnswer } from './wait.ts';
import { untilFunctionsAnswer, warmUp } from './warm-up.ts';
import { Watchdog } from './watchdog.ts';
import { buildWeb } from './web-build.ts';

/**
 * Starts everything, says so, and keeps it until `stop` is aborted: by a signal (then it returns)
 * or by a component that died (then it throws what happened). Leaves no process behind.
 */
export async function runStack(stage: Stage, stop: AbortController): Promise<void> {
  const begun = performance.now();
  const { signal } = stop;
  const watchdog = new Watchdog(stage.ports.firestore);
  const children = new Children(stage.instance.logs, watchdog, (death) => stop.abort(death));
  const data = new DataKeeper(stage);
  try {
    const { ui } = await orAborted(start(stage, children, data, stop), signal);
    writeFileSync(stage.instance.running, JSON.stringify(stage.addresses));
    printTable(stage, ui);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`Ready after ${seconds} s: ${stage.addresses.site} (Ctrl-C ends it)`);
    await orAborted(Promise.all([data.keepSaving(signal), watchHealth(stage, signal)]), signal);
  } catch (error) {
    stop.abort(error);
  }
  rmSync(stage.instance.running, { force: true });
  console.log('\nStopping …');
  await data.saveLast();
  await children.stopAll();
  await watchdog.stop();
  rmSync(stage.temporary, { recursive: true, force: true });
  if (signal.reason instanceof Error) throw signal.reason;
}

/** First what needs nothing, then the builds and the emulators, then what talks to those. */
async function start(
  stage: Stage,
  children: Children,
  data: DataKeeper,
  stop: AbortController,
): Promise<{ ui: boolean }> {
  const { signal } = stop;
  void keepMailInbox(stage, children, stop);
  if (!stage.functions.realStripe) void keepStripe(stage, children, stop);
  const ui = await startEmulators(stage, children);
  await untilAllAnswer(stage, signal);
  await untilFunctionsAnswer(stage, signal);
  await protectAddresses(stage.addresses, signal);
  await Promise.all([
    stage.options.warmUp && warmUp(stage.addresses, signal),
    data.begin(() =>
      withoutTriggers(stage.addresses, () => children.run(components.demoMarket(stage))),
    ),
  ]);
  children.start(components.ticker(stage));
  void forwardAuthMail(stage.addresses, signal);
  if (stage.options.dev) watchFunctions(stage, children, signal);
  return { ui };
}

async function startEmulators(stage: Stage, children: Children): Promise<boolean> {
  const [programs] = await Promise.all([
    findPrograms(downloadsOf(stage.env, (spec) => children.run(spec))),
    build(stage, children),
  ]);
  const ui = await writeEmulatorConfig(stage, programs.ui);
  children.start(components.emulators(stage, await programVariables(programs, stage.java)));
  return ui;
}

/** The functions take in what the site's build has left for rendering its pages. */
async function build(stage: Stage, children: Children): Promise<void> {
  if (stage.options.dev) children.start(components.viteServer(stage));
  else await buildWeb(stage, children);
  await buildFunctions(stage, children);
}
