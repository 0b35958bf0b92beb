import { connect } from 'node:net';
import { z } from 'zod';
import { Problem } from './problem.ts';

/** The default port of each component, and its name in messages. */
const COMPONENTS = {
  hosting: { port: 3000, label: 'the site' },
  auth: { port: 9099, label: 'the Auth emulator' },
  firestore: { port: 8080, label: 'the Firestore emulator' },
  firestore_websocket: { port: 9150, label: "the Firestore emulator's websocket" },
  functions: { port: 5001, label: 'the Functions emulator' },
  storage: { port: 9199, label: 'the Storage emulator' },
  eventarc: { port: 9299, label: 'the Eventarc emulator' },
  tasks: { port: 9499, label: 'the Tasks emulator' },
  hub: { port: 4400, label: 'the emulator hub' },
  logging: { port: 4500, label: 'the emulator log' },
  ui: { port: 4000, label: 'the emulator pages' },
  stripe: { port: 4242, label: 'the Stripe stand-in' },
  smtp: { port: 1025, label: "the mail inbox's SMTP" },
  mail: { port: 1080, label: 'the mail inbox' },
} as const;

export type Component = keyof typeof COMPONENTS;
export type Ports = Record<Component, number>;

const components = Object.keys(COMPONENTS) as Component[];

const HIGHEST_PORT = Math.max(...components.map((name) => COMPONENTS[name].port));
const offsetSchema = z.coerce
  .number()
  .int()
  .min(0)
  .max(65_535 - HIGHEST_PORT);

/**
 * Returns the port of each component: the default plus `DOORSTEP_PORT_OFFSET`. Throws a Problem for
 * an invalid offset.
 */
export function resolvePorts({ DOORSTEP_PORT_OFFSET: text }: NodeJS.ProcessEnv): Ports {
  const offset = offsetSchema.safeParse(text ?? 0);
  if (!offset.success) {
    throw new Problem(
      `DOORSTEP_PORT_OFFSET=${text} is not valid: use a number from 0 to ${65_535 - HIGHEST_PORT}.`,
    );
  }
  const ports = components.map((name) => [name, COMPONENTS[name].port + offset.data]);
  return Object.fromEntries(ports) as Ports;
}

/** Returns the components whose port is taken. The emulator pages are optional, so they don't count. */
export async function findTaken(ports: Ports): Promise<Component[]> {
  const required = components.filter((component) => component !== 'ui');
  const taken = await Promise.all(required.map((component) => isListening(ports[component])));
  return required.filter((_, index) => taken[index]);
}

/** Throws a Problem that names a taken port and its component. */
export async function requireFree(ports: Ports): Promise<void> {
  const [component] = await findTaken(ports);
  if (component === undefined) return;
  throw new Problem(
    `Port ${ports[component]} is taken, and ${COMPONENTS[component].label} needs it: ` +
      'stop the program that uses it, or set DOORSTEP_PORT_OFFSET=<n>, which moves all ports.',
  );
}

/**
 * Returns a `DOORSTEP_PORT_OFFSET` at which every port is free, below the system's ephemeral ports.
 * Runs that start at the same time pass different values of `from`, so that they do not collide.
 */
export async function findFreeOffset(from = 20_000): Promise<number> {
  for (let offset = from; offset <= 23_000; offset += 250) {
    const ports = resolvePorts({ DOORSTEP_PORT_OFFSET: String(offset) });
    if ((await findTaken(ports)).length === 0) return offset;
  }
  throw new Problem('No free ports were found for the tests: set DOORSTEP_PORT_OFFSET.');
}

/** Checks both families, because 'localhost' may resolve to either. */
export async function isListening(port: number): Promise<boolean> {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => canConnect(host, port)));
  return answers.includes(true);
}

function canConnect(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const finish = (isConnected: boolean) => {
      socket.destroy();
      resolve(isConnected);
    };
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
    socket.setTimeout(1000, () => finish(false));
  });
}
