import { adminRole, subscriber } from '@doorstep/local/demo/factories.ts';
import {
  deleteDoc,
  doc,
  limit,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { newClientProfile, newProfile, without } from '../support/documents.ts';
import { saveProfile } from '../support/write-batches.ts';
import { adminDb, fieldsOf } from '../support/server/admin.ts';
import { Access, ALL_ROLES, SIGNED_IN_ROLES } from './support/access.ts';
import {
  edit,
  list,
  listen,
  read,
  runQuery,
  sendHttp,
  sendInConversation,
  sendInRequest,
  sendRequest,
  startConversation,
} from './support/actions.ts';
import type { Actor } from './support/actor.ts';
import type { People, Role } from './support/people.ts';

// Tests access to Firestore with real tokens. tests/rules tests the fields of documents.

const access = new Access();
const SIDES = ['client', 'provider', 'guest'] as const;
const allRolesExcept = (role: Role) => SIGNED_IN_ROLES.filter((one) => one !== role);

const pagePath = ({ uid }: Actor) => `provider_profiles/${uid}`;
const requestPath = ({ requestId }: People) => `service_requests/${requestId}`;
const conversationPath = ({ conversationId }: People) => `conversations/${conversationId}`;
const grantPath = (people: People, { uid } = people.guest) =>
  `${requestPath(people)}/guests/${uid}`;

const messageOf = async (name: string, thread: string) =>
  `${name}/${String((await fieldsOf(thread))['last_message_id'])}`;
/** Reads a document and listens to it. */
async function readAndListen(actor: Actor, path: string): Promise<void> {
  await read(actor, path);
  await listen(actor, path);
}
/** Changes a thread in which both sides have unread messages. */
async function update(actor: Actor, path: string, changes: object): Promise<void> {
  await adminDb().doc(path).update({ unread_provider: 3, unread_client: 3 });
  await updateDoc(doc(actor.db, path), { ...changes });
}
const pageFields = (uid: string) => without(newProfile(uid, { published: true }), 'created_at');
const savePage = ({ db }: Actor, uid: string) =>
  saveProfile(db, { uid, update: true, profile: pageFields(uid) });
const saveClientProfile = (actor: Actor, uid: string, path = `client_profiles/${uid}`) =>
  edit(actor, path, (batch) => batch.set(doc(actor.db, path), newClientProfile(uid)));
const fieldEquals = (field: string, value: string) => [where(field, '==', value), limit(25)];

describe('profiles', () => {
  access.allowsOnly("saving one's own", SIGNED_IN_ROLES, (actor) =>
    saveClientProfile(actor, actor.uid),
  );
  access.allowsOnly("saving the client's", ['client'], (actor, { client }) =>
    saveClientProfile(actor, client.uid),
  );
  access.allowsOnly("reading the client's", ['client'], (actor, { client }) =>
    read(actor, `client_profiles/${client.uid}`),
  );
  access.allowsOnly('listing', [], (actor) => list(actor, 'client_profiles', limit(1)));
  access.allowsOnly('reading a page', ALL_ROLES, (actor, { provider }) =>
    read(actor, pagePath(provider)),
  );
  access.allowsOnly('reading a draft', ['lapsed'], (actor, { lapsed }) =>
    readAndListen(actor, pagePath(lapsed)),
  );
  access.allowsOnly('listing public pages', [], (actor) =>
    list(actor, 'provider_profiles', where('published', '==', true), limit(100)),
  );
  access.allowsOnly("changing the professional's page", ['provider'], (actor, { provider }) =>
    savePage(actor, provider.uid),
  );
  access.allowsOnly('publishing a lapsed page', [], (actor, { lapsed }) =>
    savePage(actor, lapsed.uid),
  );
  access.allowsOnly('listing handles', [], (actor) => list(actor, 'handles', limit(10)));
  access.allowsOnly("freeing the professional's handle", [], (actor, { provider }) =>
    deleteDoc(doc(actor.db, 'handles', provider.uid)),
  );
});

describe('requests', () => {
  access.allowsOnly('reading one', SIDES, (actor, people) =>
    readAndListen(actor, requestPath(people)),
  );
  access.allowsOnly("listing the professional's", ['provider'], (actor, { provider }) =>
    list(actor, 'service_requests', ...fieldEquals('provider_id', provider.uid)),
  );
  access.allowsOnly("listing the client's", ['client'], (actor, { client }) =>
    list(actor, 'service_requests', ...fieldEquals('client_uid', client.uid)),
  );
  access.allowsOnly("listing the address's", ['client'], (actor, { client }) =>
    list(actor, 'service_requests', ...fieldEquals('client_email', client.email)),
  );
  access.allowsOnly('changing the status', ['provider'], async (actor, people) => {
    const path = requestPath(people);
    await adminDb().doc(path).update({ status: 'pending' });
    const by = { status_changed_by: actor.uid, status_changed_at: serverTimestamp() };
    const fields = { status: 'in_progress', ...by };
    await edit(actor, path, (batch) => batch.update(doc(actor.db, path), fields));
  });
  access.allowsOnly("marking the client's side as read", ['client', 'guest'], (actor, people) =>
    update(actor, requestPath(people), { unread_client: 0 }),
  );
  access.allowsOnly('sending one', allRolesExcept('provider'), (actor, { provider }) =>
    sendRequest(actor, provider),
  );
  access.allowsOnly('writing as the client', ['client', 'guest'], (actor, { requestId }) =>
    sendInRequest(actor, 'client', requestId),
  );
  access.allowsOnly('writing as the professional', ['provider'], (actor, { requestId }) =>
    sendInRequest(actor, 'provider', requestId),
  );
  access.allowsOnly('listing messages', SIDES, (actor, { requestId }) =>
    list(actor, 'chat_messages', ...fieldEquals('request_id', requestId)),
  );
  access.allowsOnly('reading a message', SIDES, async (actor, people) => {
    await sendInRequest(people.client, 'client', people.requestId);
    await readAndListen(actor, await messageOf('chat_messages', requestPath(people)));
  });
  access.allowsOnly('listing the history', SIDES, (actor, people) =>
    list(actor, `${requestPath(people)}/history`, limit(20)),
  );
  access.allowsOnly('forging an entry of the history', [], (actor, people) =>
    setDoc(doc(actor.db, `${requestPath(people)}/history/forged`), {
      ...{ status: 'completed', side: 'client', at: new Date() },
    }),
  );
  access.allowsOnly('listing the earlier quotes', SIDES, (actor, people) =>
    list(actor, `${requestPath(people)}/quotes`, limit(20)),
  );
  access.allowsOnly('forging a quote', [], async (actor, people) => {
    const forged = { state: 'accepted', total_cents: 1 };
    await setDoc(doc(actor.db, `${requestPath(people)}/quotes/forged`), forged).catch(() =>
      updateDoc(doc(actor.db, requestPath(people)), { quote: forged }),
    );
  });
  access.allowsOnly('reading a grant', [], (actor, people) => read(actor, grantPath(people)));
  access.allowsOnly('granting oneself a chat', [], (actor, people) =>
    setDoc(doc(actor.db, grantPath(people, actor)), {
      expires_at: new Date(Date.now() + 3_600_000),
    }),
  );
  access.allowsOnly('deleting a grant', [], (actor, people) =>
    deleteDoc(doc(actor.db, grantPath(people))),
  );
});

describe('conversations', () => {
  const BOTH = ['client', 'provider'] as const;
  access.allowsOnly('reading one', BOTH, (actor, people) =>
    readAndListen(actor, conversationPath(people)),
  );
  access.allowsOnly("listing the professional's", ['provider'], (actor, { provider }) =>
    list(actor, 'conversations', ...fieldEquals('provider_id', provider.uid)),
  );
  access.allowsOnly('reading and listing messages', BOTH, async (actor, people) => {
    const { client, provider } = people;
    await read(actor, await messageOf('direct_messages', conversationPath(people)));
    const ofClient = where('client_id', '==', client.uid);
    await list(actor, 'direct_messages', ofClient, ...fieldEquals('provider_id', provider.uid));
  });
  access.allowsOnly('writing as the client', ['client'], (actor, { conversationId }) =>
    sendInConversation(actor, 'client', conversationId),
  );
  access.allowsOnly('writing as the professional', ['provider'], (actor, { conversationId }) =>
    sendInConversation(actor, 'provider', conversationId),
  );
  access.allowsOnly("marking the professional's side as read", ['provider'], (actor, people) =>
    update(actor, conversationPath(people), { unread_provider: 0 }),
  );
  access.allowsOnly('starting one', allRolesExcept('otherProvider'), (actor, { otherProvider }) =>
    startConversation(actor, otherProvider),
  );
});

describe.each(['user_roles', 'subscribers'])('%s', (name) => {
  beforeAll(async () => {
    const { uid } = access.people.provider;
    await adminDb().doc(`user_roles/${uid}`).set(adminRole(uid));
  });
  // A closed account's token is valid for an hour and can read the account's own documents.
  const readers = [...SIGNED_IN_ROLES, 'deleted', 'suspended'] as const;
  access.allowsOnly("reading one's own", readers, (actor) => read(actor, `${name}/${actor.uid}`));
  access.allowsOnly("reading the professional's", ['provider'], (actor, { provider }) =>
    readAndListen(actor, `${name}/${provider.uid}`),
  );
  access.allowsOnly("writing one's own", [], (actor) =>
    setDoc(
      doc(actor.db, name, actor.uid),
      name === 'subscribers' ? subscriber() : adminRole(actor.uid),
    ),
  );
  access.allowsOnly("changing the professional's", [], (actor, { provider }) =>
    updateDoc(doc(actor.db, name, provider.uid), { role: 'admin', subscribed: true }),
  );
  access.allowsOnly('listing', [], (actor) => list(actor, name, limit(1)));
});

describe('without the SDK', () => {
  const fields = { role: { stringValue: 'admin' } };
  const from = (collectionId: string, field: string, value: object) => ({
    from: [{ collectionId }],
    where: { fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value } },
  });

  it('reading and listing the documents of others is denied', async () => {
    const { client, provider } = access.people;
    expect(await sendHttp(client, 'GET', `/subscribers/${provider.uid}`)).toBe(403);
    expect(await sendHttp(provider, 'GET', `/subscribers/${provider.uid}`)).toBe(200);
    for (const path of ['/service_requests', '/mail?pageSize=1', '/mail?mask.fieldPaths=to']) {
      expect(await sendHttp(client, 'GET', path)).toBe(403);
    }
    expect(await sendHttp(client, 'POST', ':listCollectionIds', {})).toBe(403);
  });

  it('writing is denied', async () => {
    const { client } = access.people;
    expect(await sendHttp(client, 'PATCH', `/user_roles/${client.uid}`, { fields })).toBe(403);
    expect(await sendHttp(client, 'DELETE', `/provider_profiles/${client.uid}`)).toBe(403);
    expect(await sendHttp(client, 'POST', '/mail', { fields })).toBe(403);
  });

  it('a query needs a limit', async () => {
    const { client } = access.people;
    const ownRequests = from('service_requests', 'client_uid', { stringValue: client.uid });
    expect(await runQuery(client, ownRequests)).toBe(403);
    expect(await runQuery(client, { ...ownRequests, limit: 100 })).toBe(200);
  });

  it('nobody lists the published profiles', async () => {
    const published = from('provider_profiles', 'published', { booleanValue: true });
    for (const actor of [access.people.visitor, access.people.client, access.people.provider]) {
      expect(await runQuery(actor, { ...published, limit: 1 })).toBe(403);
      expect(await sendHttp(actor, 'GET', '/provider_profiles?pageSize=1')).toBe(403);
    }
  });
});
