import { connect } from 'node:net';
import { z } from 'zod';
import { Problem } from './problem.ts';

/** The default ports. */
const COMPONENTS = {
  hosting: { port: 3000, who: 'the site' },
  auth: { port: 9099, who: 'the Auth emulator' },
  firestore: { port: 8080, who: 'the Firestore emulator' },
  firestore_websocket: { port: 9150, who: "the Firestore emulator's websocket" },
  functions: { port: 5001, who: 'the Functions emulator' },
  storage: { port: 9199, who: 'the Storage emulator' },
  eventarc: { port: 9299, who: 'the Eventarc emulator' },
  tasks: { port: 9499, who: 'the Tasks emulator' },
  hub: { port: 4400, who: 'the emulator hub' },
  logging: { port: 4500, who: 'the emulator log' },
  ui: { port: 4000, who: 'the emulator pages' },
  stripe: { port: 4242, who: 'the Stripe stand-in' },
  smtp: { port: 1025, who: "the mail inbox's SMTP" },
  mail: { port: 1080, who: 'the mail inbox' },
} as const;

export type Component = keyof typeof COMPONENTS;
export type Ports = Record<Component, number>;

const components = Object.keys(COMPONENTS).filter(isComponent);

function isComponent(name: string): name is Component {
  return name in COMPONENTS;
}

const portSchema = z.coerce.number().int().min(1).max(65535);

/** Returns the variable that moves one component, e.g. `DOORSTEP_HOSTING_PORT`. */
function portVariable(component: Component): string {
  return `DOORSTEP_${component.toUpperCase()}_PORT`;
}

/**
 * Returns the port of each component: `DOORSTEP_<NAME>_PORT` if set, else the default plus
 * `DOORSTEP_PORT_OFFSET`. Throws a Problem for an invalid port or two components on one port.
 */
export function resolvePorts(env: NodeJS.ProcessEnv): Ports {
  const offset = readNumber(env, 'DOORSTEP_PORT_OFFSET', z.coerce.number().int().min(0)) ?? 0;
  const portOf = (component: Component): number => {
    const own = readNumber(env, portVariable(component), portSchema);
    if (own !== undefined) return own;
    const moved = portSchema.safeParse(COMPONENTS[component].port + offset);
    if (moved.success) return moved.data;
    throw new Problem(`DOORSTEP_PORT_OFFSET=${offset} moves ${component} past port 65535.`);
  };
  const ports = Object.fromEntries(components.map((name) => [name, portOf(name)])) as Ports;
  refuseDoubles(ports);
  return ports;
}

function readNumber(
  env: NodeJS.ProcessEnv,
  name: string,
  schema: z.ZodType<number>,
): number | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const parsed = schema.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new Problem(`${name}=${text} is not a number that can be used as a port: set another one.`);
}

function refuseDoubles(ports: Ports): void {
  for (const [index, component] of components.entries()) {
    const other = components.slice(0, index).find((earlier) => ports[earlier] === ports[component]);
    if (other === undefined) continue;
    throw new Problem(
      `Port ${ports[component]} is wanted by both ${other} and ${component}: set ${portVariable(component)} to another one.`,
    );
  }
}

/** Returns the components whose port is taken. The emulator pages can do without theirs. */
export async function findTaken(ports: Ports): Promise<Component[]> {
  const wanted = components.filter((component) => component !== 'ui');
  const taken = await Promise.all(wanted.map((component) => isListening(ports[component])));
  return wanted.filter((_, index) => taken[index]);
}

/** Throws a Problem that names the taken port, its component and the variable that moves it. */
export async function requireFree(ports: Ports): Promise<void> {
  const [component] = await findTaken(ports);
  if (component === undefined) return;
  throw new Problem(
    `Port ${ports[component]} is taken, and ${COMPONENTS[component].who} wants it: ` +
      `end the program that listens there, or set ${portVariable(component)} to a free port ` +
      '(DOORSTEP_PORT_OFFSET=<n> moves all of them).',
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

/** Tries both families, because 'localhost' may resolve to either. */
export async function isListening(port: number): Promise<boolean> {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => canConnect(host, port)));
  return answers.includes(true);
}

function canConnect(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
    socket.setTimeout(1000, () => finish(false));
    function finish(listening: boolean): void {
      socket.destroy();
      resolve(listening);
    }
  });
}
