import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { readSwitchOptions } from './options.ts';
import { readCommand, setSwitch } from './set-switch.ts';

const NOW = new Date('2026-05-04T12:00:00Z');

/** A database with one document, which merges as Firestore does. */
function fakeDb(stored: Record<string, unknown> = {}) {
  const document = {
    set: (fields: Record<string, unknown>) => {
      for (const [name, value] of Object.entries(fields)) {
        if (value instanceof FieldValue) Reflect.deleteProperty(stored, name);
        else stored[name] = value;
      }
      return Promise.resolve();
    },
    get: () => Promise.resolve({ data: () => stored }),
  };
  return { db: { doc: () => document } as unknown as Firestore, stored };
}

it('switches a part off and on, and says what that means', async () => {
  const { db, stored } = fakeDb();
  const lines = await setSwitch(db, { name: 'search', state: 'off' }, NOW);
  expect(lines[0]).toBe(
    'search: off since 2026-05-04T12:00:00.000Z, by operator. Search answers that it is busy. Pages, requests and chats work.',
  );
  expect(lines.slice(1)).toEqual(['views: on', 'sign_ups: on', 'mail: on']);
  expect(await setSwitch(db, { name: 'search', state: 'on' }, NOW)).toContain('search: on');
  expect(stored).toEqual({});
});

it('lists the parts, with who switched them off', async () => {
  const { db } = fakeDb({ mail: { by: 'spending', at: Timestamp.fromDate(NOW) } });
  expect((await setSwitch(db, null, NOW)).at(-1)).toContain('by spending');
});

it('reads a part and a state', () => {
  expect(readCommand([])).toBeNull();
  expect(readCommand(['views', 'off'])).toEqual({ name: 'views', state: 'off' });
  for (const words of [['views'], ['chat', 'off'], ['views', 'maybe'], ['views', 'on', 'now']]) {
    expect(() => readCommand(words)).toThrow(/npm run switch/);
  }
});

it.each([
  ['--project doorstep-live mail off'],
  ['--project=doorstep-live mail off'],
  ['mail off --project doorstep-live'],
])('reads the project and the part from %s', (args) => {
  expect(readSwitchOptions(args.split(' '), {})).toMatchObject({
    database: { target: { kind: 'cloud', project: 'doorstep-live' } },
    command: { name: 'mail', state: 'off' },
  });
});

it('refuses options that it does not know', () => {
  expect(() => readSwitchOptions(['--json'], {})).toThrow('--json');
});
