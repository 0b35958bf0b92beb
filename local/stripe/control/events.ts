import { z } from 'zod';
import type { World } from '../world.ts';
import { ControlError } from './control-error.ts';

export const replaySchema = z.strictObject({
  event: z.string().optional(),
  type: z.string().optional(),
});

/** Sends events again, oldest first: one by id, those of a type, or all. */
export function replay(world: World, { event, type }: z.infer<typeof replaySchema>) {
  const events = world.store.events
    .all()
    .filter((row) => (!event || row.id === event) && (!type || row.type === type));
  if (event && events.length === 0) throw new ControlError(`No such event: '${event}'`, 404);
  const deliveries = events.reduce((sum, row) => sum + world.deliveries.replay(row), 0);
  return { events: events.map(({ id }) => id), deliveries };
}

export const duplicateSchema = z.strictObject({ copies: z.number().int().min(1).max(20) });
export const delaySchema = z.strictObject({ seconds: z.number().min(0) });
export const dropSchema = z.strictObject({ events: z.number().int().min(0) });
export const parallelSchema = z.strictObject({ deliveries: z.number().int().min(1).max(64) });

export const holdSchema = z.strictObject({});
export const releaseSchema = z.strictObject({
  order: z.enum(['created', 'reversed', 'shuffled']).default('created'),
  seed: z.number().int().default(1),
});

export const settleSchema = z.strictObject({ timeout_seconds: z.number().positive().default(30) });

export async function settle(world: World, params: z.infer<typeof settleSchema>) {
  const quiet = await world.deliveries.settle(params.timeout_seconds * 1000);
  const states = world.store.deliveries.all().map(({ state }) => state);
  const count = (wanted: string) => states.filter((state) => state === wanted).length;
  return { quiet, pending: count('pending'), held: count('held'), failed: count('failed') };
}
