import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { BUCKET, functionUrl, PROJECT } from './addresses.ts';
import type { ChildSpec } from './children.ts';
import { emulatorVariables, webVariables } from './environment.ts';
import { FIREBASE_CLI, MAILDEV_CLI, ROOT, VITE_CLI, WEB_BUILD } from './paths.ts';
import type { Stage } from './stage.ts';

// The command and environment of each process.

/**
 * How many function calls run at once; the others wait. A call that finds no idle process starts
 * one, so without a limit a burst of events starts more processes than the machine can run.
 */
const FUNCTIONS_AT_ONCE = Math.max(4, 2 * availableParallelism());

const TSX = ['--import', 'tsx'];

/** `programs` names the emulators' jars, see emulator-jars.ts. */
export function emulators(stage: Stage, programs: NodeJS.ProcessEnv): ChildSpec {
  return {
    name: 'emulators',
    command: process.execPath,
    args: [
      FIREBASE_CLI,
      'emulators:start',
      '--non-interactive',
      `--project=${PROJECT}`,
      `--config=${path.join(stage.instance.root, 'firebase.json')}`,
      ...(stage.saved === null ? [] : [`--import=${stage.saved}`]),
    ],
    // The emulators write their debug logs into the working directory.
    cwd: stage.instance.logs,
    env: {
      ...stage.env,
      ...programs,
      ...stage.functions.settings,
      ...stage.functions.secrets,
      STORAGE_BUCKET_URL: BUCKET,
      FUNCTIONS_EMULATOR_PARALLEL: String(FUNCTIONS_AT_ONCE),
      // The emulators keep uploads and the hub's address here, one folder for each instance.
      TMPDIR: stage.temporary,
      METADATA_SERVER_DETECTION: 'none',
      NO_UPDATE_NOTIFIER: '1',
    },
  };
}

export function mailInbox(stage: Stage): ChildSpec {
  const folder = path.join(stage.instance.data, 'mail');
  mkdirSync(folder, { recursive: true });
  return {
    name: 'mail-inbox',
    command: process.execPath,
    args: [
      MAILDEV_CLI,
      ...['--ip', '127.0.0.1', '--smtp', String(stage.ports.smtp)],
      ...['--web-ip', '127.0.0.1', '--web', String(stage.ports.mail)],
      ...['--mail-directory', folder],
    ],
    cwd: ROOT,
    env: stage.env,
  };
}

export function stripeStandIn(stage: Stage): ChildSpec {
  const folder = path.join(stage.instance.data, 'stripe');
  mkdirSync(folder, { recursive: true });
  return {
    name: 'stripe-stand-in',
    command: process.execPath,
    args: [...TSX, 'local/stripe/main.ts'],
    cwd: ROOT,
    env: {
      ...stage.env,
      STRIPE_PORT: String(stage.ports.stripe),
      STRIPE_DATA_DIR: folder,
      STRIPE_WEBHOOK_URL: functionUrl(stage.addresses, 'stripe-webhook'),
      STRIPE_WEBHOOK_SECRET: stage.functions.secrets['STRIPE_WEBHOOK_SECRET'],
      SITE_URL: stage.addresses.site,
    },
  };
}

/** Runs the scheduled functions, which the emulators do not. */
export function ticker(stage: Stage): ChildSpec {
  return {
    name: 'ticker',
    command: process.execPath,
    args: [...TSX, 'local/stack/ticker.ts', path.join(stage.instance.functions, 'index.js')],
    cwd: ROOT,
    env: serverEnvironment(stage),
  };
}

export function demoMarket(stage: Stage): ChildSpec {
  return {
    name: 'demo',
    command: process.execPath,
    args: [...TSX, 'local/demo/main.ts'],
    cwd: ROOT,
    env: serverEnvironment(stage),
  };
}

export function functionsBuild(stage: Stage): ChildSpec {
  return {
    name: 'functions-build',
    command: process.execPath,
    args: [
      'functions/build.mjs',
      ...['--outdir', stage.instance.functions],
      ...['--page', stage.instance.page],
    ],
    cwd: ROOT,
    env: stage.env,
  };
}

export function webBuild(stage: Stage): ChildSpec {
  return {
    name: 'web-build',
    command: process.execPath,
    args: [
      WEB_BUILD,
      ...['--outdir', stage.instance.web],
      ...['--server-outdir', stage.instance.page],
    ],
    cwd: ROOT,
    env: { ...stage.env, ...webVariables(stage), SITE_URL: stage.addresses.site },
  };
}

export function viteServer(stage: Stage): ChildSpec {
  return {
    name: 'vite',
    command: process.execPath,
    args: [
      ...[VITE_CLI, 'web', '--host', '127.0.0.1'],
      ...['--port', String(stage.ports.hosting), '--strictPort'],
    ],
    cwd: ROOT,
    env: {
      ...stage.env,
      ...webVariables(stage),
      FUNCTIONS_URL: functionUrl(stage.addresses, ''),
    },
  };
}

function serverEnvironment(stage: Stage): NodeJS.ProcessEnv {
  return {
    ...stage.env,
    ...stage.functions.settings,
    ...stage.functions.secrets,
    ...emulatorVariables(stage.addresses),
    METADATA_SERVER_DETECTION: 'none',
  };
}
