import { BRAND } from '@doorstep/domain/brand';
import type { CallableInput } from '@doorstep/domain/callables';
import { subscriber } from '@doorstep/local/demo/factories.ts';
import { describe, expect, it } from 'vitest';
import { createAuditLog } from '../../../functions/moderation/audit-log-repository.ts';
import { createSupportRequests } from '../../../functions/support/support-request-repository.ts';
import { deleteAccount } from '../../support/server/account-fixtures.ts';
import { adminDb, exists, fieldsOf, setFields } from '../../support/server/admin.ts';
import { theMailTo } from '../../support/server/received-mails.ts';
import { administrator } from '../../support/server/moderation.ts';
import { refusalCode, refusalOf, session, type Person } from '../../support/server/sdk-people.ts';
import {
  bucket,
  photo,
  untilGone,
  untilReady,
  upload,
} from '../../support/server/uploaded-pictures.ts';

/** Support: messages, their mails and screenshots. */

type Asked = Partial<CallableInput<'contact-support'>>;
const write = async (who: Person, changes: Asked = {}) => {
  const form = { subject: 'My photos', text: 'They <stay> gray.', photos: [], ...changes };
  return (await who.call('contact-support', form)).reference;
};
const pathOf = (reference: string) => `support_requests/${reference}`;

async function withPlan(tier: 'Starter' | 'Pro' | 'Business' | null): Promise<Person> {
  const person = await session('supported');
  const plan = tier === null ? { subscribed: false } : {};
  const fields = { ...plan, subscription_tier: tier, stripe_customer_id: null };
  await setFields(`subscribers/${person.uid}`, subscriber(fields));
  return person;
}

async function screenshot({ uid }: Pick<Person, 'uid'>) {
  const picture = await upload(uid, await photo(), { folder: 'private-photos' });
  await untilReady(picture);
  return picture;
}

describe('a message to support', () => {
  // @2.26.1
  it('has a reference number, which its sender and the support address get by mail', async () => {
    const person = await session();
    const reference = await write(person);
    expect(reference).toMatch(/^S-[2-9A-HJKMNP-Z]{6}$/);
    expect(await fieldsOf(pathOf(reference))).toMatchObject({
      owner_uid: person.uid,
      entries: [{ from: 'person', text: 'They <stay> gray.' }],
      state: 'open',
    });
    const received = await theMailTo(person.email, /received your message/);
    expect(received.text).toContain(`Your reference number is ${reference}.`);
    expect(received.text).toContain('They <stay> gray.');
    const asked = await theMailTo(BRAND.supportEmail, new RegExp(reference));
    expect(asked.subject).toBe(`Support ${reference}: My photos`);
    expect(asked.html).toContain('They &lt;stay&gt; gray.');
  }, 60_000);

  // @2.26.2
  it.each([
    [null, false],
    ['Starter', false],
    ['Pro', false],
    ['Business', true],
  ] as const)('of a professional with the plan %s: premium is %s', async (tier, isPremium) => {
    const reference = await write(await withPlan(tier));
    expect(await fieldsOf(pathOf(reference))).toMatchObject({ is_premium: isPremium });
  });

  // @2.26.3
  it('has screenshots that its sender has uploaded, and no others', async () => {
    const [person, other] = [await session(), await session()];
    const [own, theirs, gone] = [
      await screenshot(person),
      await screenshot(other),
      await screenshot(person),
    ];
    await bucket().file(gone.path).delete();
    const foreign = own.url.replace(/\/b\/[^/]+\//, '/b/elsewhere.appspot.com/');
    const forged = [
      theirs.url,
      gone.url,
      foreign,
      own.url.replace('token=', 'token=x'),
      own.url.replace('private-photos', 'provider-avatars'),
      'https://elsewhere.example/private-photos',
    ];
    for (const url of forged) {
      expect(await refusalOf(write(person, { photos: [own.url, url] }))).toMatchObject({
        code: 'invalid-argument',
        message: 'Please remove the screenshots and add them again.',
      });
    }
    const four = [1, 2, 3, 4].map(() => own.url);
    expect(await refusalCode(write(person, { photos: four }))).toBe('invalid-argument');
    const reference = await write(person, { photos: [own.url] });
    expect(await fieldsOf(pathOf(reference))).toMatchObject({ photos: [own.url] });
  }, 60_000);

  // @2.26.4
  it('is refused without a text, and after ten in a day', async () => {
    const person = await session();
    for (const changes of [{ text: ' ' }, { subject: '\u200b' }, { text: 'x'.repeat(4001) }]) {
      expect(await refusalCode(write(person, changes))).toBe('invalid-argument');
    }
    for (let i = 0; i < 10; i += 1) await write(person);
    expect(await refusalOf(write(person))).toMatchObject({
      code: 'resource-exhausted',
      message: "You've reached today's limit of 10 messages to support. Please try again tomorrow.",
    });
  }, 60_000);

  it('never takes a reference number twice, and is not stored for a closed account', async () => {
    const owner_uid = (await session()).uid;
    const fields = { owner_uid, subject: 'A', text: 'B', photos: [] };
    const reads = {
      isPremium: () => Promise.resolve(false),
      findAddress: () => Promise.resolve(null),
    };
    const numbers = [await write(await session()), 'S-TEST22'];
    const next = () => numbers.shift() ?? '';
    const requests = createSupportRequests(adminDb(), createAuditLog(adminDb()), next);
    expect(await requests.create(fields, reads, new Date())).toBe('S-TEST22');
    await setFields(`closed_accounts/${owner_uid}`, { reason: 'deleted' });
    numbers.push('S-TEST33');
    await expect(requests.create(fields, reads, new Date())).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    expect(await exists(pathOf('S-TEST33'))).toBe(false);
  });
});

// @2.26.5
it('is deleted with the account, with its screenshots and its mails', async () => {
  const person = await session();
  const picture = await screenshot(person);
  const reference = await write(person, { photos: [picture.url] });
  const mail = `mail/support_asked_${reference}_0`;
  expect(await exists(mail)).toBe(true);
  await deleteAccount(person);
  expect(await exists(pathOf(reference))).toBe(false);
  await untilGone(picture);
  expect(await exists(mail)).toBe(false);
}, 60_000);

const mailsAbout = (reference: string) =>
  adminDb().collection('mail').where('data.reference', '==', reference).get();

it('is not mailed again by a later change that adds no message', async () => {
  const [person, admin] = [await session(), await administrator()];
  const reference = await write(person);
  await admin.call('admin-set-support-state', { id: reference, seen: 1, state: 'closed' });
  const { docs } = await mailsAbout(reference);
  expect(docs.map((mail): unknown => mail.get('template')).toSorted()).toEqual([
    'support_asked',
    'support_received',
  ]);
});

it('is not stored without its mails', async () => {
  const { uid, email } = await session();
  const reads = {
    isPremium: () => Promise.resolve(false),
    findAddress: () => Promise.resolve(email),
  };
  const requests = createSupportRequests(adminDb(), createAuditLog(adminDb()), () => 'S-TEST44');
  // The second mail of the transaction exists already, which fails the transaction.
  await setFields('mail/support_asked_S-TEST44_0', { state: 'obsolete' });
  const fields = { owner_uid: uid, subject: 'A', text: 'B', photos: [] };
  await expect(requests.create(fields, reads, new Date())).rejects.toThrow('ALREADY_EXISTS');
  expect(await exists(pathOf('S-TEST44'))).toBe(false);
  expect(await exists('mail/support_received_S-TEST44_0')).toBe(false);
});
