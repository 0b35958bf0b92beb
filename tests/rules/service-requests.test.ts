import { serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import {
  and,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  or,
  orderBy,
  query,
  where,
  type QueryCompositeFilterConstraint,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { expectAllowed, expectPermissionDenied } from '../support/expectations.ts';
import {
  type Asking,
  RulesProject,
  session,
  strangersTo,
  unverified,
} from '../support/rules-project.ts';

const CLIENT_EMAIL = 'nora@doorstep.test';
const project = new RulesProject('service-requests', () => ({
  'service_requests/request-1': stored(serviceRequest({ client_email: CLIENT_EMAIL })),
  'service_requests/other': stored(
    serviceRequest({ id: 'other', provider_id: 'provider-2', client_uid: 'client-2' }),
  ),
}));

/** The provider, the account that sent it, and another account of the address it was sent with. */
const SIDES: [string, Asking][] = [
  ['its provider', session('provider-1')],
  ['the account that sent it', session('client-1')],
  ['the account of its confirmed address', session('later', CLIENT_EMAIL)],
];
const STRANGERS: [string, Asking][] = [
  ...strangersTo('client-1'),
  ...strangersTo('provider-1').slice(1, 3),
  ['an account of its address, not confirmed', unverified('later', CLIENT_EMAIL)],
];

describe('reading a request', () => {
  const read = (asking: Asking, id = 'request-1') =>
    getDoc(doc(project.as(asking), 'service_requests', id));

  it.each(SIDES)('is allowed to %s', (_, asking) => expectAllowed(read(asking)));

  it.each(STRANGERS)('is denied to %s', (_, asking) => expectPermissionDenied(read(asking)));

  it('is denied when there is none', () =>
    expectPermissionDenied(read(session('client-1'), 'nothing')));
});

describe('listing requests', () => {
  const list = (asking: Asking, filter: QueryCompositeFilterConstraint, size = 25) =>
    getDocs(
      query(
        collection(project.as(asking), 'service_requests'),
        filter,
        orderBy('created_at', 'desc'),
        limit(size),
      ),
    );
  const ofProvider = (uid: string) => and(where('provider_id', '==', uid));
  const ofClient = (uid: string, email: string) =>
    or(where('client_email', '==', email), where('client_uid', '==', uid));

  it('is allowed to a provider for his own', () =>
    expectAllowed(list(session('provider-1'), ofProvider('provider-1'))));

  it('is allowed to a client by account and address', () =>
    expectAllowed(list(session('client-1'), ofClient('client-1', 'client-1@doorstep.test'))));

  it('is allowed to an account whose token spells its address in capitals', () =>
    expectAllowed(
      list(session('later', 'Nora@Doorstep.test'), ofClient('later', 'nora@doorstep.test')),
    ));

  it.each(strangersTo('provider-1'))("is denied to %s for a provider's", (_, asking) =>
    expectPermissionDenied(list(asking, ofProvider('provider-1'))),
  );

  it.each(strangersTo('client-1'))("is denied to %s for a client's", (_, asking) =>
    expectPermissionDenied(list(asking, ofClient('client-1', 'client-1@doorstep.test'))),
  );

  it("is denied with somebody else's address beside one's own account", () =>
    expectPermissionDenied(list(session('client-2'), ofClient('client-2', CLIENT_EMAIL))));

  it("is denied with somebody else's account beside one's own address", () =>
    expectPermissionDenied(
      list(session('client-2'), ofClient('client-1', 'client-2@doorstep.test')),
    ));

  it('is denied to an unconfirmed account of the address', () =>
    expectPermissionDenied(
      list(unverified('later', CLIENT_EMAIL), ofClient('later', CLIENT_EMAIL)),
    ));

  it('is denied above a page', () =>
    expectPermissionDenied(list(session('provider-1'), ofProvider('provider-1'), 101)));

  it('is denied without a limit', () =>
    expectPermissionDenied(
      getDocs(
        query(
          collection(project.as(session('provider-1')), 'service_requests'),
          where('provider_id', '==', 'provider-1'),
        ),
      ),
    ));

  it('is denied without saying whose', () =>
    expectPermissionDenied(
      getDocs(query(collection(project.as(session('provider-1')), 'service_requests'), limit(1))),
    ));
});

describe('deleting a request', () => {
  it.each([...SIDES, ...STRANGERS])('is denied to %s', (_, asking) =>
    expectPermissionDenied(deleteDoc(doc(project.as(asking), 'service_requests/request-1'))),
  );
});
