import { z } from 'zod';
import type { Addresses } from './addresses.ts';

type Emulators = Pick<Addresses, 'hub' | 'functions' | 'firestore' | 'project'>;

/** What `/backends` of the emulator of functions says of one that hears of documents, among the others. */
const triggerSchema = z.object({
  id: z.string(),
  eventTrigger: z.object({ eventType: z.string().startsWith('google.cloud.firestore.') }),
});
type Trigger = z.infer<typeof triggerSchema>;
const backendsSchema = z.object({
  backends: z.array(z.object({ functionTriggers: z.array(z.unknown()) })),
});

/** Nothing is ever written here. */
const NOWHERE = 'nowhere/{nothing}';

/**
 * Does the work while the emulators call no function about what is written (the emulator hub's own
 * routes, meant for filling in data): the demo market is complete as it is, and its pictures alone,
 * in all sizes, are a thousand events.
 *
 * Told to call them again, the emulator of functions registers all of them once more under a new number, and Firestore's
 * goes on sending each event to the old ones too, which are not called: so these are turned away first.
 */
export async function withoutTriggers<T>(emulators: Emulators, work: () => Promise<T>): Promise<T> {
  const triggers = await documentTriggers(emulators);
  await ask(emulators, 'disable');
  try {
    await turnAwayAll(emulators, triggers);
    return await work();
  } finally {
    await ask(emulators, 'enable');
  }
}

async function ask({ hub }: Emulators, what: 'disable' | 'enable'): Promise<void> {
  await send(`${hub}/functions/${what}BackgroundTriggers`, { method: 'PUT' });
}

async function documentTriggers({ functions }: Emulators): Promise<Trigger[]> {
  const { backends } = backendsSchema.parse(await (await send(`${functions}/backends`)).json());
  return backends
    .flatMap(({ functionTriggers }) => functionTriggers)
    .flatMap((one) => triggerSchema.safeParse(one).data ?? []);
}

/** Under all the numbers that they have been registered with; one that came later lacks the first ones. */
async function turnAwayAll(emulators: Emulators, triggers: readonly Trigger[]): Promise<void> {
  // A function is listed once for each of its numbers.
  const unique = [...new Map(triggers.map((trigger) => [trigger.id, trigger])).values()];
  for (let number = 0; ; number += 1) {
    const registered = [];
    for (const trigger of unique) {
      if (await isRegistered(emulators, `${trigger.id}-${number}`)) registered.push(trigger);
    }
    if (registered.length === 0) return;
    for (const { id, eventTrigger } of registered) {
      await turnAway(emulators, `${id}-${number}`, eventTrigger);
    }
  }
}

async function turnAway(
  { firestore, project }: Emulators,
  key: string,
  { eventType }: Trigger['eventTrigger'],
): Promise<void> {
  const place = `projects/${project}/eventarcTrigger?eventarcTriggerId=${key}`;
  await send(`${firestore}/emulator/v1/${place}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      eventType,
      database: '(default)',
      namespace: '(default)',
      document: { value: NOWHERE, matchType: 'PATH_PATTERN' },
    }),
  });
}

/** Throws where it would be called: functions that are just built anew are, and would never be again. */
async function isRegistered({ functions, project }: Emulators, key: string): Promise<boolean> {
  const { status } = await fetch(`${functions}/functions/projects/${project}/triggers/${key}`, {
    method: 'POST',
  });
  if (status !== 204 && status !== 404) {
    throw new Error(`${key} answered ${status}: the emulators did not stop calling functions.`);
  }
  return status === 204;
}

async function send(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}
