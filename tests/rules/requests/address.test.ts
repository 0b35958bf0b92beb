import { serviceRequest, stored, subscriber } from '@doorstep/local/demo/factories.ts';
import {
  collectionGroup,
  doc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { newRequest, publishedProvider, type Fields } from '../../support/documents.ts';
import { allowed, denied, each, notOneLine } from '../../support/rules/cases.ts';
import {
  anonymous,
  RulesProject,
  session,
  STRANGERS,
  unverified,
  type Requester,
  type Seed,
} from '../../support/rules/project.ts';
import {
  MEMBER,
  membersOf,
  NO_MEMBERS,
  SUSPENDED,
  teamDocuments,
} from '../../support/rules/team-members.ts';
import { commitCounted, countDocument, randomId } from '../../support/write-batches.ts';

/** The street address of a request: who reads it, and what its client writes. */

const NORA = 'nora@doorstep.test';
const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const addressOf = (request: string) => `service_requests/${request}/private/address`;
const grant = (proof: string, hours = 1) => ({
  expires_at: Timestamp.fromMillis(Date.now() + hours * 3_600_000),
  proof,
});
const closed = (uid: string) => ({
  [`closed_accounts/${uid}`]: { reason: 'suspended', closed_at: new Date(), expires_at: null },
});
const block = (blocker_uid: string, blocked_uid: string) => ({
  [`blocks/${blocker_uid}_${blocked_uid}`]: { blocker_uid, blocked_uid, created_at: new Date() },
});

/** Returns a request of today, with an address. */
const request = (id: string, fields: Parameters<typeof serviceRequest>[0] = {}): Seed => ({
  [`service_requests/${id}`]: stored(serviceRequest({ id, last_at: new Date(), ...fields })),
  [addressOf(id)]: { street: '12 Elm Street', check_at: new Date() },
});

const project = new RulesProject('requests-address', () => ({
  ...publishedProvider('provider-1'),
  ...publishedProvider('suspended-pro'),
  ...teamDocuments(),
  ...closed('suspended-pro'),
  ...closed('suspended-client'),
  ...membersOf('suspended-pro', 'lapsed', 'blocked-by-client', 'blocks-client'),
  'subscribers/lapsed': subscriber({ subscribed: false }),
  ...block('client-1', 'blocked-by-client'),
  ...block('blocks-client', 'client-1'),
  'subscribers/blocked-by-client': subscriber(),
  'subscribers/blocks-client': subscriber(),
  ...request('request-1', { client_email: NORA, client_email_confirmed: true }),
  'service_requests/request-1/guests/by-link': grant('link'),
  'service_requests/request-1/guests/by-address': grant('address'),
  'service_requests/request-1/guests/expired': grant('link', -1),
  'service_requests/request-1/guests/provider-1': grant('link'),
  'service_requests/request-1/guests/suspended': grant('link'),
  ...request('typed', { client_email: NORA, client_email_confirmed: false }),
  'service_requests/typed/guests/by-link': grant('link'),
  'service_requests/typed/guests/later': grant('address'),
  ...request('of-lapsed', { provider_id: 'lapsed' }),
  'service_requests/of-lapsed/guests/lapsed': grant('link'),
  ...request('of-suspended', { provider_id: 'suspended-pro' }),
  ...request('of-suspended-client', { client_uid: 'suspended-client' }),
  ...request('blocked-by-client', { provider_id: 'blocked-by-client' }),
  ...request('blocks-client', { provider_id: 'blocks-client' }),
  ...request('closed', { closed: true }),
  ...request('silent', { last_at: daysAgo(181) }),
  ...request('ended', { status: 'completed', status_changed_at: daysAgo(91) }),
  ...request('ending', { status: 'cancelled', status_changed_at: daysAgo(89) }),
  'service_requests/empty': stored(serviceRequest({ id: 'empty', last_at: new Date() })),
  'service_requests/no-street': stored(serviceRequest({ id: 'no-street', provider_id: 'lapsed' })),
  ...request('to-delete'),
}));

const client = session('client-1');
const owner = session('provider-1');
const later = session('later', NORA);

const read = (who: Requester, id = 'request-1') => project.get(who, addressOf(id));
/** Reads an address as a professional and as an active member of their team. */
const readBy = (uid: string, id = uid) => [read(session(uid), id), read(session(`of-${uid}`), id)];

/** Nobody of these reads or writes the address of `request-1`. */
const OTHERS: Record<string, Requester> = {
  ...STRANGERS,
  ...NO_MEMBERS,
  'an account whose address is not verified': unverified('later', NORA),
  'an anonymous account with its address': anonymous('later', NORA),
  'a guest who typed the address': anonymous('by-address'),
  'a guest whose access has ended': anonymous('expired'),
  'a suspended member': SUSPENDED,
};

// @2.50.4 @2.50.5
describe('reading the address', () => {
  allowed('the address', {
    ...each<Requester>(
      {
        'the account that sent the request': client,
        'the account of its confirmed address': later,
        'a guest by the link of a mail': anonymous('by-link'),
        'the professional': owner,
        'an active member of the team': MEMBER,
      },
      (who) => read(who),
    ),
    'a guest by a link to an address that the sender typed': () =>
      read(anonymous('by-link'), 'typed'),
    'the sender, with an address that they typed': () => read(client, 'typed'),
  });
  denied('the address', {
    ...each(OTHERS, (who) => read(who)),
    'the account of an address that the sender typed': () => read(later, 'typed'),
    'a lapsed professional and their team': () => readBy('lapsed', 'of-lapsed'),
    'a suspended professional and their team': () => readBy('suspended-pro', 'of-suspended'),
    'a suspended client': () => read(session('suspended-client'), 'of-suspended-client'),
    'a professional whom the client has blocked, and their team': () => readBy('blocked-by-client'),
    'a professional who has blocked the client, and their team': () => readBy('blocks-client'),
    'the professional, in a closed thread': () => [read(owner, 'closed'), read(MEMBER, 'closed')],
    'the client, in a closed thread': () => read(client, 'closed'),
    'listing it': () => [
      project.list(client, 'service_requests/request-1/private', limit(1)),
      project.list(owner, 'service_requests/request-1/private', limit(1)),
      getDocs(query(collectionGroup(project.as(owner), 'private'), limit(1))),
    ],
    'another document beside it': () => project.get(client, 'service_requests/request-1/private/x'),
  });
  allowed('that there is none', {
    'the sides': () => [read(client, 'empty'), read(owner, 'empty'), read(MEMBER, 'empty')],
    'a lapsed professional': () => read(session('lapsed'), 'no-street'),
  });
  denied(
    'that there is none',
    each(OTHERS, (who) => read(who, 'empty')),
  );
});

interface Write {
  id?: string;
  fields?: Fields;
  /** The path in the counter of edits; null omits it. */
  counted?: string | null;
}
const valid = (fields: Fields = {}) => ({
  street: '1 Oak Lane',
  check_at: serverTimestamp(),
  ...fields,
});
function write(who: Requester, { id = 'request-1', fields = {}, ...options }: Write = {}) {
  const { counted = addressOf(id) } = options;
  const db = project.as(who);
  return commitCounted(db, (batch, begins) => {
    batch.set(doc(db, addressOf(id)), valid(fields));
    if (counted === null) return;
    countDocument(batch, doc(db, 'edit_counts', who?.uid ?? 'client-1'), counted, begins);
  });
}
const typed = (fields: Fields) => write(client, { fields });

// @2.50.7
describe('changing the address', () => {
  allowed('an address', {
    'of its sender': () => write(client),
    'of the account of its confirmed address': () => write(later),
    'of 200 characters': () => typed({ street: 's'.repeat(200) }),
    'where there is none': () => write(client, { id: 'empty' }),
    'within 90 days of the end': () => write(client, { id: 'ending' }),
  });
  denied('an address', {
    ...each(OTHERS, (who) => write(who)),
    'of a guest by a link': () => write(anonymous('by-link')),
    'of the professional': () => [write(owner), write(MEMBER)],
    'of the account of a typed address': () => write(later, { id: 'typed' }),
    'of a suspended client': () =>
      write(session('suspended-client'), { id: 'of-suspended-client' }),
    'of a closed request': () => write(client, { id: 'closed' }),
    'after 180 days of silence': () => write(client, { id: 'silent' }),
    'after 90 days of the end': () => write(client, { id: 'ended' }),
    'of no request': () => write(client, { id: 'nothing' }),
    ...each<Fields>(
      {
        'that is empty': { street: '' },
        'without a visible character': { street: ' \u200b' },
        'of 201 characters': { street: 's'.repeat(201) },
        'that is a list': { street: ['12 Elm Street'] },
        'that is null': { street: null },
        ...notOneLine<Fields>({ 'of a line': (street) => ({ street }) }),
        'that is checked later': { check_at: Timestamp.fromMillis(Date.now() + DAY_MS) },
        'that is checked never': { check_at: null },
        'with another field': { city: 'Austin' },
      },
      typed,
    ),
    'that is not counted': () => [
      write(client, { counted: null }),
      write(client, { counted: 'service_requests/request-1' }),
      write(client, { counted: addressOf('empty') }),
    ],
  });
});

describe('sending an address', () => {
  /** Sends a request and its address in one batch, as the form does. */
  const send = (address: Fields, changes: Fields = {}) => {
    const db = project.as(client);
    const reference = doc(db, 'service_requests', randomId(db));
    return commitCounted(db, (batch, begins) => {
      batch.set(reference, newRequest(changes));
      batch.set(doc(reference, 'private', 'address'), address);
      countDocument(batch, doc(db, 'thread_counts', client.uid), reference.path, begins);
    });
  };
  allowed('with the request', {
    'counted by the request': () => send(valid()),
    'with an address that the sender typed': () =>
      send(valid(), { client_email: 'work@company.test', client_email_confirmed: false }),
  });
  denied('with the request', { 'that is empty': () => send(valid({ street: '' })) });
});

// @2.50.7
describe('removing the address', () => {
  denied('it', {
    ...each(OTHERS, (who) => project.delete(who, addressOf('request-1'))),
    'by a guest by a link': () => project.delete(anonymous('by-link'), addressOf('request-1')),
    'by the professional': () => [
      project.delete(owner, addressOf('request-1')),
      project.delete(MEMBER, addressOf('request-1')),
    ],
    'by a suspended client': () =>
      project.delete(session('suspended-client'), addressOf('of-suspended-client')),
  });
  allowed('it', { 'by its sender': () => project.delete(client, addressOf('to-delete')) });
});
