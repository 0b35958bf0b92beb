import { serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import { LIST_STATUSES, requestStatusSchema } from '@doorstep/domain/requests/service-request';
import {
  and,
  collection,
  deleteField,
  getCountFromServer,
  increment,
  limit,
  or,
  orderBy,
  query,
  type QueryCompositeFilterConstraint,
  serverTimestamp,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { statusChange, type Fields } from '../../support/documents.ts';
import { expectAllowed, expectPermissionDenied } from '../../support/expectations.ts';
import { allowed, denied, each } from '../../support/rules/cases.ts';
import {
  RulesProject,
  session,
  STRANGERS,
  strangersTo,
  unverified,
  type Requester,
} from '../../support/rules/project.ts';

const CLIENT_EMAIL = 'nora@doorstep.test';
const unread = { client_email: CLIENT_EMAIL, unread_provider: 3, unread_client: 2 };
const project = new RulesProject('requests', () => ({
  'service_requests/request-1': stored(serviceRequest(unread)),
  'service_requests/by-address': stored(serviceRequest({ id: 'by-address', ...unread })),
  'service_requests/read': stored(serviceRequest({ id: 'read' })),
  'service_requests/never-read': stored(serviceRequest({ id: 'never-read', ...unread })),
}));

const PATH = 'service_requests/request-1';
const provider = session('provider-1');
const client = session('client-1');
/** Another account, of the confirmed address that the request was sent with. */
const byAddress = session('later', CLIENT_EMAIL);
const SIDES = {
  'to its professional': provider,
  'to its sender': client,
  'to its address': byAddress,
};
const NO_SIDES = { ...STRANGERS, 'its address, unconfirmed': unverified('later', CLIENT_EMAIL) };

describe('requests', () => {
  const list = (requester: Requester, filter: QueryCompositeFilterConstraint, size = 25) =>
    project.listBy(
      requester,
      'service_requests',
      filter,
      orderBy('created_at', 'desc'),
      limit(size),
    );
  const ofProvider = and(where('provider_id', '==', 'provider-1'));
  const ofClient = (uid: string, email = `${uid}@doorstep.test`) =>
    or(where('client_email', '==', email), where('client_uid', '==', uid));

  const listPart = (
    requester: Requester,
    filter: QueryCompositeFilterConstraint,
    part: keyof typeof LIST_STATUSES,
  ) => list(requester, and(filter, where('status', 'in', LIST_STATUSES[part])));

  allowed(
    'reading',
    each(SIDES, (who) => project.get(who, PATH)),
  );
  denied('reading', {
    ...each(NO_SIDES, (who) => project.get(who, PATH)),
    'what is not there': () => project.get(client, 'service_requests/nothing'),
  });
  allowed('listing', {
    'to a professional': () => list(provider, ofProvider),
    'to a client, by account and address': () => list(client, ofClient('client-1')),
    'to a client, only the open or the past ones': () => [
      listPart(client, ofClient('client-1'), 'open'),
      listPart(client, ofClient('client-1'), 'past'),
    ],
    'to an account whose token spells its address in capitals': () =>
      list(session('later', 'Nora@Doorstep.test'), ofClient('later', CLIENT_EMAIL)),
  });
  denied('listing', {
    ...each(NO_SIDES, (who) => [
      list(who, ofProvider),
      list(who, ofClient('client-1')),
      list(who, ofClient('later', CLIENT_EMAIL)),
      listPart(who, ofClient('client-1'), 'open'),
      listPart(who, ofClient('later', CLIENT_EMAIL), 'past'),
    ]),
    "with another's address beside one's own account": () =>
      list(session('client-2'), ofClient('client-2', CLIENT_EMAIL)),
    "with another's account beside one's own address": () =>
      list(session('client-2'), ofClient('client-1', 'client-2@doorstep.test')),
    'to count them': () =>
      getCountFromServer(
        query(
          collection(project.as(session('provider-2')), 'service_requests'),
          where('provider_id', '==', 'provider-1'),
          limit(100),
        ),
      ),
    'above a page': () => list(provider, ofProvider, 101),
    'without a limit': () => project.listBy(provider, 'service_requests', ofProvider),
    'without saying whose': () => project.list(provider, 'service_requests', limit(1)),
  });
  denied(
    'deleting',
    each({ ...SIDES, ...NO_SIDES }, (who) => project.delete(who, PATH)),
  );
});

const change = (requester: Requester, fields: object, id = 'never-read') =>
  project.update(requester, `service_requests/${id}`, fields);

const signed = (status: unknown, by = 'provider-1') => statusChange(status, by);

describe('the status', () => {
  const STATUSES = requestStatusSchema.options;
  it('changes from each to each other by its professional', async () => {
    for (const from of STATUSES) {
      for (const to of STATUSES) {
        await project.updateAsFunctions(PATH, { status: from });
        const changed = change(provider, signed(to), 'request-1');
        await (from === to ? expectPermissionDenied(changed) : expectAllowed(changed));
      }
    }
  });
  denied('a change', {
    ...each({ ...strangersTo('provider-1'), client, byAddress }, (who) => [
      change(who, signed('completed')),
      change(who, signed('completed', 'client-1')),
    ]),
    'without saying who changed it': () => change(provider, { status: 'completed' }),
    ...each<unknown>(
      {
        'to an unknown word': 'paid',
        'in another spelling': 'Completed',
        'to null': null,
        'to a list': ['completed'],
        'that takes it away': deleteField(),
      },
      (status) => change(provider, signed(status)),
    ),
  });
});

denied(
  'changing what was sent, by either side,',
  each<Fields>(
    {
      provider_id: { provider_id: 'provider-2' },
      provider_name: { provider_name: 'Best Plumber' },
      provider_handle: { provider_handle: 'provider-2' },
      provider_avatar_url: { provider_avatar_url: 'https://pictures.doorstep.test/x.png' },
      client_uid: { client_uid: 'client-2' },
      client_name: { client_name: 'Somebody' },
      client_email: { client_email: 'somebody@doorstep.test' },
      client_phone: { client_phone: null },
      branch_name: { branch_name: 'Shop' },
      service_description: { service_description: 'Everything, for free.' },
      urgency: { urgency: 'low' },
      preferred_contact: { preferred_contact: 'phone' },
      created_at: { created_at: serverTimestamp() },
      'a quote': { quote: { id: 'quote-1', state: 'accepted', total_cents: 1 } },
      'the state of a quote': { 'quote.state': 'accepted' },
      'a review': { review: { stars: 5, edit_until: null } },
      'the stars of a review': { 'review.stars': 5 },
      'the last day for changes of a review': { 'review.edit_until': serverTimestamp() },
      'the distance': { distance: { meters: 0, is_inside: true } },
      'whether the area covers the place': { 'distance.is_inside': true },
      'an unknown field': { archived: true },
      last_message: { last_message: 'I agree to pay.' },
      last_message_id: { last_message_id: 'message-9' },
      last_at: { last_at: serverTimestamp() },
      'to the client whose turn it is': { waiting: 'client' },
    },
    (fields) => [
      change(provider, fields),
      change(provider, { ...signed('completed'), ...fields }),
      change(client, fields),
    ],
  ),
);

allowed('marking as read', {
  'by the professional': () => change(provider, { unread_provider: 0 }, 'request-1'),
  'by the sender': () => change(client, { unread_client: 0 }, 'request-1'),
  'by the account of the address': () => change(byAddress, { unread_client: 0 }, 'by-address'),
});
denied('marking as read', {
  'by the professional for the client': () => change(provider, { unread_client: 0 }),
  'by the client for the professional': () => change(client, { unread_provider: 0 }),
  ...each(NO_SIDES, (who) => [
    change(who, { unread_provider: 0 }),
    change(who, { unread_client: 0 }),
  ]),
  ...each<unknown>(
    {
      'of one less': increment(-1),
      'of one more': increment(1),
      'below none': -1,
      'to null': null,
      'to a text': '0',
      'by taking the counter away': deleteField(),
    },
    (value) => [
      change(provider, { unread_provider: value }),
      change(client, { unread_client: value }),
    ],
  ),
  'with the status': () => change(provider, { unread_provider: 0, ...signed('completed') }),
  'that is read already': () => change(provider, { unread_provider: 0 }, 'read'),
  'with a preview': () => change(provider, { unread_provider: 0, last_message: 'Hello' }),
  'with both counters': () => [
    change(provider, { unread_provider: 0, unread_client: 0 }),
    change(client, { unread_provider: 0, unread_client: 0 }),
  ],
  'with the time of a message': () =>
    change(client, { unread_client: 0, last_at: serverTimestamp() }),
});
