import { adminRole, subscriber } from '@doorstep/local/demo/factories.ts';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { expectAllowed, expectPermissionDenied } from '../support/expectations.ts';
import { RulesProject, session, strangersTo, type Asking } from '../support/rules-project.ts';

const project = new RulesProject('server-only', () => ({
  'user_roles/admin-1': adminRole(),
  'subscribers/admin-1': subscriber(),
  'mail/request-1_new_request': { to: 'provider-1@doorstep.test' },
  'stripe_events/evt_1': { type: 'customer.subscription.updated' },
  'rate_limits/window-1': { count: 1 },
  'pictures/admin-1_provider-avatars_a': { owner: 'admin-1' },
}));

const owner = session('admin-1');
const STRANGERS: [string, Asking][] = strangersTo('admin-1');

describe.each(['user_roles', 'subscribers'])("one's own document of %s", (name) => {
  const own = (asking: Asking) => doc(project.as(asking), name, 'admin-1');

  it('is read by its owner', () => expectAllowed(getDoc(own(owner))));

  it('is read as missing by somebody who has none', () =>
    expectAllowed(getDoc(doc(project.as(session('nobody')), name, 'nobody'))));

  it.each(STRANGERS)('is not read by %s', (_, asking) =>
    expectPermissionDenied(getDoc(own(asking))),
  );

  it('is not found in a list', () =>
    expectPermissionDenied(getDocs(query(collection(project.as(owner), name), limit(1)))));

  it.each<[string, Asking]>([['its owner', owner], ...STRANGERS])(
    'is not written by %s',
    async (_, asking) => {
      await expectPermissionDenied(updateDoc(own(asking), { subscribed: true, role: 'admin' }));
      await expectPermissionDenied(setDoc(own(asking), { subscribed: true, role: 'admin' }));
      await expectPermissionDenied(deleteDoc(own(asking)));
    },
  );

  it('is not made by somebody who has none', () =>
    expectPermissionDenied(
      setDoc(doc(project.as(session('nobody')), name, 'nobody'), {
        user_id: 'nobody',
        role: 'admin',
        subscribed: true,
      }),
    ));
});

const CLOSED = {
  mail: 'request-1_new_request',
  mail_preferences: 'a'.repeat(64),
  stripe_events: 'evt_1',
  rate_limits: 'window-1',
  cursors: 'reconcile_subscriptions',
  pictures: 'admin-1_provider-avatars_a',
  closed_accounts: 'admin-1',
  account_deletions: 'admin-1',
  reports: 'report-1',
  audit_log: '000000000001',
  provider_search: 'page-1',
  sitemap_files: '1',
  secrets: 'anything',
};

describe.each(Object.entries(CLOSED))('the collection %s', (name, id) => {
  it.each<[string, Asking]>([['a session', owner], ...STRANGERS])(
    'is closed to %s',
    async (_, asking) => {
      const db = project.as(asking);
      await expectPermissionDenied(getDoc(doc(db, name, id)));
      await expectPermissionDenied(getDocs(query(collection(db, name), limit(1))));
      await expectPermissionDenied(setDoc(doc(db, name, id), { state: 'pending' }));
      await expectPermissionDenied(setDoc(doc(db, name, 'new'), { state: 'pending' }));
      await expectPermissionDenied(deleteDoc(doc(db, name, id)));
    },
  );
});

describe('what lies below a document', () => {
  it.each(['provider_profiles/admin-1', 'client_profiles/admin-1', 'handles/admin-1'])(
    'of %s is closed to its owner',
    async (path) => {
      const below = doc(project.as(owner), path, 'private/notes');
      await expectPermissionDenied(getDoc(below));
      await expectPermissionDenied(setDoc(below, { text: 'mine' }));
    },
  );
});

describe('all collections of one name at once', () => {
  it.each(['provider_profiles', 'service_requests', 'chat_messages', 'direct_messages', 'mail'])(
    '%s are closed to everybody',
    async (name) => {
      const all = (asking: Asking) =>
        getDocs(query(collectionGroup(project.as(asking), name), limit(1)));
      await expectPermissionDenied(all(null));
      await expectPermissionDenied(all(owner));
    },
  );
});
