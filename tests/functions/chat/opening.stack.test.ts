import type { CallableInput } from '@doorstep/domain/callables';
import { Query } from 'firebase-admin/firestore';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createGuests } from '../../../functions/chat/guest-repository.ts';
import { createLinkToken } from '../../../functions/mail/link-token.ts';
import { sweepGuestsJob } from '../../../functions/chat/endpoints.ts';
import { adminAuth, adminDb, exists, millisOf } from '../../support/server/admin.ts';
import { callFrom, someAddress } from '../../support/server/from-address.ts';
import { callHere } from '../../support/server/in-process/call-here.ts';
import { saveProfile, saveRequest } from '../../support/server/market.ts';
import {
  anonymous,
  refusalCode,
  session,
  unique,
  unverified,
  type Person,
} from '../../support/server/sdk-people.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const DENIED = { code: 'not-found', message: 'Request not found or access denied' };
const SECRET = process.env.LINK_SECRET ?? '';
const DAY_MS = 24 * 60 * 60 * 1000;

let provider: Person;
let requestId: string;
const clientEmail = `${unique('client')}@doorstep.test`;
const by = (email: string, request_id = requestId) => ({ request_id, email });
const grantOf = (uid: string, id = requestId) => `service_requests/${id}/guests/${uid}`;

beforeAll(async () => {
  provider = await session('provider');
  await saveProfile(provider.uid);
  const request = await saveRequest({ provider_id: provider.uid, client_email: clientEmail });
  requestId = request.id;
});

describe('the right address', () => {
  it.each([
    ['an anonymous user', anonymous],
    ['an unconfirmed account', unverified],
    ['a session', session],
  ])('gives %s access for a day', async (_who, person) => {
    const guest = await person();
    const answer = await guest.call('open-request-chat', by(clientEmail));
    const end = await millisOf(grantOf(guest.uid), 'expires_at');
    const proof = 'address';
    expect(answer).toEqual({ request_id: requestId, expires_in: DAY_MS / 1000, proof });
    expect(Math.abs(end - Date.now() - DAY_MS)).toBeLessThan(10_000);
  });

  it('may contain spaces and capitals', async () => {
    const guest = await anonymous();
    await guest.call('open-request-chat', by(`  ${clientEmail.toUpperCase()} `));
    expect(await exists(grantOf(guest.uid))).toBe(true);
  });

  it('may be the current address of the sender, for the sender only', async () => {
    const [sender, other] = [await session('moved'), await session('other')];
    const { id } = await saveRequest({
      provider_id: provider.uid,
      client_uid: sender.uid,
      client_email: `former-${sender.email}`,
    });
    await sender.call('open-request-chat', by(sender.email, id));
    expect(await exists(grantOf(sender.uid, id))).toBe(true);
    expect(await guess(by(sender.email, id), other)).toEqual(DENIED);
    expect(await guess(by(other.email, id), other)).toEqual(DENIED);
    expect(await guess(by(other.email, id), sender)).toEqual(DENIED);
  });

  // @6.2.7
  it('does not let the professional write as the client', async () => {
    const call = provider.call('open-request-chat', by(clientEmail));
    expect(await refusalCode(call)).toBe('permission-denied');
    expect(await exists(grantOf(provider.uid))).toBe(false);
  });
});

/** Guesses from a network address that no other test uses. */
const guess = async (input: CallableInput<'open-request-chat'>, person?: Person) =>
  callFrom(someAddress(), person ?? (await anonymous()), input);

describe('the wrong address', () => {
  // @6.2.6
  it('gets the same answer as an unknown request', async () => {
    const guest = await anonymous();
    expect(await guess(by('no@doorstep.test'), guest)).toEqual(DENIED);
    expect(await guess(by(clientEmail, 'unknown'), guest)).toEqual(DENIED);
    expect(await exists(grantOf(guest.uid))).toBe(false);
  });

  it.each([
    ['a path into another collection', 'x/guests/y'],
    ['a parent folder', '..'],
    ['a reserved id', '__x__'],
    ['a null byte', 'x\u0000'],
  ])('is refused with %s as the request', async (_what, request_id) => {
    expect(await guess(by(clientEmail, request_id))).toEqual(DENIED);
  });
});

