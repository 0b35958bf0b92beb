import { EXPORT_SECTIONS, type ExportSection } from '@doorstep/domain/account/data-export';
import { BRAND } from '@doorstep/domain/brand';
import { chatMessage, clientProfile, stored } from '@doorstep/local/demo/factories.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CALLABLES } from '@doorstep/domain/callables';
import { adminDb } from '../../support/server/admin.ts';
import { callHere } from '../../support/server/in-process/call-here.ts';
import { threads, unreadMail } from '../../support/server/account-fixtures.ts';
import { confirmPageEmail, saveProfile, saveRequest } from '../../support/server/market.ts';
import { refusalCode, session, unique, type Person } from '../../support/server/sdk-people.ts';
import { collectionOf, documentsNaming, everythingOf } from '../../support/server/personal-data.ts';
import { triggersFinished } from '../../support/server/in-process/run-triggers.ts';

/** A day is exported as it is stored, in no time zone. */
const UNTIL = { valid_until: '2026-12-24', time_zone: 'Pacific/Honolulu' };

type Page = z.infer<(typeof CALLABLES)['export-my-data']['output']>;

/** Reads all pages of a section, and returns their number too. */
async function section(person: Person, name: ExportSection) {
  const documents: Page['documents'] = [];
  let after: string | null = null;
  let pages = 0;
  do {
    const input = { section: name, after };
    const page: Page = z.parse(
      CALLABLES['export-my-data'].output,
      await callHere('export-my-data', person, input),
    );
    expect(page.documents.length).toBeLessThanOrEqual(200);
    documents.push(...page.documents);
    after = page.next;
    pages += 1;
  } while (after !== null);
  return { documents, pages };
}

async function everything(person: Person) {
  const all = new Map<ExportSection, Page['documents']>();
  for (const name of EXPORT_SECTIONS) all.set(name, (await section(person, name)).documents);
  return all;
}

