import type { Picture } from '@doorstep/domain/pictures/picture';
import { z } from 'zod';
import type { account } from '../../../functions/index.ts';
import { adminDb } from '../../support/server/admin.ts';

interface Trigger<Event> {
  run: (event: Event) => unknown;
}

/** Runs a trigger with all that the product reads of its event. */
function deliver<Event>(trigger: Trigger<Event>, event: object): Promise<unknown> {
  const whole = z.custom<Event>((value) => typeof value === 'object').parse(event);
  return Promise.resolve(trigger.run(whole));
}

/** That a schedule is due. */
export const tick = <Event>(schedule: Trigger<Event>) =>
  deliver(schedule, { scheduleTime: new Date().toISOString() });

export const created = <Event>(trigger: Trigger<Event>, params: Record<string, string>) =>
  deliver(trigger, { params });

export const uploaded = <Event>(trigger: Trigger<Event>, { path }: Picture) =>
  deliver(trigger, { data: { name: path } });

/** A document as it is now: one side of a change. */
export const snapshotOf = (path: string) => adminDb().doc(path).get();

type Vanishing = Parameters<typeof account.deleted.run>;

/** That an account is gone from Firebase Authentication: a trigger of the first generation. */
export const vanished = (trigger: typeof account.deleted, uid: string) =>
  deliver<Vanishing[0]>(
    { run: (user): unknown => trigger.run(user, z.custom<Vanishing[1]>().parse({})) },
    { uid },
  );

type Snapshot = Awaited<ReturnType<typeof snapshotOf>>;

export const changed = <Event>(
  trigger: Trigger<Event>,
  data: { before: Snapshot; after: Snapshot },
  params: Record<string, string>,
) => deliver(trigger, { data, params });
