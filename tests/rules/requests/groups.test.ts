import { serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import {
  arrayUnion,
  doc,
  limit,
  serverTimestamp,
  Timestamp,
  where,
  type Firestore,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { newRequest, publishedProvider, type Fields } from '../../support/documents.ts';
import { allowed, denied, each } from '../../support/rules/cases.ts';
import {
  RulesProject,
  session,
  strangersTo,
  type Requester,
  type Seed,
} from '../../support/rules/project.ts';
import { NO_MEMBERS, SUSPENDED, teamDocuments } from '../../support/rules/team-members.ts';
import { commitCounted, countDocument, randomId } from '../../support/write-batches.ts';

/** The groups of requests that ask several professionals for the same job. */

const GROUP = 'request_groups/request-1';
const PROVIDERS = ['provider-1', 'provider-2', 'provider-3', 'provider-4', 'provider-5'];

/** Returns the first request of a client to `provider-1`, and how many requests its group has. */
const first = (id: string, size: number, client_uid = 'client-1'): Seed => ({
  [`service_requests/${id}`]: stored(serviceRequest({ id, client_uid })),
  ...(size > 1 && {
    [`request_groups/${id}`]: {
      client_uid,
      request_ids: [id, 'b', 'c', 'd'].slice(0, size),
      provider_ids: PROVIDERS.slice(0, size),
      changed_at: Timestamp.now(),
    },
  }),
});

const project = new RulesProject('requests-groups', () => ({
  ...publishedProvider('provider-1'),
  ...publishedProvider('provider-2'),
  ...publishedProvider('provider-5'),
  ...teamDocuments(),
  'subscribers/provider-2': { subscribed: false },
  ...first('request-1', 2),
  ...first('alone', 1),
  ...first('unchanged', 1),
  ...first('three', 3),
  ...first('four', 4),
  ...first('of-other', 1, 'client-2'),
  ...first('of-suspended', 2, 'suspended'),
}));
const client = session('client-1');

/** Everybody who must not learn that others were asked. */
const OTHERS: Record<string, Requester> = {
  ...strangersTo('client-1'),
  ...NO_MEMBERS,
  'the professional of the first request': session('provider-1'),
  'a lapsed professional of another request': session('provider-2'),
  'a member of a team': session('member-1'),
  'a suspended account': SUSPENDED,
};

// @2.53.8
describe('reading a group', () => {
  const own = where('client_uid', '==', 'client-1');
  const hasRequest = where('request_ids', 'array-contains', 'b');
  allowed('it', {
    'to the client': () => [
      project.get(client, GROUP),
      project.list(client, 'request_groups', own, limit(25)),
      project.list(client, 'request_groups', own, hasRequest, limit(1)),
    ],
    'to the client, that there is none': () => project.get(client, 'request_groups/unchanged'),
  });
  denied('it', {
    ...each(OTHERS, (who) => [
      project.get(who, GROUP),
      project.get(who, 'request_groups/unchanged'),
      project.list(who, 'request_groups', own, limit(25)),
      project.list(who, 'request_groups', hasRequest, limit(1)),
      project.list(who, 'request_groups', own, hasRequest, limit(1)),
    ]),
    'to a suspended client': () => project.get(SUSPENDED, 'request_groups/of-suspended'),
    'without a limit, and of everybody': () => [
      project.list(client, 'request_groups', own),
      project.list(client, 'request_groups', limit(25)),
    ],
  });
});

interface Add {
  to?: string;
  /** The fields of the new request; null sends none. */
  request?: Fields | null;
  group?: Fields;
  /** The street address that is sent with the request; null sends none. */
  street?: string | null;
  who?: Requester;
}

/** Sends a request and adds it to a group in one batch, as the app does. */
function add(firstId: string, options: Add = {}) {
  const { to = 'provider-5', request = {}, group, street = null, who = client } = options;
  const db: Firestore = project.as(who);
  const uid = who?.uid ?? 'client-1';
  const reference = doc(db, 'service_requests', randomId(db));
  const fields = {
    client_uid: uid,
    request_ids: arrayUnion(firstId, reference.id),
    provider_ids: arrayUnion('provider-1', to),
    changed_at: serverTimestamp(),
    ...group,
  };
  return commitCounted(db, (batch, begins) => {
    batch.set(doc(db, 'request_groups', firstId), fields, { merge: true });
    if (request === null) return;
    const copies = { provider_id: to, provider_handle: to };
    batch.set(reference, newRequest({ ...copies, client_uid: uid, ...request }));
    if (street !== null) {
      const address = { street, check_at: serverTimestamp() };
      batch.set(doc(reference, 'private', 'address'), address);
    }
    countDocument(batch, doc(db, 'thread_counts', uid), reference.path, begins);
  });
}

// @2.53.7
describe('adding a request to a group', () => {
  allowed('it', {
    'with the second request': () => add('alone'),
    'with the fourth request and its street address': () =>
      add('three', { street: '12 Elm Street' }),
  });
  denied('it', {
    ...each(OTHERS, (who) => add('unchanged', { who })),
    ...each(OTHERS, (who) => add('three', { who })),
    'with a fifth request': () => add('four'),
    'to the same professional again': () => [
      add('request-1', { to: 'provider-1' }),
      add('request-1', { to: 'provider-2' }),
      add('unchanged', { to: 'provider-1' }),
    ],
    "to another client's request": () => add('of-other'),
    'to no request': () => add('nothing'),
    'without the request': () => add('unchanged', { request: null }),
    'with a request that was sent before': () =>
      add('unchanged', {
        request: null,
        group: { request_ids: ['unchanged', 'three'], provider_ids: ['provider-1', 'provider-1'] },
      }),
    ...each<Fields>(
      {
        'that names another client': { client_uid: 'client-2' },
        'that names another professional': { provider_ids: ['provider-1', 'provider-4'] },
        'that leaves out the first request': { request_ids: ['b', 'c'] },
        'with another time': { changed_at: Timestamp.fromMillis(0) },
        'with another field': { note: 'x' },
      },
      (group) => add('unchanged', { group }),
    ),
    'by which an earlier request leaves it': () =>
      add('request-1', { group: { request_ids: ['request-1', 'c'], provider_ids: PROVIDERS } }),
  });
});

denied('changing a group otherwise', {
  'deleting it': () => project.delete(client, GROUP),
  'changing its time': () => project.update(client, GROUP, { changed_at: serverTimestamp() }),
});
