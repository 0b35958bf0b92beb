import { serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import {
  collectionGroup,
  deleteField,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { allowed, denied, each } from '../../support/rules/cases.ts';
import {
  anonymous,
  RulesProject,
  session,
  STRANGERS,
  unverified,
  type Person,
  type Requester,
} from '../../support/rules/project.ts';
import { commitCounted, countDocument } from '../../support/write-batches.ts';

/** What the functions write about a request: its history, earlier quotes, `done`, its distance. */

const CLIENT_EMAIL = 'nora@doorstep.test';
const REQUEST = 'service_requests/request-1';
const HISTORY = `${REQUEST}/history`;
const QUOTES = `${REQUEST}/quotes`;
const OF_SUSPENDED = 'service_requests/of-suspended';
const entry = (changes: object = {}) => ({
  ...{ status: 'in_progress', side: 'provider', at: Timestamp.fromMillis(0) },
  ...changes,
});
const grant = (minutes: number) => ({
  expires_at: Timestamp.fromMillis(Date.now() + minutes * 60_000),
});
const SUSPENSION = { reason: 'suspended', closed_at: Timestamp.now(), expires_at: null };

const project = new RulesProject('requests-history', () => ({
  [REQUEST]: stored(serviceRequest({ client_email: CLIENT_EMAIL })),
  [`${HISTORY}/1`]: entry(),
  [`${QUOTES}/1`]: { state: 'declined', total_cents: 45_000 },
  'service_requests/other': stored(
    serviceRequest({ id: 'other', provider_id: 'provider-2', client_uid: 'client-2' }),
  ),
  'service_requests/nothing/history/1': entry(),
  [OF_SUSPENDED]: stored(serviceRequest({ client_uid: 'suspended' })),
  [`${OF_SUSPENDED}/history/1`]: entry(),
  'closed_accounts/suspended': SUSPENSION,
  [`${REQUEST}/guests/guest`]: grant(30),
  [`${REQUEST}/guests/somebody`]: grant(30),
  [`${REQUEST}/guests/provider-1`]: grant(30),
  [`${REQUEST}/guests/late`]: grant(-1),
  'service_requests/other/guests/elsewhere': grant(30),
}));

// The professional has no plan: a plan is not needed to read requests.
const provider = session('provider-1');
const client = session('client-1');
const SIDES: Record<string, Person> = {
  'the professional, without a plan': provider,
  'the sender': client,
  'the account of its confirmed address': session('later', CLIENT_EMAIL),
  'a guest': anonymous('guest'),
  'a guest with another account': session('somebody'),
};
const OTHERS: Record<string, Requester> = {
  ...STRANGERS,
  'its address, unconfirmed': unverified('later', CLIENT_EMAIL),
  'an anonymous user without a grant': anonymous('nobody'),
  'a guest whose grant has expired': anonymous('late'),
  'a guest of another request': anonymous('elsewhere'),
};

const newest = (who: Requester, size = 20, path = HISTORY) =>
  project.list(who, path, orderBy('at', 'desc'), limit(size));

describe('the history of a request', () => {
  allowed('listing', {
    ...each(SIDES, (who) => newest(who)),
    // A suspended account can read what it could read before.
    'a suspended client': () => newest(session('suspended'), 20, `${OF_SUSPENDED}/history`),
  });
  denied('listing', {
    ...each(OTHERS, (who) => newest(who)),
    'above 100': () => newest(client, 101),
    'without a limit': () => project.list(client, HISTORY),
    'of a request that does not exist': () =>
      newest(client, 20, 'service_requests/nothing/history'),
    'of all requests at once': () =>
      getDocs(query(collectionGroup(project.as(provider), 'history'), limit(1))),
  });
  denied(
    'forging, changing and deleting an entry',
    each<Requester>({ ...SIDES, ...OTHERS, 'a suspended client': session('suspended') }, (who) => [
      project.set(who, `${HISTORY}/2`, entry({ side: 'client', at: serverTimestamp() })),
      project.set(who, `${HISTORY}/1`, entry({ status: 'completed' })),
      project.update(who, `${HISTORY}/1`, { side: 'client' }),
      project.delete(who, `${HISTORY}/1`),
    ]),
  );
  denied('an entry', {
    'in a batch with the change that it describes': () => {
      const db = project.as(provider);
      const at = serverTimestamp();
      const change = { status_changed_by: 'provider-1', status_changed_at: at };
      return commitCounted(db, (batch, begins) => {
        batch.update(doc(db, REQUEST), { status: 'completed', ...change });
        batch.set(doc(db, `${HISTORY}/2`), entry({ status: 'completed', at }));
        countDocument(batch, doc(db, 'edit_counts/provider-1'), REQUEST, begins);
      });
    },
  });
});

describe('the earlier quotes of a request', () => {
  const quotes = (who: Requester, size = 20) =>
    project.list(who, QUOTES, orderBy('created_at', 'desc'), limit(size));
  allowed(
    'listing',
    each(SIDES, (who) => quotes(who)),
  );
  denied('listing', {
    ...each(OTHERS, (who) => quotes(who)),
    'above 100': () => quotes(client, 101),
    'of all requests at once': () =>
      getDocs(query(collectionGroup(project.as(provider), 'quotes'), limit(1))),
  });
  denied(
    'forging, changing and deleting one',
    each<Requester>({ ...SIDES, ...OTHERS }, (who) => [
      project.set(who, `${QUOTES}/2`, { state: 'accepted', total_cents: 1 }),
      project.update(who, `${QUOTES}/1`, { state: 'accepted' }),
      project.delete(who, `${QUOTES}/1`),
    ]),
  );
});

// @2.46.1
describe('the word that the job of a request is done', () => {
  const done = { asked_by: 'client-1', asked_at: Timestamp.now(), due_at: Timestamp.now() };
  denied(
    'saying, answering and removing it',
    each<Requester>({ ...SIDES, ...OTHERS }, (who) => [
      project.update(who, REQUEST, { done: { ...done, refused_at: null, completed_at: null } }),
      project.update(who, REQUEST, { 'done.refused_at': serverTimestamp() }),
      project.update(who, REQUEST, { done: deleteField() }),
    ]),
  );
});

// @2.50.10
describe('the distance of the job', () => {
  denied(
    'writing, changing and removing it',
    each<Requester>({ ...SIDES, ...OTHERS }, (who) => [
      project.update(who, REQUEST, { distance: { meters: 0, is_inside: true } }),
      project.update(who, REQUEST, { 'distance.is_inside': true }),
      project.update(who, REQUEST, { distance: deleteField(), unread_client: 0 }),
    ]),
  );
});