describe('the link of the confirmation mail', () => {
  it('is valid for the current address of the sender, and for no other', async () => {
    const sender = await session('moved');
    const { id } = await saveRequest({
      provider_id: provider.uid,
      client_uid: sender.uid,
      client_email: `named-${sender.email}`,
    });
    const tokenFor = (email: string) => {
      const link = { purpose: 'chat', id, email } as const;
      return createLinkToken(SECRET, link, new Date(Date.now() + DAY_MS));
    };
    const guest = await anonymous();
    for (const email of [sender.email, `named-${sender.email}`]) {
      await guest.call('open-request-chat', { request_id: id, token: tokenFor(email) });
    }
    const former = tokenFor(`former-${sender.email}`);
    expect(await guess({ request_id: id, token: former })).toEqual(DENIED);
    const unproven = { email: `typed-${sender.email}`, emailVerified: false };
    await adminAuth().updateUser(sender.uid, unproven);
    expect(await guess({ request_id: id, token: tokenFor(unproven.email) })).toEqual(DENIED);
  });

  it('opens only its own request, until it expires, and cannot be forged', async () => {
    const { id: other } = await saveRequest({
      provider_id: provider.uid,
      client_email: clientEmail,
    });
    const tokenFor = (id: string, expiresAt: number) =>
      createLinkToken(SECRET, { purpose: 'chat', id, email: clientEmail }, new Date(expiresAt));
    const token = tokenFor(requestId, Date.now() + DAY_MS);
    const [expires = '', mac = ''] = token.split('.');
    const refused = {
      'of another request': tokenFor(other, Date.now() + DAY_MS),
      expired: tokenFor(requestId, Date.now() - 1000),
      'with another last letter': `${token.slice(0, -1)}${token.endsWith('A') ? 'E' : 'A'}`,
      'with a later expiry': `${Number(expires) + 1}.${mac}`,
      'without an expiry': `${mac}.${mac}`,
      'of one letter': 'x',
    };
    const guest = await anonymous();
    for (const [what, wrong] of Object.entries(refused)) {
      expect(await guess({ request_id: requestId, token: wrong }, guest), what).toEqual(DENIED);
    }
    expect(await exists(grantOf(guest.uid))).toBe(false);
    expect((await guess({ request_id: requestId, token }, guest)).code).toBe('ok');
  });

  it('is accepted after a rotation of its secret, until the old secret is removed', async () => {
    const link = { purpose: 'chat', id: requestId, email: clientEmail } as const;
    const token = createLinkToken(SECRET, link, new Date(Date.now() + DAY_MS));
    const person = await session();
    const openWith = (secrets: string) => {
      vi.stubEnv('LINK_SECRET', secrets);
      return callHere('open-request-chat', person, { request_id: requestId, token });
    };
    const next = 'n'.repeat(32);
    expect(await openWith(`${next},${SECRET}`)).toMatchObject({ proof: 'link' });
    await expect(openWith(next)).rejects.toThrow(DENIED.message);
  });
});

describe('guessing', () => {
  // @6.2.8
  it('is limited by uid', async () => {
    const guesser = await anonymous();
    const codes = new Set<string>();
    for (let tries = 0; tries < 21 && !codes.has('resource-exhausted'); tries += 1) {
      codes.add((await guess(by(`guess-${tries}@doorstep.test`), guesser)).code);
    }
    expect([...codes]).toEqual(['not-found', 'resource-exhausted']);
    expect((await guess(by(clientEmail), guesser)).code).toBe('resource-exhausted');
    expect(await exists(grantOf(guesser.uid))).toBe(false);
  });

  it('is limited by network address, also for right guesses', async () => {
    const address = someAddress();
    const from = async (header: string, email: string) =>
      (await callFrom(header, await anonymous(), by(email))).code;
    const codes = new Set<string>();
    // New anonymous users and made-up forwarding headers do not help.
    for (let tries = 0; tries < 61 && !codes.has('resource-exhausted'); tries += 1) {
      codes.add(await from(`${someAddress()}, ${address}`, `guess-${tries}@doorstep.test`));
    }
    expect([...codes]).toEqual(['not-found', 'resource-exhausted']);
    expect(await from(address, clientEmail)).toBe('resource-exhausted');
    // The client, at another address, is not locked out.
    expect(await from(someAddress(), clientEmail)).toBe('ok');
  });

  it('does not count right answers', async () => {
    const guest = await anonymous();
    for (let call = 0; call < 12; call += 1) {
      expect((await guess(by(clientEmail), guest)).code).toBe('ok');
    }
  });
});

describe('the sweep', () => {
  const grant = (uid: string, ms: number) =>
    adminDb()
      .doc(grantOf(uid))
      .set({ expires_at: new Date(Date.now() + ms) });

  it('deletes expired grants only', async () => {
    const [ended, running] = [unique('guest'), unique('guest')];
    await Promise.all([grant(ended, -1000), grant(running, 60_000)]);
    await sweepGuestsJob.run();
    expect(await exists(grantOf(ended))).toBe(false);
    expect(await exists(grantOf(running))).toBe(true);
  });

  it('continues although a grant is renewed or deleted meanwhile', async () => {
    const [ended, renewed, deleted] = [unique('guest'), unique('guest'), unique('guest')];
    await Promise.all([ended, renewed, deleted].map((uid) => grant(uid, -1000)));
    vi.spyOn(Query.prototype, 'get').mockImplementationOnce(async function (this: Query) {
      const found = await this.get();
      await Promise.all([grant(renewed, 60_000), adminDb().doc(grantOf(deleted)).delete()]);
      return found;
    });
    await createGuests(adminDb()).deleteExpired(new Date(), 200);
    expect(await exists(grantOf(ended))).toBe(false);
    expect(await exists(grantOf(renewed))).toBe(true);
  });
});
