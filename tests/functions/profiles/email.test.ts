import { beforeAll, describe, expect, it } from 'vitest';
import { sweepMailJob } from '../../../functions/mail/endpoints.ts';
import { createLinkToken } from '../../../functions/mail/link-token.ts';
import { adminAuth, adminDb, exists, fieldsOf, setFields } from '../../support/server/admin.ts';
import { mailsTo, theMailTo } from '../../support/server/received-mails.ts';
import { confirmPageEmail, saveProfile, saveRequest } from '../../support/server/market.ts';
import {
  refusalCode,
  refusalOf,
  session,
  signedOut,
  unique,
  type Person,
} from '../../support/server/sdk-people.ts';
import { triggersFinished } from '../../support/server/in-process/run-triggers.ts';

/** The email of a page: what clients send goes there only once it is confirmed. */

const LINK = /^Confirm this email/;
const CHANGED = /page was changed/;
const SECRET = process.env['LINK_SECRET'] ?? '';
const DAY_MS = 24 * 60 * 60 * 1000;

let client: Person;
let visitor: Person;

beforeAll(async () => {
  [client, visitor] = await Promise.all([session('client'), signedOut()]);
});

const newAddress = () => `${unique('office')}@doorstep.test`;
const stored = ({ uid }: Person) => `page_emails/${uid}`;
const runSweep = () => sweepMailJob.run();
const queued = async (template: string, { uid }: Person) =>
  (await adminDb().collection('mail').where('data.account', '==', uid).get()).docs.filter(
    (mail) => mail.get('template') === template,
  );

/** Creates a professional whose page has this email. */
async function professional(email: string | null): Promise<Person> {
  const person = await session('provider');
  await saveProfile(person.uid, { email, display_name: 'Zeppelin <Rides>' });
  return person;
}

/** Sends a request and returns the address to which its mail goes. */
async function addressOfRequest({ uid }: Person): Promise<unknown> {
  const request = await saveRequest({ provider_id: uid, client_uid: client.uid });
  const path = `mail/${request.id}_new_request`;
  await triggersFinished();
  return (await fieldsOf(path)).to;
}

/** Waits for the mailed link, and returns its parameters. */
async function receiveLink(address: string) {
  await triggersFinished();
  const { text } = await theMailTo(address, LINK);
  const found = /\/confirm-page-email\?account=([\w-]+)&token=([\w.-]+)/.exec(text);
  return { account: found?.[1] ?? '', token: found?.[2] ?? '' };
}

const sign = ({ uid: id }: Person, email: string, expiresAt = new Date(Date.now() + DAY_MS)) => ({
  account: id,
  token: createLinkToken(SECRET, { purpose: 'page-email', id, email }, expiresAt),
});

// @2.11.27
it('receives requests once its mailed link was confirmed, and the account until then', async () => {
  const office = newAddress();
  const person = await professional(office);
  const link = await receiveLink(office);
  expect(await addressOfRequest(person)).toBe(person.email);
  expect(await exists(stored(person))).toBe(false);

  expect(await visitor.call('confirm-page-email', link)).toEqual({ confirmed: true });
  expect(await fieldsOf(stored(person))).toMatchObject({ email: office });
  expect(await addressOfRequest(person)).toBe(office);
  expect(await visitor.call('confirm-page-email', link)).toEqual({ confirmed: true });
  expect(await queued('page_email_link', person)).toHaveLength(1);
}, 120_000);

// @2.11.29
it('tells a confirmed address that the page has another one, and uses the account again', async () => {
  const [office, next] = [newAddress(), newAddress()];
  const person = await session('provider');
  await confirmPageEmail(person.uid, office);
  await saveProfile(person.uid, { email: office });
  expect(await addressOfRequest(person)).toBe(office);
  await adminDb().doc(`provider_profiles/${person.uid}`).update({ email: next });
  await triggersFinished();
  await runSweep();
  expect(await mailsTo(office, CHANGED)).toHaveLength(1);
  expect(await mailsTo(next, LINK)).toHaveLength(1);
  expect(await addressOfRequest(person)).toBe(person.email);
  // The link to the former address is for an email that the page no longer has.
  const former = visitor.call('confirm-page-email', sign(person, office));
  expect(await refusalCode(former)).toBe('not-found');
  expect(await fieldsOf(stored(person))).toMatchObject({ email: office });
}, 120_000);

