import { setTimeout as sleep } from 'node:timers/promises';
import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import * as triggers from '../../../../functions/triggers.ts';
import { adminDb } from '../admin.ts';
import { deliverDocument, deliverWrite, type Trigger, type Write } from './events.ts';

const written =
  <Event>(trigger: Trigger<Event>) =>
  (write: Write) =>
    deliverWrite(trigger, write);

const created =
  <Event>(trigger: Trigger<Event>) =>
  async ({ before, after }: Write) =>
    before.exists || !after.exists ? undefined : deliverDocument(trigger, after);

/** The trigger of each collection. */
const TRIGGERS: Record<string, (write: Write) => Promise<unknown>> = {
  provider_profiles: written(triggers.profileWritten),
  client_profiles: written(triggers.clientProfileWritten),
  subscribers: written(triggers.subscriberWritten),
  service_requests: written(triggers.requestWritten),
  conversations: written(triggers.conversationWritten),
  closed_accounts: written(triggers.closedAccountWritten),
  audit_log: created(triggers.auditLogWritten),
  mail: created(triggers.mailCreated),
};

let enqueued = 0;
let queue: Promise<unknown> = Promise.resolve();

/** Runs a trigger after the earlier ones. Each step of a trigger has a time limit. */
function enqueue(run: () => Promise<unknown>): void {
  enqueued += 1;
  // The trigger has logged its failure, as in the emulator, which does not retry.
  queue = queue.then(run).catch(() => undefined);
}

/** A document that the tests follow too. The emulator reports its write after all earlier ones. */
const marker = () => adminDb().doc('operations/triggers_finished');
let lastMark = 0;
let reportedMark = 0;
let marking: Promise<unknown> = Promise.resolve();

/** Waits until the listeners have reported all writes so far. */
async function writesReported(): Promise<void> {
  const mark = (lastMark += 1);
  // The marks are written one after the other, so that the highest one is stored last.
  marking = marking.then(() => marker().set({ mark }));
  await marking;
  while (reportedMark < mark) await sleep(5);
}

/**
 * Waits until the listener of a document's collection has reported its write, if there is one.
 * Unlike a trigger in the cloud, a listener may report two writes as a single one.
 */
export async function documentWritten(path: string): Promise<void> {
  const [collection = ''] = path.split('/');
  if (Object.hasOwn(TRIGGERS, collection)) await writesReported();
}

/** Waits until the triggers of all writes so far have run, and those of their own writes. */
export async function triggersFinished(): Promise<void> {
  for (let known = -1; known < enqueued;) {
    known = enqueued;
    await queue;
    await writesReported();
  }
}

/**
 * Runs the triggers of Firestore in this process, one after the other, until the returned function
 * is called. Two transactions at once would block each other for seconds: the emulator finds such a
 * deadlock by a timeout. The Functions emulator does not run triggers meanwhile
 * (`pause-stack.ts`).
 */
export async function runTriggers(): Promise<() => Promise<unknown>> {
  const stops = Object.entries(TRIGGERS).map(([name, run]) => follow(name, run));
  const all = await Promise.all(stops);
  all.push(marker().onSnapshot((snapshot) => (reportedMark = Number(snapshot.get('mark') ?? 0))));
  return async () => {
    for (const stop of all) stop();
    await marker().delete();
  };
}

/**
 * The documents of a collection that the tests follow. After each write the emulator reads them all
 * again, so mails leave when they are sent.
 */
const followed = (name: string): Query =>
  name === 'mail'
    ? adminDb().collection(name).where('state', 'in', ['pending', 'sending'])
    : adminDb().collection(name);

/** Runs a trigger after each later write. Returns a function that ends it. */
async function follow(name: string, run: (write: Write) => Promise<unknown>): Promise<() => void> {
  const collection = adminDb().collection(name);
  const missing = await collection.doc('missing').get();
  const known = new Map<string, DocumentSnapshot>();
  let isFirst = true;
  return new Promise((resolve, reject) => {
    const stop = followed(name).onSnapshot((snapshot) => {
      for (const { type, doc } of snapshot.docChanges()) {
        const before = known.get(doc.id) ?? missing;
        known.set(doc.id, doc);
        if (isFirst) continue;
        if (type !== 'removed') enqueue(() => run({ before, after: doc }));
        else
          enqueue(async () => {
            const after = await doc.ref.get();
            if (!after.exists) known.delete(doc.id);
            await run({ before, after });
          });
      }
      isFirst = false;
      resolve(stop);
    }, reject);
  });
}
