import { z } from 'zod';
import { runDues } from '../billing/dues.ts';
import type { World } from '../world.ts';
import { ControlError } from './control-error.ts';

const DAY_SECONDS = 24 * 60 * 60;

export const advanceSchema = z
  .strictObject({
    days: z.number().positive().optional(),
    seconds: z.number().int().positive().optional(),
    /** ISO 8601, or seconds since 1970. */
    to: z.union([z.iso.datetime({ offset: true }), z.number().int()]).optional(),
  })
  .refine((params) => Object.keys(params).length === 1, {
    error: 'Give exactly one of days, seconds, to.',
  });

/** Moves the clock forward and does what became due on the way, in order. */
function advanceTo(world: World, time: number) {
  const now = world.clock.now();
  if (time < now) {
    throw new ControlError(`The clock stands at ${new Date(now * 1000).toISOString()} already.`);
  }
  const done = runDues(world, time);
  world.clock.moveTo(time);
  return {
    now: time,
    now_iso: new Date(time * 1000).toISOString(),
    done: done.map(({ at, what }) => ({ at: new Date(at * 1000).toISOString(), what })),
  };
}

export function advance(world: World, params: z.infer<typeof advanceSchema>) {
  const { days, seconds, to } = params;
  if (typeof to === 'string') return advanceTo(world, Math.floor(Date.parse(to) / 1000));
  if (to !== undefined) return advanceTo(world, to);
  const ahead = seconds ?? Math.round((days ?? 0) * DAY_SECONDS);
  return advanceTo(world, world.clock.now() + ahead);
}

export const failRenewalSchema = z.strictObject({
  subscription: z.string(),
  /** false: the failure waits for the clock to get there. */
  advance: z.boolean().default(true),
});

/** The next renewal's charge fails, whatever the card: at once, by moving the clock there. */
export function failRenewal(world: World, params: z.infer<typeof failRenewalSchema>) {
  const row = world.store.subscriptions.find(params.subscription);
  if (!row) throw new ControlError(`No such subscription: '${params.subscription}'`, 404);
  const ends = row.cancel_at !== null && row.cancel_at <= row.current_period_end;
  if (row.ended_at !== null || ends) {
    throw new ControlError(`${row.id} will not renew: it ends, or has ended.`);
  }
  world.store.subscriptions.update(row.id, { failing_charges: 1 });
  return params.advance
    ? advanceTo(world, Math.max(row.current_period_end, world.clock.now()))
    : advanceTo(world, world.clock.now());
}
