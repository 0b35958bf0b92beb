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
    for (const trigger of triggers) await turnAway(emulators, trigger);
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

/** Under all the numbers that it has been registered with. */
async function turnAway(emulators: Emulators, { id, eventTrigger }: Trigger): Promise<void> {
  const { firestore, project } = emulators;
  for (let number = 0; await isRegistered(emulators, `${id}-${number}`); number += 1) {
    const place = `projects/${project}/eventarcTrigger?eventarcTriggerId=${id}-${number}`;
    await send(`${firestore}/emulator/v1/${place}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        eventType: eventTrigger.eventType,
        database: '(default)',
        namespace: '(default)',
        document: { value: NOWHERE, matchType: 'PATH_PATTERN' },
      }),
    });
  }
}

/** Those that are not called for now do nothing when they are. */
async function isRegistered({ functions, project }: Emulators, key: string): Promise<boolean> {
  const { status } = await fetch(`${functions}/functions/projects/${project}/triggers/${key}`, {
    method: 'POST',
  });
  return status !== 404;
}

async function send(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}
