import { createHash } from 'node:crypto';
import { ALL_CALLABLES } from '@doorstep/domain/all-callables';
import { PLACE_PATH } from '@doorstep/domain/places/place-api';
import { serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { adminAuth, adminDb, exists } from '../support/server/admin.ts';
import { functionsLog } from '../support/server/functions-log.ts';
import { session, unique } from '../support/server/sdk-people.ts';
import { until } from '../support/server/until.ts';
import { post, signedEvent, webhookUrl } from '../support/server/webhook.ts';
import { readStack } from '../support/stack.ts';
import { connectActor, type Actor } from './support/actor.ts';
import { createProfessional } from './support/people.ts';

/** A text that only these people enter. No log may contain it. */
const MARK = unique('zxmark');
const ADDRESS = `${MARK}@doorstep.test`;
const PHONE = '+1 (503) 555-8461';
const TOKEN = `${MARK}aaaaaaaaaaaaaaaaaaaa.${MARK}bbbbbbbbbbbbbbbbbbbbbbbb`;

/** The first call of each function starts a process of the emulator, which takes time. */
const TIMEOUT_MS = 300_000;

const EMAIL_ADDRESS = /[^\s"'<>/\\]+@[^\s"'<>/\\]+\.[a-z]{2,}/i;

/** Inputs with personal data in every field of the callable functions. */
const PAYLOADS: unknown[] = [
  {
    product_id: MARK,
    request_id: MARK,
    email: ADDRESS,
    token: TOKEN,
    id: MARK,
    after: MARK,
    note: `${ADDRESS} ${PHONE}`,
    text: `${ADDRESS} ${PHONE}`,
    flow: ADDRESS,
    thread: { kind: 'request', id: MARK },
    reason: 'other',
    blocked: true,
    decision: 'dismiss',
  },
  { request_id: { email: ADDRESS, token: TOKEN }, product_id: [PHONE], id: { $gt: ADDRESS } },
];

async function callAllFunctions(who: Actor): Promise<void> {
  const names = Object.keys(ALL_CALLABLES).filter((name) => name !== 'delete-my-account');
  // This test ignores the answers, which callables.test.ts tests.
  const call = (name: string, payload: unknown) => who.callRaw(name, payload).catch(() => null);
  await Promise.all(names.flatMap((name) => PAYLOADS.map((payload) => call(name, payload))));
}

/** Searches for personal texts: on the page that the server renders, and as the app does. */
async function searchEverywhere(): Promise<void> {
  const query = new URLSearchParams({ service: MARK, location: `${ADDRESS} ${PHONE}` });
  for (const path of ['/search', '/api/search']) {
    expect((await fetch(`${readStack().site}${path}?${query}`)).status).toBe(200);
  }
}

const searchLineSchema = z.object({
  message: z.literal('search'),
  found: z.number(),
  read: z.number(),
  more: z.boolean(),
  duration_ms: z.number(),
});

/** A location that no other test uses, in the degrees in which it is sent. */
const LOCATION = { lat: 47.13, lon: -101.57 };

/** Asks for the city nearest to a location, rightly and not. */
async function locateEverywhere(): Promise<void> {
  const ask = async (path: string, body: unknown) => {
    const headers = { 'Content-Type': 'application/json' };
    const address = `${readStack().site}${path}`;
    return (await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })).status;
  };
  expect(await ask(PLACE_PATH, LOCATION)).toBe(200);
  expect(await ask(PLACE_PATH, { ...LOCATION, lat: String(LOCATION.lat) })).toBe(400);
  expect(await ask(`${PLACE_PATH}/`, LOCATION)).not.toBe(500);
}

/** Stores a request with personal data in every text. `changes` may be malformed. */
async function createRequest(provider: Actor, changes: object): Promise<string> {
  const id = unique('request');
  const request = serviceRequest({
    id,
    provider_id: provider.uid,
    client_name: `Nora ${MARK}`,
    client_email: ADDRESS,
    client_phone: PHONE,
    service_description: `Call ${PHONE} or write to ${ADDRESS}.`,
  });
  await adminDb()
    .doc(`service_requests/${id}`)
    .set({ ...stored(request), ...changes });
  return id;
}

describe('the log of the functions', () => {
  it(
    'contains no text that people enter, and no email address',
    async () => {
      const named = { email: ADDRESS, emailVerified: true, password: MARK };
      const { uid } = await adminAuth().createUser(named);
      const [provider, person] = [
        await createProfessional('logged'),
        connectActor(await session('logged')),
      ];
      const id = await createRequest(provider, {});
      // The platform logs the error of a failed trigger.
      const malformed = await createRequest(provider, {
        urgency: ADDRESS,
        client_name: { mark: MARK, PHONE },
      });
      await adminDb().doc(`subscribers/${uid}`).set({ subscribed: ADDRESS, status: PHONE });
      // Without a customer: the nightly reconcile of other tests must not read it.
      const changes = { subscribed: PHONE, status: MARK, subscription_id: ADDRESS };
      await adminDb().doc(`subscribers/${uid}`).update(changes);
      await callAllFunctions(person);
      await searchEverywhere();
      await locateEverywhere();
      await person.callRaw('send-service-request', { request_id: id }).catch(() => null);
      await post(signedEvent({ id: unique('evt'), customer: ADDRESS, type: 'invoice.paid' }));
      const forged = { method: 'POST', headers: { 'stripe-signature': TOKEN }, body: ADDRESS };
      expect((await fetch(webhookUrl(), forged)).status).toBe(400);
      await until('the mail', () => exists(`mail/${id}_new_request`), 60_000);
      await person.callRaw('delete-my-account', { email: ADDRESS });
      await adminDb().doc(`subscribers/${uid}`).delete();
      await adminAuth().deleteUser(uid);

      // The document's id is the uid, so the log contains its hash.
      const hash = createHash('sha256').update(uid).digest('hex').slice(0, 16);
      const hasFailed = () => functionsLog().some((line) => line.includes(`subscribers/${hash}`));
      await until('the triggers failed', () => Promise.resolve(hasFailed()), 60_000);
      for (const one of [id, malformed]) await adminDb().doc(`service_requests/${one}`).delete();
      const lines = functionsLog();
      for (const name of Object.keys(ALL_CALLABLES)) {
        expect(lines.some((line) => line.includes(`"function":"${name}"`))).toBe(true);
      }
      for (const shownBy of ['server', 'app']) {
        const line = lines.find((one) => one.includes(`"shown_by":"${shownBy}"`)) ?? '';
        const logged: unknown = JSON.parse(line.slice(line.indexOf('{')));
        expect(searchLineSchema.safeParse(logged).error).toBeUndefined();
      }
      const personal = lines.filter((line) =>
        [MARK, '555-8461', '5558461', uid, String(LOCATION.lat), String(LOCATION.lon)].some(
          (mark) => line.includes(mark),
        ),
      );
      expect(personal).toEqual([]);
      expect(lines.filter((line) => EMAIL_ADDRESS.test(line))).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
