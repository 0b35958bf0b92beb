import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withoutTriggers } from './triggers.ts';

/**
 * What the emulators are told, in which order. That they do as they are told, the tests of whole stacks show: the
 * demo market is written so, and its functions run afterwards.
 */

const WRITTEN = { eventType: 'google.cloud.firestore.document.v1.written' };
const TRIGGERS = [
  { id: 'us-listed', eventTrigger: WRITTEN },
  { id: 'us-uploaded', eventTrigger: { eventType: 'google.cloud.storage.object.v1.finalized' } },
  { id: 'us-called', httpsTrigger: {} },
  // For its second number.
  { id: 'us-listed', eventTrigger: WRITTEN },
  { id: 'us-later', eventTrigger: WRITTEN },
];
/** Registered twice by now, but for one that came later. */
const KNOWN = ['us-listed-0', 'us-listed-1', 'us-uploaded-0', 'us-uploaded-1', 'us-later-1'];

let told: string[];
/** What one answers that is registered. */
let registered: number;
let server: Server;
let emulators: Parameters<typeof withoutTriggers>[0];

beforeEach(async () => {
  told = [];
  registered = 204;
  server = createServer(({ method = '', url = '' }, answer) => {
    const key = url.split('/triggers/')[1];
    if (url === '/backends') {
      answer.end(JSON.stringify({ backends: [{ functionTriggers: TRIGGERS }] }));
    } else if (key !== undefined) {
      answer.writeHead(KNOWN.includes(key) ? registered : 404).end();
    } else {
      told.push(`${method} ${url}`);
      answer.writeHead(url.includes('refused') ? 500 : 200).end('{}');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  emulators = { hub: at, functions: at, firestore: at, project: 'demo' };
});
afterEach(() => server.close());

const OFF = 'PUT /functions/disableBackgroundTriggers';
const ON = 'PUT /functions/enableBackgroundTriggers';
const away = (key: string) =>
  `POST /emulator/v1/projects/demo/eventarcTrigger?eventarcTriggerId=${key}`;

it('turns away all that have been registered for documents before the work, and calls them again after it', async () => {
  const done = await withoutTriggers(emulators, () => Promise.resolve(told.push('work')));
  expect(done).toBe(5);
  const turned = ['us-listed-0', 'us-listed-1', 'us-later-1'].map(away);
  expect(told).toEqual([OFF, ...turned, 'work', ON]);
});

it('calls them again where the work fails', async () => {
  const failing = withoutTriggers(emulators, () => Promise.reject(new Error('no room')));
  await expect(failing).rejects.toThrow('no room');
  expect(told.at(-1)).toBe(ON);
});

it('turns nothing away that is called all the same', async () => {
  registered = 200;
  const called = withoutTriggers(emulators, () => Promise.resolve());
  await expect(called).rejects.toThrow(/us-listed-0 answered 200/);
  expect(told).toEqual([OFF, ON]);
});

it('says which emulator does not do as it is told', async () => {
  const refusing = withoutTriggers({ ...emulators, project: 'refused' }, () => Promise.resolve());
  await expect(refusing).rejects.toThrow(/projects\/refused\/eventarcTrigger.*answered 500/);
  expect(told.at(-1)).toBe(ON);
});
