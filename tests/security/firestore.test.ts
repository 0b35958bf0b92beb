import { adminRole, subscriber } from '@doorstep/local/demo/factories.ts';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getAggregateFromServer,
  getCountFromServer,
  getDocs,
  limit,
  query,
  setDoc,
  sum,
  updateDoc,
  where,
} from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { newClientProfile, newProfile, without } from '../support/documents.ts';
import { codeOf } from '../support/expectations.ts';
import { saveProfile } from '../support/protocols.ts';
import { adminDb, fieldsOf } from '../support/server/admin.ts';
import type { Actor } from './support/actor.ts';
import { begin, list, listen, look, request, rest, runQuery, say, tell } from './support/acts.ts';
import type { Cast, Who } from './support/cast.ts';
import { DENIED, EVERYBODY, SESSIONS, Stage } from './support/stage.ts';

/** Firestore with real tokens: who may do what. The fields are checked in tests/rules. */

const stage = new Stage();
const SIDES = ['client', 'provider', 'guest'] as const;
const others = (who: Who) => SESSIONS.filter((one) => one !== who);

const pageOf = ({ uid }: Actor) => `provider_profiles/${uid}`;
const requestPath = ({ requestId }: Cast) => `service_requests/${requestId}`;
const conversationPath = ({ conversationId }: Cast) => `conversations/${conversationId}`;
const grantPath = (cast: Cast, { uid } = cast.guest) => `${requestPath(cast)}/guests/${uid}`;

const messageOf = async (name: string, thread: string) =>
  `${name}/${String((await fieldsOf(thread))['last_message_id'])}`;
/** Reads a document, and listens to it. */
async function see(who: Actor, path: string): Promise<void> {
  await look(who, path);
  await listen(who, path);
}
/** Changes a thread that has unread messages on both sides. */
async function update(who: Actor, path: string, changes: object): Promise<void> {
  await adminDb().doc(path).update({ unread_provider: 3, unread_client: 3 });
  await updateDoc(doc(who.db, path), { ...changes });
}
const page = (uid: string) => without(newProfile(uid, { published: true }), 'created_at');
const savePage = ({ db }: Actor, uid: string) =>
  saveProfile(db, { uid, update: true, profile: page(uid) });
const saveOwn = ({ db }: Actor, uid: string) =>
  setDoc(doc(db, 'client_profiles', uid), newClientProfile(uid));
const by = (field: string, value: string) => [where(field, '==', value), limit(25)];

describe('profiles', () => {
  stage.onlyFor("saving one's own", SESSIONS, (who) => saveOwn(who, who.uid));
  stage.onlyFor("saving the client's", ['client'], (who, { client }) => saveOwn(who, client.uid));
  stage.onlyFor("reading the client's", ['client'], (who, { client }) =>
    look(who, `client_profiles/${client.uid}`),
  );
  stage.onlyFor('listing', [], (who) => list(who, 'client_profiles', limit(1)));
  stage.onlyFor('reading a page', EVERYBODY, (who, { provider }) => look(who, pageOf(provider)));
  stage.onlyFor('reading a draft', ['lapsed'], (who, { lapsed }) => see(who, pageOf(lapsed)));
  stage.onlyFor('listing public pages', [], (who) =>
    list(who, 'provider_profiles', where('published', '==', true), limit(100)),
  );
  stage.onlyFor("changing the professional's page", ['provider'], (who, { provider }) =>
    savePage(who, provider.uid),
  );
  stage.onlyFor('publishing a lapsed page', [], (who, { lapsed }) => savePage(who, lapsed.uid));
  stage.onlyFor('listing handles', [], (who) => list(who, 'handles', limit(10)));
  stage.onlyFor("freeing the professional's handle", [], (who, { provider }) =>
    deleteDoc(doc(who.db, 'handles', provider.uid)),
  );
});

