import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import type { AddressInfo } from 'node:net';
import type Stripe from 'stripe';
import { Api } from './server/api.ts';
import { ApiError } from './server/api-error.ts';
import { checkoutSessionRoutes } from './billing/checkout-sessions.ts';
import { Clock } from './clock.ts';
import { controlRoutes } from './control.ts';
import { customerRoutes } from './billing/customers.ts';
import { runDueWork } from './due-work.ts';
import { eventRoutes } from './events.ts';
import { expand } from './expand.ts';
import { invoiceRoutes } from './billing/invoice-routes.ts';
import { pageRoutes } from './pages/routes.ts';
import { paymentMethodRoutes } from './billing/payment-methods.ts';
import { portalConfigurationRoutes } from './billing/portal-configurations.ts';
import { portalSessionRoutes } from './billing/portal-sessions.ts';
import { priceRoutes } from './billing/prices.ts';
import { productRoutes } from './billing/products.ts';
import { fillAccount, type InitialWebhook } from './billing/starting-account.ts';
import type { State } from './server/state.ts';
import { openStore } from './server/store.ts';
import type { StripeObject } from './server/stripe-object.ts';
import { subscriptionRoutes } from './billing/subscription-routes.ts';
import { WebhookDelivery } from './webhook-delivery.ts';
import { webhookEndpointRoutes } from './webhook-endpoints.ts';
import type { World } from './world.ts';

/** The interval between two checks for due work. */
const TICK_MS = 1000;
/** Longer than clients keep idle connections, so that none is closed during a request. */
const KEEP_ALIVE_MS = 65_000;

/** The account of the stand-in: complete, so that it can charge. */
const ACCOUNT: StripeObject<Stripe.Account> = {
  id: 'acct_stand_in',
  object: 'account',
  charges_enabled: true,
  country: 'US',
  default_currency: 'usd',
  details_submitted: true,
  payouts_enabled: true,
  settings: { dashboard: { display_name: 'Local stand-in', timezone: 'Etc/UTC' } },
};

export interface StripeOptions {
  /** 0 uses any free port. */
  port: number;
  /** The folder of the saved state. Null: the state is in memory only. */
  dataDir: string | null;
  webhook: InitialWebhook | null;
  siteUrl: string;
  log: (line: string) => void;
  /** Returns the machine's time in milliseconds. Tests can replace it. */
  machineTime?: () => number;
}

export interface RunningStripe {
  port: number;
  /** Without a trailing slash. */
  url: string;
  /** Returns the state of `GET /_control/state`, for tests in the same process. */
  state: () => State & { now: number };
  /** Stops the server and writes the state. Further calls return the same promise. */
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

function apiRoutes(app: Hono, world: World): void {
  const api = new Api(app, world.store, (value, paths) => expand(world, value, paths));
  api.get('/account', {}, () => ACCOUNT);
  checkoutSessionRoutes(api, world);
  customerRoutes(api, world);
  eventRoutes(api, world);
  invoiceRoutes(api, world);
  paymentMethodRoutes(api, world);
  portalConfigurationRoutes(api, world);
  portalSessionRoutes(api, world);
  priceRoutes(api, world);
  productRoutes(api, world);
  subscriptionRoutes(api, world);
  webhookEndpointRoutes(api, world);
  app.all('/v1/*', (c) => {
    const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}). The README of the local Stripe stand-in lists the URLs that it knows.`;
    const body = new ApiError(404, 'invalid_request_error', message).toBody();
    return c.body(body, 404, { 'Content-Type': 'application/json' });
  });
}

/** Starts the stand-in in this process. Throws if the port is taken or the state cannot be read. */
export async function startStripe(options: StripeOptions): Promise<RunningStripe> {
  const { store, save } = openStore(options.dataDir);
  const app = new Hono();
  const serverOptions = { keepAliveTimeout: KEEP_ALIVE_MS };
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions });
  const port = await listen(server, options.port);
  const delivery = new WebhookDelivery(store, options.log);
  const world: World = {
    store,
    clock: new Clock(store, options.machineTime ?? Date.now),
    deliver: (event) => delivery.send(event),
    publicUrl: `http://localhost:${port}`,
    siteUrl: options.siteUrl,
  };
  controlRoutes(app, world, delivery);
  apiRoutes(app, world);
  pageRoutes(app, world);
  fillAccount(world, options.webhook);
  delivery.start();
  const tick = () => runDueWork(world, world.clock.now());
  tick();
  const ticks = setInterval(tick, TICK_MS);
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    clearInterval(ticks);
    delivery.stop();
    await close(server);
    save();
  };
  const state = () => ({ now: world.clock.now(), ...store.toState() });
  return { port, url: world.publicUrl, state, stop: () => (stopping ??= stop()) };
}
