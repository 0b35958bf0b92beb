import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import type { AddressInfo } from 'node:net';
import { apiRoutes } from './api/routes.ts';
import { runDues } from './billing/dues.ts';
import { bootstrap, type InitialWebhook } from './bootstrap.ts';
import { Clock } from './clock.ts';
import { refuseWhenAsked } from './control/refusal.ts';
import { controlRoutes } from './control/routes.ts';
import { Deliveries } from './events/deliveries.ts';
import { pageRoutes } from './pages/routes.ts';
import { StateFile } from './state-file.ts';
import type { State } from './state.ts';
import { Store } from './store.ts';
import type { World } from './world.ts';

/** How often the clock is looked at for what became due by itself. */
const TICK_MS = 1000;
/** Longer than clients keep an idle connection, so that none is closed under a request. */
const KEEP_ALIVE_MS = 65_000;

export interface StripeOptions {
  /** 0 takes any free port. */
  port: number;
  /** Where the state is kept between runs; null keeps it in memory only. */
  dataDir: string | null;
  webhook: InitialWebhook | null;
  siteUrl: string;
  log: (line: string) => void;
  /** The machine's time in milliseconds; a test's own makes the stand-in's clock stand still. */
  machineTime?: () => number;
}

export interface RunningStripe {
  port: number;
  /** Without a slash at the end. */
  url: string;
  /** All that it knows, as it is now: `GET /_control/state` for tests in the same process. */
  state: () => State & { now: number };
  /** Ends it and writes the state; a second call is the same end. */
  stop: () => Promise<void>;
}

type Server = ReturnType<typeof createAdaptorServer>;

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address: AddressInfo | string | null = server.address();
      if (typeof address === 'object' && address) resolve(address.port);
      else reject(new Error(`The server listens at ${String(address)}, not at a port.`));
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}

/** Starts the stand-in in this process. Fails when the port is taken or the state cannot be read. */
export async function startStripe(options: StripeOptions): Promise<RunningStripe> {
  const file = new StateFile(options.dataDir);
  const store: Store = new Store(file.read(), () => file.writeSoon(() => store.toState()));
  const app = new Hono();
  const serverOptions = { keepAliveTimeout: KEEP_ALIVE_MS };
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions });
  const port = await listen(server, options.port);
  const world: World = {
    store,
    clock: new Clock(store, options.machineTime ?? Date.now),
    deliveries: new Deliveries(store, options.log),
    publicUrl: `http://localhost:${port}`,
    siteUrl: options.siteUrl,
    request: null,
    refusal: null,
  };
  const begin = () => {
    bootstrap(world, options.webhook);
    world.deliveries.start();
    runDues(world, world.clock.now());
  };
  const reset = () => {
    world.deliveries.stop();
    world.refusal = null;
    store.clear();
    begin();
  };
  app.use(refuseWhenAsked(world));
  apiRoutes(app, world);
  controlRoutes(app, world, reset);
  pageRoutes(app, world);
  begin();
  const ticks = setInterval(() => runDues(world, world.clock.now()), TICK_MS);
  let stopping: Promise<void> | null = null;
  const stop = async () => {
    clearInterval(ticks);
    world.deliveries.stop();
    await close(server);
    file.writeNow(() => store.toState());
  };
  const state = () => ({ now: world.clock.now(), ...store.toState() });
  return { port, url: world.publicUrl, state, stop: () => (stopping ??= stop()) };
}
