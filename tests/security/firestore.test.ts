import { adminRole, subscriber } from '@doorstep/local/demo/factories.ts';
import { deleteDoc, doc, limit, setDoc, updateDoc, where } from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { newClientProfile, newProfile, without } from '../support/documents.ts';
import { saveProfile } from '../support/protocols.ts';
import { adminDb, fieldsOf } from '../support/server/admin.ts';
import { Access, EVERYBODY, SESSIONS } from './support/access.ts';
import {
  beginConversation,
  list,
  listen,
  read,
  rest,
  runQuery,
  sendInConversation,
  sendInRequest,
  sendRequest,
} from './support/actions.ts';
import type { Actor } from './support/actor.ts';
import type { People, Role } from './support/people.ts';

// Who may do what in Firestore, with real tokens. The fields of documents are tested in tests/rules.

const access = new Access();
const SIDES = ['client', 'provider', 'guest'] as const;
const others = (role: Role) => SESSIONS.filter((one) => one !== role);

const pageOf = ({ uid }: Actor) => `provider_profiles/${uid}`;
const requestPath = ({ requestId }: People) => `service_requests/${requestId}`;
const conversationPath = ({ conversationId }: People) => `conversations/${conversationId}`;
const grantPath = (people: People, { uid } = people.guest) =>
  `${requestPath(people)}/guests/${uid}`;

const messageOf = async (name: string, thread: string) =>
  `${name}/${String((await fieldsOf(thread))['last_message_id'])}`;
/** Reads a document, and listens to it. */
async function readAndListen(actor: Actor, path: string): Promise<void> {
  await read(actor, path);
  await listen(actor, path);
}
/** Changes a thread in which both sides have unread messages. */
async function update(actor: Actor, path: string, changes: object): Promise<void> {
  await adminDb().doc(path).update({ unread_provider: 3, unread_client: 3 });
  await updateDoc(doc(actor.db, path), { ...changes });
}
const page = (uid: string) => without(newProfile(uid, { published: true }), 'created_at');
const savePage = ({ db }: Actor, uid: string) =>
  saveProfile(db, { uid, update: true, profile: page(uid) });
const saveOwn = ({ db }: Actor, uid: string) =>
  setDoc(doc(db, 'client_profiles', uid), newClientProfile(uid));
const by = (field: string, value: string) => [where(field, '==', value), limit(25)];

describe('profiles', () => {
  access.only("saving one's own", SESSIONS, (actor) => saveOwn(actor, actor.uid));
  access.only("saving the client's", ['client'], (actor, { client }) => saveOwn(actor, client.uid));
  access.only("reading the client's", ['client'], (actor, { client }) =>
    read(actor, `client_profiles/${client.uid}`),
  );
  access.only('listing', [], (actor) => list(actor, 'client_profiles', limit(1)));
  access.only('reading a page', EVERYBODY, (actor, { provider }) => read(actor, pageOf(provider)));
  access.only('reading a draft', ['lapsed'], (actor, { lapsed }) =>
    readAndListen(actor, pageOf(lapsed)),
  );
  access.only('listing public pages', [], (actor) =>
    list(actor, 'provider_profiles', where('published', '==', true), limit(100)),
  );
  access.only("changing the professional's page", ['provider'], (actor, { provider }) =>
    savePage(actor, provider.uid),
  );
  access.only('publishing a lapsed page', [], (actor, { lapsed }) => savePage(actor, lapsed.uid));
  access.only('listing handles', [], (actor) => list(actor, 'handles', limit(10)));
  access.only("freeing the professional's handle", [], (actor, { provider }) =>
    deleteDoc(doc(actor.db, 'handles', provider.uid)),
  );
});

describe('requests', () => {
  access.only('reading one', SIDES, (actor, people) => readAndListen(actor, requestPath(people)));
  access.only("listing the professional's", ['provider'], (actor, { provider }) =>
    list(actor, 'service_requests', ...by('provider_id', provider.uid)),
  );
  access.only("listing the client's", ['client'], (actor, { client }) =>
    list(actor, 'service_requests', ...by('client_uid', client.uid)),
  );
  access.only("listing the address's", ['client'], (actor, { client }) =>
    list(actor, 'service_requests', ...by('client_email', client.email)),
  );
  access.only('changing the status', ['provider'], (actor, people) =>
    update(actor, requestPath(people), { status: 'in_progress' }),
  );
  access.only("marking the client's side as read", ['client', 'guest'], (actor, people) =>
    update(actor, requestPath(people), { unread_client: 0 }),
  );
  access.only('sending one', others('provider'), (actor, { provider }) =>
    sendRequest(actor, provider),
  );
  access.only('writing as the client', ['client', 'guest'], (actor, { requestId }) =>
    sendInRequest(actor, 'client', requestId),
  );
  access.only('writing as the professional', ['provider'], (actor, { requestId }) =>
    sendInRequest(actor, 'provider', requestId),
  );
  access.only('listing messages', SIDES, (actor, { requestId }) =>
    list(actor, 'chat_messages', ...by('request_id', requestId)),
  );
  access.only('reading a message', SIDES, async (actor, people) => {
    await sendInRequest(people.client, 'client', people.requestId);
    await readAndListen(actor, await messageOf('chat_messages', requestPath(people)));
  });
  access.only('reading a grant', [], (actor, people) => read(actor, grantPath(people)));
  access.only('granting oneself a chat', [], (actor, people) =>
    setDoc(doc(actor.db, grantPath(people, actor)), {
      expires_at: new Date(Date.now() + 3_600_000),
    }),
  );
  access.only('deleting a grant', [], (actor, people) =>
    deleteDoc(doc(actor.db, grantPath(people))),
  );
});

