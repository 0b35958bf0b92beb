import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressesSchema, type Addresses } from '../stack/addresses.ts';
import type { Children } from '../stack/children.ts';
import { emulatorVariables, functionsEnvironment } from '../stack/environment.ts';
import { instancePaths, ROOT } from '../stack/paths.ts';
import { findFreeOffset } from '../stack/ports.ts';
import { Problem } from '../stack/problem.ts';
import { INSTANCE } from './phases.ts';

const POLL_MS = 200;

/**
 * Starts a stack of its own for the tests: without the demo market, on ports that do not disturb a
 * running `npm start`, its data thrown away.
 */
export async function startTestStack(children: Children, signal: AbortSignal): Promise<Addresses> {
  const { running } = instancePaths(INSTANCE);
  console.log('\nStarting the stack for the tests …');
  children.start({
    name: 'stack',
    command: process.execPath,
    args: ['local/start.mjs', '--throwaway', '--instance', INSTANCE],
    cwd: ROOT,
    env: {
      ...process.env,
      DOORSTEP_PORT_OFFSET: process.env['DOORSTEP_PORT_OFFSET'] ?? String(await findFreeOffset()),
      DOORSTEP_DEMO: '0',
      // Tests never reach a real Stripe account.
      STRIPE_SECRET_KEY: undefined,
      STRIPE_WEBHOOK_SECRET: undefined,
    },
  });
  while (!existsSync(running)) await sleep(POLL_MS, undefined, { signal });
  return readRunning(INSTANCE);
}

/**
 * Forgets what earlier tests have left: the emulators look through all of it for each query, and lists
 * that everybody shares grow.
 */
export async function emptyStack({ firestore, auth, mail, project }: Addresses): Promise<void> {
  for (const url of [
    `${firestore}/emulator/v1/projects/${project}/databases/(default)/documents`,
    `${auth}/emulator/v1/projects/${project}/accounts`,
    `${mail}/api/email/all`,
  ]) {
    const response = await fetch(url, { method: 'DELETE' });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  }
}

/** The stack that an engineer keeps running, e.g. `node local/start.mjs --instance test`. */
export function readRunning(instance: string): Addresses {
  const { running } = instancePaths(instance);
  if (!existsSync(running)) {
    throw new Problem(
      `No stack runs as '${instance}': start it with node local/start.mjs --instance ${instance}.`,
    );
  }
  return addressesSchema.parse(JSON.parse(readFileSync(running, 'utf8')));
}

/** What tests are told of the stack: see tests/support/stack.ts. */
export function testVariables(addresses: Addresses): NodeJS.ProcessEnv {
  const { settings, secrets } = functionsEnvironment(addresses, {});
  return {
    ...settings,
    ...secrets,
    ...emulatorVariables(addresses),
    DOORSTEP_STACK: JSON.stringify(addresses),
    METADATA_SERVER_DETECTION: 'none',
  };
}
