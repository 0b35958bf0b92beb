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
import { adminDb } from '../support/server/admin.ts';
import { codeOf } from '../support/expectations.ts';
import { list, listen, look } from './support/acts.ts';
import { rest, runQuery } from './support/rest.ts';
import { DENIED, SESSIONS, Stage } from './support/stage.ts';

const stage = new Stage();
const CLOSED = [
  'mail',
  'mail_preferences',
  'stripe_events',
  'rate_limits',
  'cursors',
  'closed_accounts',
  'account_deletions',
  'reports',
  'audit_log',
  'pictures',
  'provider_search',
  'sitemap_files',
  'secrets',
];

beforeAll(async () => {
  const { provider } = stage.cast;
  await adminDb().doc(`user_roles/${provider.uid}`).set(adminRole(provider.uid));
  for (const name of CLOSED.slice(0, 6)) {
    await adminDb().doc(`${name}/closed-${provider.uid}`).set({ owner: provider.uid, count: 1 });
  }
});

describe.each(['user_roles', 'subscribers'])('%s', (name) => {
  // A token of a deleted account reads for an hour what it could read before: docs/threat-model.md.
  stage.onlyFor("reading one's own", [...SESSIONS, 'deleted'], (who) =>
    look(who, `${name}/${who.uid}`),
  );
  stage.onlyFor("reading the professional's", ['provider'], (who, { provider }) =>
    look(who, `${name}/${provider.uid}`),
  );
  stage.onlyFor("listening to the professional's", ['provider'], (who, { provider }) =>
    listen(who, `${name}/${provider.uid}`),
  );
  stage.onlyFor("writing one's own", [], (who) =>
    setDoc(doc(who.db, name, who.uid), name === 'subscribers' ? subscriber() : adminRole(who.uid)),
  );
  stage.onlyFor("changing the professional's", [], (who, { provider }) =>
    updateDoc(doc(who.db, name, provider.uid), { role: 'admin', subscribed: true }),
  );
  stage.onlyFor("deleting the professional's", [], (who, { provider }) =>
    deleteDoc(doc(who.db, name, provider.uid)),
  );
  stage.onlyFor('listing', [], (who) => list(who, name, limit(1)));
});

describe.each(CLOSED)('%s', (name) => {
  const people = ['visitor', 'guest', 'provider', 'formerAdmin', 'deleted'] as const;

  it.each(people)('is closed to: %s', async (person) => {
    const who = stage.cast[person];
    const path = `${name}/closed-${stage.cast.provider.uid}`;
    const outcomes = await Promise.all(
      [
        look(who, path),
        listen(who, path),
        list(who, name, limit(1)),
        list(who, name, where('owner', '==', who.uid), limit(1)),
        getCountFromServer(query(collection(who.db, name), limit(1))),
        setDoc(doc(who.db, path), { owner: who.uid }),
        setDoc(doc(who.db, `${name}/new-${who.uid}`), { owner: who.uid }),
        deleteDoc(doc(who.db, path)),
      ].map(codeOf),
    );
    expect(new Set(outcomes)).toEqual(new Set([DENIED]));
  });
});

stage.onlyFor('reading a grant', [], (who, { requestId, guest }) =>
  look(who, `service_requests/${requestId}/guests/${guest.uid}`),
);
stage.onlyFor('granting oneself a chat', [], (who, { requestId }) =>
  setDoc(doc(who.db, `service_requests/${requestId}/guests/${who.uid}`), {
    expires_at: new Date(Date.now() + 3_600_000),
  }),
);
stage.onlyFor("taking a guest's grant away", [], (who, { requestId, guest }) =>
  deleteDoc(doc(who.db, `service_requests/${requestId}/guests/${guest.uid}`)),
);
stage.onlyFor('writing below what is public', [], (who, { provider }) =>
  setDoc(doc(who.db, `provider_profiles/${provider.uid}/notes/1`), { text: 'mine' }),
);

const GROUPS = ['guests', 'chat_messages', 'direct_messages', 'provider_profiles', 'mail'];
describe.each(GROUPS)('all %s of the whole database', (name) => {
  stage.onlyFor('at once', [], (who) => getDocs(query(collectionGroup(who.db, name), limit(1))));
});

describe('sums where a list is refused', () => {
  const all = (name: string, cast = stage.cast) =>
    query(collection(cast.client.db, name), limit(9));
  it.each(['service_requests', 'direct_messages', 'client_profiles', 'subscribers'])(
    '%s are neither counted nor summed up',
    async (name) => {
      const total = { total: sum('unread_provider') };
      expect(await codeOf(getCountFromServer(all(name)))).toBe(DENIED);
      expect(await codeOf(getAggregateFromServer(all(name), total))).toBe(DENIED);
    },
  );

  it("one's own are", async () => {
    const { client } = stage.cast;
    const mine = query(all('service_requests'), where('client_uid', '==', client.uid));
    expect(await codeOf(getCountFromServer(mine))).toBe('allowed');
  });
});

describe('without the SDK', () => {
  const fields = { role: { stringValue: 'admin' } };

  it('reading is refused, and allowed to its owner', async () => {
    const { client, provider } = stage.cast;
    expect(await rest(client, 'GET', `/subscribers/${provider.uid}`)).toBe(403);
    expect(await rest(provider, 'GET', `/subscribers/${provider.uid}`)).toBe(200);
  });

  it('listing is refused, with a mask and a page too', async () => {
    const { client } = stage.cast;
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
    const from = [{ collectionId: 'service_requests' }];
    const field = { fieldPath: 'client_uid' };
    const mine = { fieldFilter: { field, op: 'EQUAL', value: { stringValue: client.uid } } };
    expect(await runQuery(client, { from, where: mine })).toBe(403);
    expect(await runQuery(client, { from, where: mine, limit: 100 })).toBe(200);
  });

  it('published profiles are not listed, by nobody', async () => {
    const from = [{ collectionId: 'provider_profiles' }];
    const field = { fieldPath: 'published' };
    const equal = { fieldFilter: { field, op: 'EQUAL', value: { booleanValue: true } } };
    const { visitor, client, provider } = stage.cast;
    for (const who of [visitor, client, provider]) {
      expect(await runQuery(who, { from, where: equal, limit: 1 })).toBe(403);
      expect(await rest(who, 'GET', '/provider_profiles?pageSize=1')).toBe(403);
    }
  });
});
