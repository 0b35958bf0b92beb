import type { CallableOutput } from '@doorstep/domain/callables';
import {
  chatMessage,
  conversation,
  directMessage,
  stored,
} from '@doorstep/local/demo/factories.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminAuth, adminDb, fieldsOf } from '../../support/server/admin.ts';
import { saveProfile, saveRequest } from '../../support/server/market.ts';
import { administrator, reportedCase } from '../../support/server/moderation.ts';
import {
  anonymous,
  refusalCode,
  session,
  unique,
  type Person,
} from '../../support/server/sdk-people.ts';

/** What an administrator sees of a reported chat. */

let admin: Person;
beforeAll(async () => {
  admin = await administrator();
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

async function reportsOn(threadId: string) {
  return adminDb().collection('reports').where('thread_id', '==', threadId).get();
}

async function reportId(threadId: string, reporter: Person): Promise<string> {
  const { docs } = await reportsOn(threadId);
  return docs.find((one) => one.get('reporter_uid') === reporter.uid)?.id ?? '';
}

type Reports = CallableOutput<'admin-reports'>;

/** Finds a report in the list of open ones. */
async function findListed(id: string) {
  let after: string | null = null;
  for (;;) {
    const page: Reports = await admin.call('admin-reports', { state: 'open', after });
    const found = page.reports.find((one) => one.id === id);
    if (found || page.next === null) return found;
    after = page.next;
  }
}

const show = (id: string) => admin.call('admin-report', { id, messages: 'until_report' });

describe('written_as', () => {
  interface Fixture {
    provider: Person;
    client: Person;
    named: Person;
    requestId: string;
  }

  /** Stores a request with the address of another account than its sender's. */
  async function createRequest(): Promise<Fixture> {
    const [provider, client, named] = [await session(), await session(), await session()];
    await saveProfile(provider.uid);
    const { id: requestId } = await saveRequest({
      provider_id: provider.uid,
      client_uid: client.uid,
      client_email: named.email,
    });
    return { provider, client, named, requestId };
  }

  async function write(request_id: string, sender: Person, sender_type: 'client' | 'provider') {
    const fields = { id: unique('m'), request_id, sender_type, sender_uid: sender.uid };
    const said = chatMessage({ ...fields, message: sender.uid, created_at: minutesAgo(1) });
    await adminDb().doc(`chat_messages/${said.id}`).set(stored(said));
  }

  const report = (who: Person, id: string) =>
    who.callRaw('report-person', { thread: { kind: 'request', id }, reason: 'abuse', text: '' });

  it('distinguishes the sender, the owner of the address, and guests', async () => {
    const { provider, client, named, requestId } = await createRequest();
    // The professional could be one of these guests: they know the address.
    const [guest, other] = [await anonymous(), await session()];
    for (const who of [guest, other]) {
      await who.call('open-request-chat', { request_id: requestId, email: named.email });
    }
    await write(requestId, provider, 'provider');
    for (const who of [client, named, guest, other]) await write(requestId, who, 'client');
    await report(provider, requestId);
    const shown = await show(await reportId(requestId, provider));
    const writers = new Map(shown.messages.map((one) => [one.message, one.written_as]));
    expect(Object.fromEntries(writers)).toEqual({
      [provider.uid]: 'account',
      [client.uid]: 'account',
      [named.uid]: 'address',
      [guest.uid]: 'guest',
      [other.uid]: 'guest',
    });
    expect(shown.report.reported_as).toBe('account');
  });

  it('is guest for an unverified address', async () => {
    const { provider, named, requestId } = await createRequest();
    await write(requestId, named, 'client');
    await adminAuth().updateUser(named.uid, { emailVerified: false });
    await report(provider, requestId);
    const { messages } = await show(await reportId(requestId, provider));
    expect(messages.map((one) => one.written_as)).toEqual(['guest']);
  });

  it('is shown for the reporter too', async () => {
    const { named, client, requestId } = await createRequest();
    const guest = await anonymous();
    await guest.call('open-request-chat', { request_id: requestId, email: named.email });
    const known = { guest, address: named, account: client };
    for (const [as, who] of Object.entries(known)) {
      await report(who, requestId);
      const id = await reportId(requestId, who);
      expect((await show(id)).report.reported_as).toBe(as);
      expect((await findListed(id))?.reported_as).toBe(as);
    }
  });

  it('is account for both sides of a conversation', async () => {
    const [provider, client] = [await session(), await session()];
    await saveProfile(provider.uid);
    const ids = { provider_id: provider.uid, client_id: client.uid };
    const thread = conversation(ids);
    const photos = ['https://photo.example/1'];
    const said = directMessage({ id: unique('direct'), ...ids, sender_uid: client.uid, photos });
    const batch = adminDb().batch();
    batch.set(adminDb().doc(`conversations/${thread.id}`), stored(thread));
    batch.set(adminDb().doc(`direct_messages/${said.id}`), stored(said));
    await batch.commit();
    const about = { kind: 'conversation', id: thread.id };
    await provider.callRaw('report-person', { thread: about, reason: 'abuse', text: '' });
    const shown = await show(await reportId(thread.id, provider));
    expect(shown.messages).toMatchObject([{ written_as: 'account', photos }]);
  });
});

describe('an addition to a report', () => {
  it('is shown with the last 20 messages before it', async () => {
    const { reporter, requestId, id } = await reportedCase();
    const started = Date.now();
    const batch = adminDb().batch();
    for (let i = 1; i <= 70; i += 1) {
      const created_at = new Date(started + i * 60_000);
      const fields = { id: unique('m'), request_id: requestId, message: `Line ${i}`, created_at };
      const message = chatMessage(fields);
      batch.set(adminDb().doc(`chat_messages/${message.id}`), stored(message));
    }
    const additions = [25, 45].map((minute) => ({
      ...{ reason: 'abuse', text: `After line ${minute}.` },
      created_at: new Date(started + minute * 60_000),
    }));
    batch.update(adminDb().doc(`reports/${id}`), { additions });
    await batch.commit();
    const linesOf = async (addition: number) =>
      (await admin.call('admin-report', { id, messages: { addition } })).messages.map(
        ({ message }) => message,
      );
    const upTo = (last: number) => Array.from({ length: 20 }, (_, i) => `Line ${last - 19 + i}`);
    expect(await linesOf(0)).toEqual(upTo(25));
    expect(await linesOf(1)).toEqual(upTo(45));
    expect(await refusalCode(linesOf(2))).toBe('not-found');
    expect(await refusalCode(linesOf(20))).toBe('invalid-argument');
    const call = reporter.callRaw('admin-report', { id, messages: { addition: 0 } });
    expect(await refusalCode(call)).toBe('permission-denied');
  });

  it('may repeat the report after an hour, because it can be about something else', async () => {
    const { reporter, requestId, id } = await reportedCase();
    const thread = { kind: 'request', id: requestId } as const;
    const again = () =>
      reporter.call('report-person', { thread, reason: 'fraud', text: '', also_block: false });
    const additions = async () => (await fieldsOf(`reports/${id}`))['additions'];
    await again();
    expect(await additions()).toEqual([]);
    await adminDb()
      .doc(`reports/${id}`)
      .update({ created_at: minutesAgo(61) });
    await again();
    await again();
    expect(await additions()).toMatchObject([{ reason: 'fraud', text: '' }]);
  });
});
