import { chatMessage, serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  limitToLast,
  orderBy,
  query,
  updateDoc,
  where,
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
const project = new RulesProject('chat-messages', () => ({
  'service_requests/request-1': stored(serviceRequest({ client_email: CLIENT_EMAIL })),
  'service_requests/other': stored(
    serviceRequest({ id: 'other', provider_id: 'provider-2', client_uid: 'client-2' }),
  ),
  'chat_messages/message-1': stored(chatMessage()),
  'chat_messages/orphan': stored(chatMessage({ request_id: 'nothing' })),
}));

const SIDES: [string, Asking][] = [
  ["the request's provider", session('provider-1')],
  ['the account that sent the request', session('client-1')],
  ['the account of its confirmed address', session('later', CLIENT_EMAIL)],
];
const STRANGERS: [string, Asking][] = [
  ...strangersTo('client-1'),
  ...strangersTo('provider-1').slice(1, 3),
  ['an account of its address, not confirmed', unverified('later', CLIENT_EMAIL)],
];

describe('reading one message about a request', () => {
  const read = (asking: Asking, id = 'message-1') =>
    getDoc(doc(project.as(asking), 'chat_messages', id));

  it.each(SIDES)('is allowed to %s', (_, asking) => expectAllowed(read(asking)));
  it.each(STRANGERS)('is denied to %s', (_, asking) => expectPermissionDenied(read(asking)));

  it('is denied when its request is gone', () =>
    expectPermissionDenied(read(session('client-1'), 'orphan')));
});

describe('listing the messages about a request', () => {
  const list = (asking: Asking, size = 50, request = 'request-1') =>
    getDocs(
      query(
        collection(project.as(asking), 'chat_messages'),
        where('request_id', '==', request),
        orderBy('created_at'),
        limitToLast(size),
      ),
    );

  it.each(SIDES)('is allowed to %s', (_, asking) => expectAllowed(list(asking)));
  it.each(STRANGERS)('is denied to %s', (_, asking) => expectPermissionDenied(list(asking)));

  it('is denied above a page', () => expectPermissionDenied(list(session('client-1'), 101)));

  it('is denied for a request that does not exist', () =>
    expectPermissionDenied(list(session('client-1'), 50, 'nothing')));

  it("is denied for somebody else's request beside one's own", () =>
    expectPermissionDenied(
      getDocs(
        query(
          collection(project.as(session('client-1')), 'chat_messages'),
          where('request_id', 'in', ['request-1', 'other']),
          limit(50),
        ),
      ),
    ));

  it('is denied by sender instead of by request, to the sender too', () =>
    expectPermissionDenied(
      getDocs(
        query(
          collection(project.as(session('client-1')), 'chat_messages'),
          where('sender_uid', '==', 'client-1'),
          limit(50),
        ),
      ),
    ));

  it('is denied without a limit', () =>
    expectPermissionDenied(
      getDocs(
        query(
          collection(project.as(session('client-1')), 'chat_messages'),
          where('request_id', '==', 'request-1'),
        ),
      ),
    ));
});

describe('a message about a request that was sent', () => {
  it.each([...SIDES, ...STRANGERS])('is never edited by %s', (_, asking) =>
    expectPermissionDenied(
      updateDoc(doc(project.as(asking), 'chat_messages/message-1'), {
        message: 'I never said so.',
      }),
    ),
  );

  it.each([...SIDES, ...STRANGERS])('is never deleted by %s', (_, asking) =>
    expectPermissionDenied(deleteDoc(doc(project.as(asking), 'chat_messages/message-1'))),
  );
});