describe('requests', () => {
  stage.onlyFor('reading one', SIDES, (who, cast) => see(who, requestPath(cast)));
  stage.onlyFor("listing the professional's", ['provider'], (who, { provider }) =>
    list(who, 'service_requests', ...by('provider_id', provider.uid)),
  );
  stage.onlyFor("listing the client's", ['client'], (who, { client }) =>
    list(who, 'service_requests', ...by('client_uid', client.uid)),
  );
  stage.onlyFor("listing the address's", ['client'], (who, { client }) =>
    list(who, 'service_requests', ...by('client_email', client.email)),
  );
  stage.onlyFor('changing the status', ['provider'], (who, cast) =>
    update(who, requestPath(cast), { status: 'in_progress' }),
  );
  stage.onlyFor("marking the client's side as read", ['client', 'guest'], (who, cast) =>
    update(who, requestPath(cast), { unread_client: 0 }),
  );
  stage.onlyFor('sending one', others('provider'), (who, { provider }) => request(who, provider));
  stage.onlyFor('writing as the client', ['client', 'guest'], (who, { requestId }) =>
    say(who, 'client', requestId),
  );
  stage.onlyFor('writing as the professional', ['provider'], (who, { requestId }) =>
    say(who, 'provider', requestId),
  );
  stage.onlyFor('listing messages', SIDES, (who, { requestId }) =>
    list(who, 'chat_messages', ...by('request_id', requestId)),
  );
  stage.onlyFor('reading a message', SIDES, async (who, cast) => {
    await say(cast.client, 'client', cast.requestId);
    await see(who, await messageOf('chat_messages', requestPath(cast)));
  });
  stage.onlyFor('reading a grant', [], (who, cast) => look(who, grantPath(cast)));
  stage.onlyFor('granting oneself a chat', [], (who, cast) =>
    setDoc(doc(who.db, grantPath(cast, who)), { expires_at: new Date(Date.now() + 3_600_000) }),
  );
  stage.onlyFor('deleting a grant', [], (who, cast) => deleteDoc(doc(who.db, grantPath(cast))));
});

describe('conversations', () => {
  const BOTH = ['client', 'provider'] as const;
  stage.onlyFor('reading one', BOTH, (who, cast) => see(who, conversationPath(cast)));
  stage.onlyFor("listing the professional's", ['provider'], (who, { provider }) =>
    list(who, 'conversations', ...by('provider_id', provider.uid)),
  );
  stage.onlyFor('reading and listing messages', BOTH, async (who, cast) => {
    const { client, provider } = cast;
    await look(who, await messageOf('direct_messages', conversationPath(cast)));
    const ofClient = where('client_id', '==', client.uid);
    await list(who, 'direct_messages', ofClient, ...by('provider_id', provider.uid));
  });
  stage.onlyFor('writing as the client', ['client'], (who, { conversationId }) =>
    tell(who, 'client', conversationId),
  );
  stage.onlyFor('writing as the professional', ['provider'], (who, { conversationId }) =>
    tell(who, 'provider', conversationId),
  );
  stage.onlyFor("marking the professional's side as read", ['provider'], (who, cast) =>
    update(who, conversationPath(cast), { unread_provider: 0 }),
  );
  stage.onlyFor('beginning one', others('otherProvider'), (who, { otherProvider }) =>
    begin(who, otherProvider),
  );
});

describe.each(['user_roles', 'subscribers'])('%s', (name) => {
  beforeAll(async () => {
    const { uid } = stage.cast.provider;
    await adminDb().doc(`user_roles/${uid}`).set(adminRole(uid));
  });
  // A token of a closed account reads for an hour what it could read before.
  const readers = [...SESSIONS, 'deleted', 'suspended'] as const;
  stage.onlyFor("reading one's own", readers, (who) => look(who, `${name}/${who.uid}`));
  stage.onlyFor("reading the professional's", ['provider'], (who, { provider }) =>
    see(who, `${name}/${provider.uid}`),
  );
  stage.onlyFor("writing one's own", [], (who) =>
    setDoc(doc(who.db, name, who.uid), name === 'subscribers' ? subscriber() : adminRole(who.uid)),
  );
  stage.onlyFor("changing the professional's", [], (who, { provider }) =>
    updateDoc(doc(who.db, name, provider.uid), { role: 'admin', subscribed: true }),
  );
  stage.onlyFor('listing', [], (who) => list(who, name, limit(1)));
});