describe('the exported data of a person', () => {
  it('contains all of their documents, and nothing internal or of others', async () => {
    const [provider, client, stranger] = [await session(), await session(), await session()];
    const left = await threads(provider, client);
    const photos = ['https://photo.example/1'];
    await adminDb().doc(left.request).update({ photos });
    await adminDb().doc(left.message).update({ photos });
    await threads(stranger, { uid: 'nobody', email: stranger.email });
    await adminDb()
      .doc(`client_profiles/${client.uid}`)
      .set(clientProfile({ user_id: client.uid }));
    const change = { status: 'completed', side: 'provider', at: new Date(0) };
    await adminDb().doc(`${left.request}/history/change-1`).set(change);
    const history = [{ ...change, id: 'change-1', at: '1970-01-01T00:00:00.000Z' }];
    const quote = { total_cents: 45_000, state: 'declined', decided_by: client.uid, ...UNTIL };
    const sent = { ...quote, created_at: new Date(0), lines: [{ text: 'Labor', cents: 45_000 }] };
    await adminDb().doc(`${left.request}/quotes/quote-1`).set(sent);
    const quotes = [{ ...quote, id: 'quote-1', lines: sent.lines }];
    await adminDb()
      .doc(`subscribers/${provider.uid}`)
      .set({ subscribed: false, status: 'none', stripe_customer_id: 'cus_secret' });

    const mine = await everything(client);
    expect(mine.get('private_notes')).toEqual([]);
    expect(JSON.stringify([...mine])).not.toContain('Cash only.');
    expect(mine.get('account')).toMatchObject([{ id: client.uid, email: client.email }]);
    expect(mine.get('client_profile')).toMatchObject([{ full_name: 'Nora Whitfield' }]);
    expect(mine.get('requests_sent')).toMatchObject([
      { id: left.id, client_email: client.email, photos, history, street: '12 Elm Street' },
    ]);
    expect(mine.get('requests_sent_messages')).toMatchObject([
      { message: 'Tuesday at nine?', photos },
    ]);
    expect(mine.get('conversations_begun')).toHaveLength(1);
    expect(mine.get('conversations_begun_messages')).toMatchObject([
      { message: 'Tuesday at nine?' },
    ]);
    expect(mine.get('requests_received')).toEqual([]);
    expect(JSON.stringify([...mine])).not.toContain(stranger.uid);

    const theirs = await everything(provider);
    expect(theirs.get('provider_profile')).toMatchObject([{ handle: provider.uid }]);
    expect(theirs.get('requests_received')).toMatchObject([{ id: left.id, history, quotes }]);
    expect(theirs.get('private_notes')).toMatchObject([
      { request_id: left.id, author_uid: provider.uid, text: 'Cash only.' },
    ]);
    expect(theirs.get('requests_received_messages')).toHaveLength(1);
    expect(theirs.get('conversations_received_messages')).toMatchObject([
      { message: 'Tuesday at nine?' },
    ]);
    expect(theirs.get('subscription')).toEqual([
      { id: provider.uid, subscribed: false, status: 'none' },
    ]);
    const text = JSON.stringify([...theirs]);
    for (const secret of ['cus_secret', 'guest', 'Elm Street', stranger.uid])
      expect(text).not.toContain(secret);
  });

  // @2.50.9 @2.53.10
  it('has the street address of a request to their address if its sender had confirmed that', async () => {
    const [provider, sender, owner] = [await session(), await session(), await session()];
    const { id, request } = await threads(provider, sender);
    await adminDb().doc(request).update({ client_email: owner.email });
    const read = async () => (await section(owner, 'requests_to_my_address')).documents;
    expect(await read()).toMatchObject([{ id }]);
    expect(JSON.stringify(await read())).not.toContain('Elm Street');
    await adminDb().doc(request).update({ client_email_confirmed: true });
    expect(await read()).toMatchObject([{ id, street: '12 Elm Street' }]);
  });

  it('is every document that names them, except what docs/privacy.md excludes', async () => {
    const [person, other] = [await session('subject'), await session('other')];
    const { former, others } = await everythingOf(person, other);
    const mine = await everything(person);
    const given = [...mine].flatMap(([name, documents]) =>
      documents.map(({ id }) => `${collectionOf(name)}/${z.string().parse(id)}`),
    );
    const naming = await documentsNaming(person.uid, person.email);
    const left = naming.filter((path) => !given.includes(path));
    expect(left.toSorted()).toEqual(others.toSorted());
    expect(mine.get('mail_preferences')).toMatchObject([{ subscribed: false }]);
    expect(mine.get('mails_about_my_plan')).toMatchObject([
      { to: former, state: 'sent' },
      { to: BRAND.supportEmail, template: 'support_asked' },
      { to: 'sam@doorstep.test', template: 'team_invitation' },
    ]);
    expect(mine.get('deletion')).toMatchObject([{ state: 'refused' }]);
    expect(mine.get('role')).toMatchObject([{ role: 'admin' }]);
    expect(mine.get('handles')).toMatchObject([{ id: person.uid }]);
  });

  it('has pages that neither miss nor repeat a document, across threads and within one', async () => {
    const [provider, client] = [await session(), await session()];
    const left = await threads(provider, client);
    await threads(provider, client);
    const writer = adminDb().bulkWriter();
    const ids = Array.from({ length: 420 }, () => unique('message'));
    for (const [i, id] of ids.entries()) {
      const created_at = new Date(Date.now() - i * 1000);
      const message = chatMessage({ id, request_id: left.id, created_at });
      void writer.set(adminDb().doc(`chat_messages/${id}`), stored(message));
    }
    await writer.close();
    const { documents, pages } = await section(client, 'requests_sent_messages');
    const got = documents.map(({ id }) => id);
    expect(new Set(got).size).toBe(got.length);
    expect(got).toHaveLength(422);
    expect(got).toEqual(expect.arrayContaining(ids));
    expect(pages).toBeGreaterThan(2);
  });

  it('has pages of private notes, across requests and within one', async () => {
    const [provider, client] = [await session(), await session()];
    const requests = [await threads(provider, client), await threads(provider, client)];
    const writer = adminDb().bulkWriter();
    for (const { request } of requests) {
      for (let i = 0; i < 150; i++) {
        const note = { author_uid: provider.uid, author_name: null, text: `Note ${i}` };
        const written = { ...note, created_at: new Date(0), changed_at: null };
        void writer.set(adminDb().doc(`${request}/notes/${i}`), written);
      }
    }
    await writer.close();
    const { documents, pages } = await section(provider, 'private_notes');
    const got = documents.map(({ id, request_id }) => JSON.stringify([request_id, id]));
    expect([documents.length, new Set(got).size, pages]).toEqual([302, 302, 2]);
    expect((await section(client, 'private_notes')).documents).toEqual([]);
  });

  it('contains the mails to the address on the page that are about the own threads', async () => {
    const [provider, stranger, client] = [await session(), await session(), await session()];
    const office = `${unique('office')}@doorstep.test`;
    const [own, other] = [await threads(provider, client), await threads(stranger, client)];
    for (const { uid } of [provider, stranger]) {
      await confirmPageEmail(uid, office);
      await saveProfile(uid, { email: office });
    }
    const about = (kind: 'request' | 'conversation', id: string) =>
      unreadMail(office, { kind, id }, 'provider');
    const mails = [await about('request', own.id), await about('conversation', own.talk)];
    const foreign = [
      await about('request', other.id),
      await about('conversation', other.talk),
      await unreadMail(office, { kind: 'request', id: own.id }, 'client'),
    ];
    const { id } = await saveRequest({ provider_id: provider.uid });
    await triggersFinished();
    const { documents } = await section(provider, 'mails_to_my_page');
    const paths = documents.map((mail) => `mail/${z.string().parse(mail.id)}`);
    expect(paths).toEqual(expect.arrayContaining([...mails, `mail/${id}_new_request`]));
    expect(paths.filter((path) => foreign.includes(path) || path.includes(other.id))).toEqual([]);
    expect(JSON.stringify(documents)).not.toMatch(/Are you there|@/);
    // Mails to the account's address are in the section `mails`.
    await confirmPageEmail(provider.uid, provider.email);
    expect((await section(provider, 'mails_to_my_page')).documents).toEqual([]);
  });

  const at = (person: Person, name: ExportSection, after: string) =>
    callHere('export-my-data', person, { section: name, after });

  it('cannot be read with a cursor in the data of somebody else', async () => {
    const [provider, client, thief] = [await session(), await session(), await session()];
    const left = await threads(provider, client);
    const empty = { documents: [], next: null };
    for (const name of ['requests_sent_messages', 'requests_sent', 'mails'] as const) {
      expect(await at(thief, name, left.id)).toEqual(empty);
    }
    const message = left.message.split('/')[1] ?? '';
    expect(await at(thief, 'requests_sent_messages', `${left.id}/${message}`)).toEqual(empty);
  });

  it('refuses an invalid cursor', async () => {
    const [provider, client, other] = [await session(), await session(), await session()];
    const [left, theirs] = [await threads(provider, client), await threads(provider, other)];
    const foreign = theirs.message.split('/')[1] ?? '';
    const places: [ExportSection, string][] = [
      ...['', '../x', '__x__', '/', 'x/', 'x/y/z', 'x y'].flatMap((place) =>
        (['requests_sent', 'requests_sent_messages', 'mails', 'client_profile'] as const).map(
          (name): [ExportSection, string] => [name, place],
        ),
      ),
      ['requests_sent', `${left.id}/${foreign}`],
      ['requests_sent_messages', `${left.id}/unknown`],
      ['requests_sent_messages', `${left.id}/${foreign}`],
      ['conversations_begun_messages', `${left.talk}/unknown`],
    ];
    for (const [name, place] of places) {
      expect(await refusalCode(at(client, name, place)), place).toBe('invalid-argument');
    }
  });
});
