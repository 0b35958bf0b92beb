import { randomUUID } from 'node:crypto';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { Change } from 'firebase-functions/firestore';
import { z } from 'zod';
import type { accountDeleted } from '../../../../functions/first-generation.ts';
import { adminDb } from '../admin.ts';

export interface Trigger<Event> {
  run: (event: Event) => unknown;
}

/** Runs a trigger with an event that has only the fields that the product reads. */
function deliver<Event>(trigger: Trigger<Event>, event: object): Promise<unknown> {
  const completeEvent = z.custom<Event>((value) => typeof value === 'object').parse(event);
  return Promise.resolve(trigger.run(completeEvent));
}

interface UploadedFile {
  name: string;
  generation?: string;
}

export const deliverUploaded = <Event>(trigger: Trigger<Event>, data: UploadedFile) =>
  deliver(trigger, { data });

/** Reads a document, for one side of a change. */
export const snapshotOf = (path: string) => adminDb().doc(path).get();

/** Runs a trigger that answers to messages of a Pub/Sub topic. */
export const deliverMessage = <Event>(trigger: Trigger<Event>, json: object) =>
  deliver(trigger, { data: { message: { json } } });

type AccountDeletion = Parameters<typeof accountDeleted.run>;

/** Runs the trigger on an account's deletion, which is a function of the first generation. */
export const deliverAccountDeleted = (trigger: typeof accountDeleted, uid: string) =>
  deliver<AccountDeletion[0]>(
    { run: (user): unknown => trigger.run(user, z.custom<AccountDeletion[1]>().parse({})) },
    { uid },
  );

export interface Write {
  before: DocumentSnapshot;
  after: DocumentSnapshot;
}

/** Changes a document, and returns its snapshots before and after. */
export async function change(path: string, write: () => Promise<unknown>): Promise<Write> {
  const before = await snapshotOf(path);
  await write();
  return { before, after: await snapshotOf(path) };
}

/** Runs the trigger of a collection. `id` identifies the event, also if it is repeated. */
export const deliverWrite = <Event>(
  trigger: Trigger<Event>,
  { before, after }: Write,
  id: string = randomUUID(),
) => deliver(trigger, { id, time: new Date().toISOString(), data: new Change(before, after) });

/** Runs a trigger that answers to created documents. */
export const deliverDocument = <Event>(trigger: Trigger<Event>, data: DocumentSnapshot) =>
  deliver(trigger, { id: randomUUID(), time: new Date().toISOString(), data });

/** Runs the trigger of a collection as for a document that was created as it is now. */
export async function deliverCreation<Event>(trigger: Trigger<Event>, path: string) {
  const [before, after] = [await snapshotOf(`${path}-before`), await snapshotOf(path)];
  return deliverWrite(trigger, { before, after });
}