describe.each([
  ...['mail', 'mail_preferences', 'stripe_events', 'rate_limits', 'cursors', 'closed_accounts'],
  ...['account_deletions', 'reports', 'audit_log', 'pictures', 'provider_search', 'secrets'],
  'sitemap_files',
])('%s', (name) => {
  it.each(['visitor', 'guest', 'provider', 'deleted'] as const)(
    'is closed to: %s',
    async (person) => {
      const who = stage.cast[person];
      const path = `${name}/somebody`;
      const outcomes = await Promise.all(
        [
          look(who, path),
          listen(who, path),
          list(who, name, limit(1)),
          list(who, name, where('owner', '==', who.uid), limit(1)),
          getCountFromServer(query(collection(who.db, name), limit(1))),
          setDoc(doc(who.db, path), { owner: who.uid }),
          deleteDoc(doc(who.db, path)),
        ].map(codeOf),
      );
      expect(new Set(outcomes)).toEqual(new Set([DENIED]));
    },
  );
});

describe('a collection group', () => {
  for (const name of ['guests', 'chat_messages', 'direct_messages', 'provider_profiles', 'mail']) {
    stage.onlyFor(name, [], (who) => getDocs(query(collectionGroup(who.db, name), limit(1))));
  }
});

describe('sums where a list is refused', () => {
  const all = (name: string) => query(collection(stage.cast.client.db, name), limit(9));
  it.each(['service_requests', 'direct_messages', 'client_profiles', 'subscribers'])(
    '%s are neither counted nor summed up',
    async (name) => {
      const total = { total: sum('unread_provider') };
      expect(await codeOf(getCountFromServer(all(name)))).toBe(DENIED);
      expect(await codeOf(getAggregateFromServer(all(name), total))).toBe(DENIED);
    },
  );

  it("one's own are", async () => {
    const mine = query(all('service_requests'), where('client_uid', '==', stage.cast.client.uid));
    expect(await codeOf(getCountFromServer(mine))).toBe('allowed');
  });
});

describe('without the SDK', () => {
  const fields = { role: { stringValue: 'admin' } };
  const from = (collectionId: string, field: string, value: object) => ({
    from: [{ collectionId }],
    where: { fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value } },
  });

  it('reading others is refused, and listing with a mask and a page too', async () => {
    const { client, provider } = stage.cast;
    expect(await rest(client, 'GET', `/subscribers/${provider.uid}`)).toBe(403);
    expect(await rest(provider, 'GET', `/subscribers/${provider.uid}`)).toBe(200);
    for (const path of ['/service_requests', '/mail?pageSize=1', '/mail?mask.fieldPaths=to']) {
      expect(await rest(client, 'GET', path)).toBe(403);
    }
    expect(await rest(client, 'POST', ':listCollectionIds', {})).toBe(403);
  });

  it('writing is refused', async () => {
    const { client } = stage.cast;
    expect(await rest(client, 'PATCH', `/user_roles/${client.uid}`, { fields })).toBe(403);
    expect(await rest(client, 'DELETE', `/provider_profiles/${client.uid}`)).toBe(403);
    expect(await rest(client, 'POST', '/mail', { fields })).toBe(403);
  });

  it('a query without a limit is refused, and with one allowed', async () => {
    const { client } = stage.cast;
    const mine = from('service_requests', 'client_uid', { stringValue: client.uid });
    expect(await runQuery(client, mine)).toBe(403);
    expect(await runQuery(client, { ...mine, limit: 100 })).toBe(200);
  });

  it('published profiles are listed by nobody', async () => {
    const published = from('provider_profiles', 'published', { booleanValue: true });
    for (const who of [stage.cast.visitor, stage.cast.client, stage.cast.provider]) {
      expect(await runQuery(who, { ...published, limit: 1 })).toBe(403);
      expect(await rest(who, 'GET', '/provider_profiles?pageSize=1')).toBe(403);
    }
  });
});