it('needs no link if it is the address of the account, or if there is none', async () => {
  const own = await session('provider');
  await saveProfile(own.uid, { email: own.email });
  const without = await professional(null);
  for (const person of [own, without, await session('new')]) {
    expect(await person.call('send-page-email-link', {})).toEqual({ sent: false });
    expect(await queued('page_email_link', person)).toEqual([]);
  }
  expect(await addressOfRequest(own)).toBe(own.email);
});

it('counts as unconfirmed when the account has given up that address', async () => {
  const person = await session('provider');
  await saveProfile(person.uid, { email: person.email });
  const moved = newAddress();
  await adminAuth().updateUser(person.uid, { email: moved, emailVerified: true });
  expect(await addressOfRequest(person)).toBe(moved);
});

// @2.11.27
it('gets five links an hour, whichever account asks', async () => {
  const office = newAddress();
  const [person, other] = [await professional(office), await professional(office)];
  const links = async () => (await queued('page_email_link', person)).length;
  await triggersFinished();
  for (const who of [person, other]) expect(await queued('page_email_link', who)).toHaveLength(1);
  for (let number = 3; number <= 5; number += 1) {
    expect(await person.call('send-page-email-link', {})).toEqual({ sent: true });
  }
  for (const asking of [person, other]) {
    const { code, message } = await refusalOf(asking.call('send-page-email-link', {}));
    expect(code).toBe('resource-exhausted');
    expect(message).toContain('several links within an hour');
  }
  expect(await links()).toBe(4);
}, 60_000);

describe('a link is refused', () => {
  const refuses = async (person: Person, link: { account: string; token: string }) => {
    for (const caller of [visitor, person, await session('stranger')]) {
      expect(await refusalCode(caller.call('confirm-page-email', link))).toBe('not-found');
    }
    expect(await exists(stored(person))).toBe(false);
  };

  it('for the page of another account with the same email', async () => {
    const office = newAddress();
    const [person, other] = [await professional(office), await professional(office)];
    await refuses(other, { ...sign(person, office), account: other.uid });
  });

  it('after a day, for another address, and with another purpose', async () => {
    const office = newAddress();
    const person = await professional(office);
    await refuses(person, sign(person, office, new Date(Date.now() - 1000)));
    await refuses(person, sign(person, newAddress()));
    const invitation = { purpose: 'invitation', id: person.uid, email: office } as const;
    const token = createLinkToken(SECRET, invitation, new Date(Date.now() + DAY_MS));
    await refuses(person, { account: person.uid, token });
    await refuses(person, { account: '../x', token });
  });

  it.each(['suspended', 'deleted'])('while the account is %s, and none is sent', async (reason) => {
    const person = await session('provider');
    const closed = { reason, closed_at: new Date(), expires_at: null };
    await setFields(`closed_accounts/${person.uid}`, closed);
    const office = newAddress();
    await saveProfile(person.uid, { email: office });
    const link = visitor.call('confirm-page-email', sign(person, office));
    expect(await refusalCode(link)).toBe('not-found');
    const asked = person.call('send-page-email-link', {});
    expect(await refusalCode(asked)).toBe('unauthenticated');
    expect(await exists(stored(person))).toBe(false);
    expect(await queued('page_email_link', person)).toEqual([]);
  });
});

it('can be confirmed by a professional whose plan has ended', async () => {
  const office = newAddress();
  const person = await session('lapsed');
  await saveProfile(person.uid, { email: office, published: false, publish_on_renewal: true });
  const link = await visitor.call('confirm-page-email', sign(person, office));
  expect(link).toEqual({ confirmed: true });
});
