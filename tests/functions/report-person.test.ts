import type { ThreadRef } from '@doorstep/domain/thread-ref';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminDb, exists } from '../support/server/admin.ts';
import { saveProfile, saveRequest } from '../support/server/market.ts';
import {
  anonymous,
  refusalCode,
  session,
  unverified,
  type Person,
} from '../support/server/people.ts';

let provider: Person;
let client: Person;
let thread: ThreadRef;
let email: string;

async function newRequest(): Promise<ThreadRef> {
  const { id } = await saveRequest({
    provider_id: provider.uid,
    client_uid: client.uid,
    client_email: email,
  });
  return { kind: 'request', id };
}

beforeAll(async () => {
  [provider, client] = await Promise.all([session('provider'), session('client')]);
  email = client.email;
  await saveProfile(provider.uid);
  thread = await newRequest();
});

const report = (who: Person, about: ThreadRef, more: object = {}) =>
  who.callRaw('report-person', { thread: about, reason: 'spam', text: ' Too much. ', ...more });

async function reportsOn(about: ThreadRef) {
  const found = await adminDb().collection('reports').where('thread_id', '==', about.id).get();
  return found.docs.map((one) => one.data());
}

describe('report-person', () => {
  it('takes reports of both sides, about the other one', async () => {
    await report(provider, thread);
    await report(client, thread, { reason: 'abuse', text: '' });
    const stored = await reportsOn(thread);
    expect(stored).toHaveLength(2);
    expect(stored).toContainEqual(
      expect.objectContaining({
        reporter_uid: provider.uid,
        reporter_side: 'provider',
        reported_uid: client.uid,
        reason: 'spam',
        text: 'Too much.',
        state: 'open',
        decided_at: null,
        decided_by: null,
        note: null,
      }),
    );
    expect(stored).toContainEqual(
      expect.objectContaining({ reporter_uid: client.uid, reported_uid: provider.uid, text: '' }),
    );
  });

  it('is one report however often it is sent, until it is decided', async () => {
    const about = await newRequest();
    await Promise.all([report(client, about), report(client, about), report(client, about)]);
    await report(client, about, { reason: 'fraud' });
    expect(await reportsOn(about)).toHaveLength(1);
    const [first] = (await adminDb().collection('reports').where('thread_id', '==', about.id).get())
      .docs;
    await first?.ref.update({ state: 'dismissed', decided_at: new Date(), decided_by: 'admin' });
    await Promise.all([report(client, about), report(client, about)]);
    const states = (await reportsOn(about)).map((one) => String(one['state']));
    expect(states.toSorted()).toEqual(['dismissed', 'open']);
  });

  it('takes a guest’s report, who has no account', async () => {
    const [guest, about] = [await anonymous(), await newRequest()];
    expect(await refusalCode(report(guest, about))).toBe('not-found');
    await guest.call('open-request-chat', { request_id: about.id, email });
    await report(guest, about);
    expect(await reportsOn(about)).toMatchObject([
      { reporter_uid: guest.uid, reporter_side: 'client', reported_uid: provider.uid },
    ]);
    expect(await refusalCode(report(guest, about, { also_block: true }))).toBe('permission-denied');
    expect(await exists(`blocks/${guest.uid}_${provider.uid}`)).toBe(false);
  });

  it('blocks too where that is wanted', async () => {
    const about = await newRequest();
    await report(client, about);
    expect(await exists(`blocks/${client.uid}_${provider.uid}`)).toBe(false);
    await report(client, about, { also_block: true });
    expect(await exists(`blocks/${client.uid}_${provider.uid}`)).toBe(true);
    expect(await reportsOn(about)).toHaveLength(1);
  });

  it('refuses strangers and what is no thread, with one answer', async () => {
    const people = await Promise.all([session('stranger'), unverified(), anonymous()]);
    for (const person of people) {
      expect(await refusalCode(report(person, thread))).toBe('not-found');
      expect(await refusalCode(report(person, { kind: 'request', id: 'nobodys' }))).toBe(
        'not-found',
      );
    }
  });

  it.each([
    ['another reason', { reason: 'ugly' }],
    ['a text that is too long', { text: 'x'.repeat(1001) }],
    ['no text', { text: null }],
    ['another kind of thread', { thread: { kind: 'profile', id: 'x' } }],
  ])('refuses %s', async (_, wrong) => {
    expect(await refusalCode(report(client, thread, wrong))).toBe('invalid-argument');
  });

  it('takes 20 an hour of one account', async () => {
    const eager = await session('eager');
    const { id } = await saveRequest({ provider_id: eager.uid, client_uid: client.uid });
    for (let i = 0; i < 20; i += 1) await report(eager, { kind: 'request', id });
    expect(await refusalCode(report(eager, { kind: 'request', id }))).toBe('resource-exhausted');
  });
});
