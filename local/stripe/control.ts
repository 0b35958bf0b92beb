import type { Context, Hono } from 'hono';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { ApiError } from './server/api-error.ts';
import { runDueWork } from './due-work.ts';
import { DEFAULT_SETTINGS } from './server/state.ts';
import type { WebhookDelivery } from './webhook-delivery.ts';
import type { World } from './world.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** The reason why a control request is invalid. It is sent as the answer. */
class ControlError extends Error {}

const empty = z.strictObject({});
const advanceSchema = z
  .strictObject({
    days: z.number().positive().optional(),
    /** Seconds since 1970. */
    to: z.number().int().optional(),
  })
  .refine(({ days, to }) => (days === undefined) !== (to === undefined), {
    error: 'Give exactly one of days and to.',
  });
const releaseSchema = z.strictObject({
  order: z.enum(['created', 'reversed', 'shuffled']).default('created'),
  seed: z.number().int().default(1),
});
const refuseSchema = z.strictObject({
  seconds: z.number().min(0),
  /** Stops refusing after this number of requests. */
  requests: z.number().int().positive().optional(),
  status: z.number().int().min(400).max(599).default(500),
  /** Does not answer until the time is over. */
  hang: z.boolean().default(false),
});

/** Moves the clock forward and runs the work that is due until then, in order. */
function advanceTo(world: World, time: number) {
  if (time < world.clock.now()) {
    const now = new Date(world.clock.now() * 1000).toISOString();
    throw new ControlError(`The clock is at ${now} already.`);
  }
  runDueWork(world, time);
  world.clock.moveTo(time);
  return { now: time };
}

/** Moves the clock to the subscription's renewal and lets its charge fail with any card. */
function failRenewal(world: World, id: string) {
  const row = world.store.subscriptions.find(id);
  if (!row) throw new ControlError(`No such subscription: '${id}'`);
  const isEnding = row.cancel_at !== null && row.cancel_at <= row.current_period_end;
  if (row.ended_at !== null || isEnding) {
    throw new ControlError(`${id} will not renew: it ends or has ended.`);
  }
  world.store.subscriptions.update(id, { failing_charges: 1 });
  return advanceTo(world, Math.max(row.current_period_end, world.clock.now()));
}

/** While active, all requests except `/_control` fail, as during an outage of Stripe. */
interface Refusal {
  /** The machine's time in milliseconds. */
  until: number;
  requests: number;
  status: number;
  hang: boolean;
}

function refuse(status: number): Response {
  const error = new ApiError(
    status,
    'api_error',
    'The stand-in refuses requests because of /_control/refuse.',
  );
  const headers = { 'Content-Type': 'application/json' };
  return new Response(error.toBody(), { status, headers });
}

async function readJson(c: Context): Promise<unknown> {
  const body = await c.req.text();
  try {
    return body === '' ? {} : JSON.parse(body);
  } catch (error) {
    throw new ControlError(`The body is not JSON: ${String(error)}`);
  }
}

/** Registers `/_control`, the routes that tests use. README.md has an example of each. */
export function controlRoutes(app: Hono, world: World, delivery: WebhookDelivery): void {
  const { store, clock } = world;
  let refusal: Refusal | null = null;
  app.use(async (c, next) => {
    const left = (refusal?.until ?? 0) - Date.now();
    if (!refusal || left <= 0 || refusal.requests === 0 || c.req.path.startsWith('/_control')) {
      await next();
      return;
    }
    const { hang, status } = refusal;
    refusal.requests -= 1;
    if (hang) await sleep(left);
    c.res = refuse(hang ? 503 : status);
  });

  const on = <Schema extends z.ZodType>(
    name: string,
    schema: Schema,
    action: (params: z.infer<Schema>) => object | Promise<object>,
  ) => {
    app.post(`/_control/${name}`, async (c) => {
      try {
        const params = schema.safeParse(await readJson(c));
        if (!params.success) throw new ControlError(z.prettifyError(params.error));
        return c.json(await action(params.data));
      } catch (error) {
        if (!(error instanceof ControlError)) throw error;
        return c.json({ error: { message: error.message } }, 400);
      }
    });
  };

  on('advance', advanceSchema, ({ days = 0, to }) =>
    advanceTo(world, to ?? clock.now() + Math.round(days * DAY_SECONDS)),
  );
  on('fail-renewal', z.strictObject({ subscription: z.string() }), ({ subscription }) =>
    failRenewal(world, subscription),
  );
  on('replay', z.strictObject({ type: z.string().optional() }), ({ type }) => {
    const events = store.events.all().filter((row) => !type || row.type === type);
    const deliveries = events.reduce((sum, row) => sum + delivery.replay(row), 0);
    return { events: events.map(({ id }) => id), deliveries };
  });
  on('duplicate', z.strictObject({ copies: z.number().int().min(1).max(20) }), (set) =>
    store.set(set),
  );
  on('drop', z.strictObject({ events: z.number().int().min(0) }), ({ events }) =>
    store.set({ drop: events }),
  );
  on('parallel', z.strictObject({ deliveries: z.number().int().min(1).max(64) }), (params) =>
    store.set({ parallel: params.deliveries }),
  );
  on('hold', empty, () => store.set({ hold: true }));
  on('release', releaseSchema, ({ order, seed }) => {
    store.set({ hold: false });
    return { released: delivery.release(order, seed) };
  });
  on('settle', z.strictObject({ timeout_seconds: z.number().positive() }), async (params) => {
    const quiet = await delivery.settle(params.timeout_seconds * 1000);
    return { quiet };
  });
  on('refuse', refuseSchema, ({ seconds, requests = Infinity, status, hang }) => {
    refusal = { until: Date.now() + seconds * 1000, requests, status, hang };
    return refusal;
  });
  on('calm', empty, () => {
    refusal = null;
    const { clock_offset_ms } = store.settings();
    return store.set({ ...DEFAULT_SETTINGS, clock_offset_ms });
  });
  app.get('/_control/state', (c) => c.json({ now: clock.now(), ...store.toState() }));
}
