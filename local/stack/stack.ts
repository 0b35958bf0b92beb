import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { forwardAuthMail } from './auth-mail.ts';
import type { Children } from './children.ts';
import * as components from './components.ts';
import type { Stage } from './components.ts';
import { findExport, saveExport } from './data.ts';
import { downloadsOf } from './downloads.ts';
import { writeEmulatorConfig } from './emulators.ts';
import { findPrograms } from './jars.ts';
import type { Java } from './java.ts';
import type { Options } from './options.ts';
import { ROOT } from './paths.ts';
import type { Component } from './ports.ts';
import { programVariables } from './thin-jars.ts';
import { untilAnswers } from './wait.ts';

const SAVE_EVERY_MS = 60_000;

/** The components that listen, for the check that their ports are free. */
export const LISTENING: readonly Component[] = [
  'hosting',
  'auth',
  'firestore',
  'firestore_websocket',
  'functions',
  'storage',
  'eventarc',
  'tasks',
  'hub',
  'logging',
  'stripe',
  'smtp',
  'mail',
];

/** Starts everything and returns when every address answers. */
export async function startStack(
  stage: Stage,
  children: Children,
  java: Java,
  options: Options,
  signal: AbortSignal,
): Promise<{ ui: boolean }> {
  children.start(components.mailInbox(stage));
  if (!stage.functions.realStripe && HAS_STRIPE) {
    children.start(components.stripeStandIn(stage));
  }
  const web = startWeb(stage, children, options);
  const [programs] = await Promise.all([
    findPrograms(downloadsOf(stage.env)),
    buildFunctions(stage, children),
  ]);
  const saved = findExport(stage.instance);
  writeEmulatorConfig(stage.instance, {
    ports: stage.ports,
    ui: programs.ui,
    hosting: !options.dev,
    functions: HAS_FUNCTIONS,
  });
  children.start(components.emulators(stage, await programVariables(programs, java), saved));
  await web;
  await untilAllAnswer(stage, signal);
  if (HAS_FUNCTIONS) children.start(components.ticker(stage));
  void forwardAuthMail(stage.addresses, signal);
  if (saved === null && options.demo && existsSync(path.join(ROOT, 'local/demo/main.ts'))) {
    await children.run(components.demoMarket(stage));
    await saveExport(stage.instance, stage.addresses);
  }
  return { ui: programs.ui };
}

// TEMPORARY while the house is being built: parts of it may be missing.
export const HAS_FUNCTIONS = existsSync(path.join(ROOT, 'functions/index.ts'));
const HAS_STRIPE = existsSync(path.join(ROOT, 'local/stripe/main.ts'));

async function buildFunctions(stage: Stage, children: Children): Promise<void> {
  if (!HAS_FUNCTIONS) return;
  await children.run(components.functionsBuild(stage));
  const { settings, secrets } = stage.functions;
  writeDotenv(path.join(stage.instance.functions, '.env.local'), settings);
  writeDotenv(path.join(stage.instance.functions, '.secret.local'), secrets);
}

function writeDotenv(file: string, values: Record<string, string>): void {
  const lines = Object.entries(values).map(([name, value]) => `${name}=${JSON.stringify(value)}\n`);
  writeFileSync(file, lines.join(''));
}

async function startWeb(stage: Stage, children: Children, options: Options): Promise<void> {
  if (options.dev) children.start(components.viteServer(stage));
  else {
    await children.run(components.webBuild(stage)).catch((error: unknown) => {
      // TEMPORARY
      console.error('The web build failed:', String(error));
      mkdirSync(stage.instance.web, { recursive: true });
      writeFileSync(path.join(stage.instance.web, 'index.html'), 'The web build failed');
    });
  }
}

async function untilAllAnswer({ addresses }: Stage, signal: AbortSignal): Promise<void> {
  const { site, auth, firestore, functions, storage, stripe, mail, hub } = addresses;
  await Promise.all(
    [
      site,
      auth,
      firestore,
      storage,
      mail,
      hub,
      ...(HAS_FUNCTIONS ? [functions] : []),
      ...(HAS_STRIPE ? [stripe] : []),
    ].map((url) => untilAnswers(url, signal)),
  );
}

/** Saves the data now and then, so that a killed run loses a minute at most. */
export async function keepSaving(stage: Stage, signal: AbortSignal): Promise<void> {
  for (;;) {
    await sleep(SAVE_EVERY_MS, undefined, { signal });
    await saveExport(stage.instance, stage.addresses);
  }
}
