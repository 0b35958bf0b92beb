import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { DEFAULT_SETTINGS } from '../state.ts';
import type { World } from '../world.ts';
import { advance, advanceSchema, failRenewal, failRenewalSchema } from './advance.ts';
import { ControlError } from './control-error.ts';
import {
  delaySchema,
  dropSchema,
  duplicateSchema,
  holdSchema,
  parallelSchema,
  releaseSchema,
  replay,
  replaySchema,
  settle,
  settleSchema,
} from './events.ts';

const refuseSchema = z.strictObject({
  seconds: z.number().min(0),
  /** No more than these, if that is sooner. */
  requests: z.number().int().positive().optional(),
  status: z.number().int().min(400).max(599).default(500),
  /** No answer at all until the time is over. */
  hang: z.boolean().default(false),
});

async function readJson(c: Context): Promise<unknown> {
  const body = await c.req.text();
  try {
    return body === '' ? {} : JSON.parse(body);
  } catch (error) {
    throw new ControlError(`The body is not JSON: ${String(error)}`);
  }
}

/** `/_control`: what Stripe itself does not let one do. README.md has an example of each. */
export function controlRoutes(app: Hono, world: World, reset: () => void): void {
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
        return c.json({ error: { message: error.message } }, error.status);
      }
    });
  };
  const set = (changes: Parameters<typeof world.store.set>[0]) => {
    world.store.set(changes);
    return world.store.settings;
  };

  on('advance', advanceSchema, (params) => advance(world, params));
  on('fail-renewal', failRenewalSchema, (params) => failRenewal(world, params));
  on('replay', replaySchema, (params) => replay(world, params));
  on('duplicate', duplicateSchema, ({ copies }) => set({ copies }));
  on('delay', delaySchema, ({ seconds }) => set({ delay_ms: Math.round(seconds * 1000) }));
  on('drop', dropSchema, ({ events }) => set({ drop: events }));
  on('parallel', parallelSchema, ({ deliveries }) => set({ parallel: deliveries }));
  on('hold', holdSchema, () => set({ hold: true }));
  on('release', releaseSchema, ({ order, seed }) => {
    set({ hold: false });
    return { released: world.deliveries.release(order, seed) };
  });
  on('settle', settleSchema, (params) => settle(world, params));
  on('refuse', refuseSchema, ({ seconds, requests = Infinity, status, hang }) => {
    const until = Date.now() + seconds * 1000;
    world.refusal = { until, requests, status: hang ? null : status };
    return world.refusal;
  });
  on('calm', z.strictObject({}), () => {
    world.refusal = null;
    const { clock_offset_ms } = world.store.settings;
    return set({ ...DEFAULT_SETTINGS, clock_offset_ms });
  });
  on('reset', z.strictObject({}), () => {
    reset();
    return { now: world.clock.now() };
  });
  app.get('/_control/state', (c) => c.json({ now: world.clock.now(), ...world.store.toState() }));
}
