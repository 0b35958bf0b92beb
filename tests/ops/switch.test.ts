import { setSwitch } from '@doorstep/ops/switch/set-switch.ts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, it } from 'vitest';

// A project of its own, because a switch would reach other tests.
const app = initializeApp({ projectId: 'demo-switches' }, 'demo-switches');
const db = getFirestore(app);
const document = db.doc('operations/switches');

const NOW = new Date('2026-05-04T12:00:00Z');

beforeEach(() => document.delete());
afterAll(() => deleteApp(app));

it('switches a part off and on, and says what that means', async () => {
  const lines = await setSwitch(db, { name: 'search', state: 'off' }, NOW);
  expect(lines[0]).toBe(
    'search: off since 2026-05-04T12:00:00.000Z, by operator. Search says it is busy. Pages, requests, and chats still work.',
  );
  expect(lines.slice(1)).toEqual(['views: on', 'sign_ups: on', 'mail: on']);
  expect(await setSwitch(db, { name: 'search', state: 'on' }, NOW)).toContain('search: on');
  expect((await document.get()).data()).toEqual({});
});

it('lists the parts, with who switched them off', async () => {
  await document.set({ mail: { by: 'spending', at: NOW } });
  expect((await setSwitch(db, null, NOW)).at(-1)).toContain('by spending');
});
