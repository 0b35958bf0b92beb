import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { BUCKET, functionUrl, PROJECT } from './addresses.ts';
import type { ChildSpec } from './processes/children.ts';
import { emulatorVariables, siteVariables } from './environment.ts';
import { FIREBASE_CLI, MAILDEV_CLI, ROOT, VITE_CLI, WEB_BUILD } from './paths.ts';
import type { Stage } from './stage.ts';

// The command and environment of each process.

/**
 * Limits how many function calls run in parallel. Each parallel call has a process of its own, so
 * without a limit a burst of events starts more processes than the machine can run.
 */
const PARALLEL_CALLS = Math.max(4, 2 * availableParallelism());

/** Shortens the start of the Java emulators: they compile less, and are slower later. */
const QUICK_START_JAVA = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

/**
 * Makes the Java emulators fast in a test run, which is long enough for full compilation. With the
 * default collector the heap grows to gigabytes, and the tests of the rules take a third longer.
 */
const LONG_RUN_JAVA = '-XX:+UseSerialGC -Xmn512m';

const TSX = ['--import', 'tsx'];

/** `programs` are the variables of emulator-jars.ts, which name the emulators' jars. */
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
      // With more than one codebase the emulators choose the ports, from 9229 on.
      ...(stage.options.inspect ? ['--inspect-functions'] : []),
    ],
    // The emulators write their debug logs into the working directory.
    cwd: stage.instance.logs,
    env: {
      ...stage.env,
      ...programs,
      ...stage.functions.settings,
      ...stage.functions.secrets,
      STORAGE_BUCKET_URL: BUCKET,
      FUNCTIONS_EMULATOR_PARALLEL: String(PARALLEL_CALLS),
      // Reads the list of functions from a file: by HTTP, the server takes three seconds to close.
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
      JAVA_TOOL_OPTIONS: stage.options.throwaway ? LONG_RUN_JAVA : QUICK_START_JAVA,
      // The emulators store uploads and the hub's address here, so each instance needs its own.
      TMPDIR: stage.temporary,
      METADATA_SERVER_DETECTION: 'none',
      NO_UPDATE_NOTIFIER: '1',
    },
  };
}

/** Returns a component that runs a Node program in the repository's root folder. */
function nodeProgram(name: string, args: string[], env: NodeJS.ProcessEnv): ChildSpec {
  return { name, command: process.execPath, args, cwd: ROOT, env };
}

function dataFolder({ instance }: Stage, name: string): string {
  const folder = path.join(instance.data, name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

export function mailInbox(stage: Stage): ChildSpec {
  const args = [
    MAILDEV_CLI,
    ...['--ip', '127.0.0.1', '--smtp', String(stage.ports.smtp)],
    ...['--web-ip', '127.0.0.1', '--web', String(stage.ports.mail)],
    ...['--mail-directory', dataFolder(stage, 'mail')],
  ];
  return nodeProgram('mail-inbox', args, stage.env);
}

export function stripeStandIn(stage: Stage): ChildSpec {
  return nodeProgram('stripe-stand-in', [...TSX, 'local/stripe/main.ts'], {
    ...stage.env,
    STRIPE_PORT: String(stage.ports.stripe),
    STRIPE_DATA_DIR: dataFolder(stage, 'stripe'),
    STRIPE_WEBHOOK_URL: functionUrl(stage.addresses, 'stripeWebhook'),
    STRIPE_WEBHOOK_SECRET: stage.functions.secrets['STRIPE_WEBHOOK_SECRET'],
    SITE_URL: stage.addresses.site,
  });
}

/** Runs the scheduled functions, which the emulators do not. */
export function ticker(stage: Stage): ChildSpec {
  const bundle = path.join(stage.instance.functions, 'index.js');
  return nodeProgram(
    'ticker',
    [...TSX, 'local/stack/emulators/ticker.ts', bundle, stage.instance.schedulesPaused],
    serverEnvironment(stage),
  );
}

export function demoMarket(stage: Stage): ChildSpec {
  return nodeProgram('demo', [...TSX, 'local/demo/main.ts'], serverEnvironment(stage));
}

export function functionsBuild(stage: Stage, codebase: string, outdir: string): ChildSpec {
  const args = ['functions/build.mjs', '--codebase', codebase, '--outdir', outdir];
  return nodeProgram(`functions-build-${codebase}`, args, stage.env);
}

export function siteBuild(stage: Stage): ChildSpec {
  const { web, page } = stage.instance;
  const args = [WEB_BUILD, '--outdir', web, '--server-outdir', page];
  const env = { ...stage.env, ...siteVariables(stage), SITE_URL: stage.addresses.site };
  return nodeProgram('site-build', args, env);
}

export function viteServer(stage: Stage): ChildSpec {
  const port = String(stage.ports.hosting);
  const args = [VITE_CLI, 'web', '--host', '127.0.0.1', '--port', port, '--strictPort'];
  const env = {
    ...stage.env,
    ...siteVariables(stage),
    FUNCTIONS_URL: functionUrl(stage.addresses, ''),
  };
  return nodeProgram('vite', args, env);
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
