import type { ThreadRef } from '@doorstep/domain/chat/thread-ref';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminDb, exists } from '../../support/server/admin.ts';
import { saveProfile, saveRequest } from '../../support/server/market.ts';
import { administrator } from '../../support/server/moderation.ts';
import {
  anonymous,
  refusalCode,
  refusalOf,
  session,
  unverified,
  type Person,
} from '../../support/server/sdk-people.ts';

let provider: Person;
let client: Person;
let thread: ThreadRef;
let email: string;

async function newRequest(by = client): Promise<ThreadRef> {
  const { id } = await saveRequest({
    provider_id: provider.uid,
    client_uid: by.uid,
    client_email: by.email,
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
  it('accepts reports of both sides about each other', async () => {
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

  it('stores one report for repeated calls, until it is decided', async () => {
    const about = await newRequest();
    await Promise.all([report(client, about), report(client, about), report(client, about)]);
    const [only, ...others] = await reportsOn(about);
    expect([only?.['additions'], others]).toEqual([[], []]);
    const [first] = (await adminDb().collection('reports').where('thread_id', '==', about.id).get())
      .docs;
    await first?.ref.update({ state: 'dismissed', decided_at: new Date(), decided_by: 'admin' });
    await Promise.all([report(client, about), report(client, about)]);
    const states = (await reportsOn(about)).map((one) => String(one['state']));
    expect(states.toSorted()).toEqual(['dismissed', 'open']);
  });

  it('adds to an open report, each text once', async () => {
    const teller = await session('teller');
    const about = await newRequest(teller);
    await report(teller, about, { text: 'First.' });
    await report(teller, about, { text: 'Then they shouted.' });
    await Promise.all([
      report(teller, about, { reason: 'fraud', text: 'And took the money.' }),
      report(teller, about, { reason: 'fraud', text: 'And took the money.' }),
      report(teller, about, { text: 'First.' }),
      report(teller, about, { text: '' }),
    ]);
    await report(teller, about, { reason: 'abuse', text: '' });
    const [only, ...others] = await reportsOn(about);
    expect(others).toEqual([]);
    const created_at: unknown = expect.any(Timestamp);
    expect(only).toMatchObject({ reason: 'spam', text: 'First.', state: 'open' });
    expect(only?.['additions']).toEqual([
      { reason: 'spam', text: 'Then they shouted.', created_at },
      { reason: 'fraud', text: 'And took the money.', created_at },
      { reason: 'abuse', text: '', created_at },
    ]);
    const admin = await administrator();
    const { docs } = await adminDb().collection('reports').where('thread_id', '==', about.id).get();
    const input = { id: docs[0]?.id ?? '', messages: 'until_report' } as const;
    const shown = await admin.call('admin-report', input);
    expect(shown.report.text).toBe('First.');
    expect(shown.report.additions.map(({ text }) => text)).toEqual([
      'Then they shouted.',
      'And took the money.',
      '',
    ]);
  });

  it('refuses more than twenty additions', async () => {
    const teller = await session('teller');
    const about = await newRequest(teller);
    await report(teller, about);
    const [made] = (await adminDb().collection('reports').where('thread_id', '==', about.id).get())
      .docs;
    const additions = Array.from({ length: 20 }, (_, i) => ({
      ...{ reason: 'spam', text: `Again, ${i}.`, created_at: new Date() },
    }));
    await made?.ref.update({ additions });
    expect(await refusalOf(report(teller, about, { text: 'One more.' }))).toMatchObject({
      code: 'failed-precondition',
      message: "You've already sent us several reports about this chat. We'll review those first.",
    });
    // A repeated text is accepted.
    await report(teller, about, { text: 'Again, 3.' });
    expect((await reportsOn(about))[0]?.['additions']).toHaveLength(20);
  });

  it('accepts the report of a guest', async () => {
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

  it('also blocks, if the reporter wants it', async () => {
    const about = await newRequest();
    await report(client, about);
    expect(await exists(`blocks/${client.uid}_${provider.uid}`)).toBe(false);
    await report(client, about, { also_block: true });
    expect(await exists(`blocks/${client.uid}_${provider.uid}`)).toBe(true);
    expect(await reportsOn(about)).toHaveLength(1);
  });

  it('refuses strangers and missing threads with the same answer', async () => {
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

  it('accepts 20 an hour from one account', async () => {
    const eager = await session('eager');
    const { id } = await saveRequest({ provider_id: eager.uid, client_uid: client.uid });
    for (let i = 0; i < 20; i += 1) await report(eager, { kind: 'request', id });
    expect(await refusalCode(report(eager, { kind: 'request', id }))).toBe('resource-exhausted');
  });
});