describe('conversations', () => {
  const BOTH = ['client', 'provider'] as const;
  access.only('reading one', BOTH, (actor, people) =>
    readAndListen(actor, conversationPath(people)),
  );
  access.only("listing the professional's", ['provider'], (actor, { provider }) =>
    list(actor, 'conversations', ...by('provider_id', provider.uid)),
  );
  access.only('reading and listing messages', BOTH, async (actor, people) => {
    const { client, provider } = people;
    await read(actor, await messageOf('direct_messages', conversationPath(people)));
    const ofClient = where('client_id', '==', client.uid);
    await list(actor, 'direct_messages', ofClient, ...by('provider_id', provider.uid));
  });
  access.only('writing as the client', ['client'], (actor, { conversationId }) =>
    sendInConversation(actor, 'client', conversationId),
  );
  access.only('writing as the professional', ['provider'], (actor, { conversationId }) =>
    sendInConversation(actor, 'provider', conversationId),
  );
  access.only("marking the professional's side as read", ['provider'], (actor, people) =>
    update(actor, conversationPath(people), { unread_provider: 0 }),
  );
  access.only('beginning one', others('otherProvider'), (actor, { otherProvider }) =>
    beginConversation(actor, otherProvider),
  );
});

describe.each(['user_roles', 'subscribers'])('%s', (name) => {
  beforeAll(async () => {
    const { uid } = access.people.provider;
    await adminDb().doc(`user_roles/${uid}`).set(adminRole(uid));
  });
  // The token of a closed account stays valid for an hour, for reading its own documents.
  const readers = [...SESSIONS, 'deleted', 'suspended'] as const;
  access.only("reading one's own", readers, (actor) => read(actor, `${name}/${actor.uid}`));
  access.only("reading the professional's", ['provider'], (actor, { provider }) =>
    readAndListen(actor, `${name}/${provider.uid}`),
  );
  access.only("writing one's own", [], (actor) =>
    setDoc(
      doc(actor.db, name, actor.uid),
      name === 'subscribers' ? subscriber() : adminRole(actor.uid),
    ),
  );
  access.only("changing the professional's", [], (actor, { provider }) =>
    updateDoc(doc(actor.db, name, provider.uid), { role: 'admin', subscribed: true }),
  );
  access.only('listing', [], (actor) => list(actor, name, limit(1)));
});

describe('without the SDK', () => {
  const fields = { role: { stringValue: 'admin' } };
  const from = (collectionId: string, field: string, value: object) => ({
    from: [{ collectionId }],
    where: { fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value } },
  });

  it('reading and listing the documents of others is denied', async () => {
    const { client, provider } = access.people;
    expect(await rest(client, 'GET', `/subscribers/${provider.uid}`)).toBe(403);
    expect(await rest(provider, 'GET', `/subscribers/${provider.uid}`)).toBe(200);
    for (const path of ['/service_requests', '/mail?pageSize=1', '/mail?mask.fieldPaths=to']) {
      expect(await rest(client, 'GET', path)).toBe(403);
    }
    expect(await rest(client, 'POST', ':listCollectionIds', {})).toBe(403);
  });

  it('writing is denied', async () => {
    const { client } = access.people;
    expect(await rest(client, 'PATCH', `/user_roles/${client.uid}`, { fields })).toBe(403);
    expect(await rest(client, 'DELETE', `/provider_profiles/${client.uid}`)).toBe(403);
    expect(await rest(client, 'POST', '/mail', { fields })).toBe(403);
  });

  it('a query needs a limit', async () => {
    const { client } = access.people;
    const mine = from('service_requests', 'client_uid', { stringValue: client.uid });
    expect(await runQuery(client, mine)).toBe(403);
    expect(await runQuery(client, { ...mine, limit: 100 })).toBe(200);
  });

  it('nobody lists the published profiles', async () => {
    const published = from('provider_profiles', 'published', { booleanValue: true });
    for (const actor of [access.people.visitor, access.people.client, access.people.provider]) {
      expect(await runQuery(actor, { ...published, limit: 1 })).toBe(403);
      expect(await rest(actor, 'GET', '/provider_profiles?pageSize=1')).toBe(403);
    }
  });
});
