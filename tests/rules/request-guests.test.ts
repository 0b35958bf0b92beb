import { chatMessage, serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  limitToLast,
  orderBy,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { expectAllowed, expectPermissionDenied } from '../support/expectations.ts';
import { sendInRequest } from '../support/protocols.ts';
import {
  anonymous,
  type Asking,
  RulesProject,
  session,
  unverified,
} from '../support/rules-project.ts';

const minutes = (count: number) => Timestamp.fromMillis(Date.now() + count * 60_000);

const project = new RulesProject('request-guests', () => ({
  'service_requests/request-1': stored(serviceRequest({ unread_client: 2 })),
  'service_requests/request-2': stored(serviceRequest({ unread_client: 2 })),
  'chat_messages/message-1': stored(chatMessage()),
  'service_requests/request-1/guests/guest': { expires_at: minutes(30) },
  'service_requests/request-1/guests/unconfirmed': { expires_at: minutes(30) },
  'service_requests/request-1/guests/somebody': { expires_at: minutes(30) },
  'service_requests/request-1/guests/provider-1': { expires_at: minutes(30) },
  'service_requests/request-1/guests/late': { expires_at: minutes(-1) },
  'service_requests/request-1/guests/endless': {},
  'service_requests/request-2/guests/elsewhere': { expires_at: minutes(30) },
  'service_requests/request-2/guests/provider-1': { expires_at: minutes(30) },
}));

const guest = anonymous('guest');
const GUESTS: [string, Asking & object][] = [
  ['an anonymous guest', guest],
  ['a guest with an unconfirmed account', unverified('unconfirmed')],
  ['a guest with another account', session('somebody')],
];
const WITHOUT_GRANT: [string, Asking & object][] = [
  ['a guest whose grant has expired', anonymous('late')],
  ['a guest whose grant says no end', anonymous('endless')],
  ['a guest of another request', anonymous('elsewhere')],
  ['an anonymous user without a grant', anonymous('nobody')],
];

const messages = (db: Firestore, request = 'request-1') =>
  getDocs(
    query(
      collection(db, 'chat_messages'),
      where('request_id', '==', request),
      orderBy('created_at'),
      limitToLast(50),
    ),
  );
const send = (asking: Asking & object, from: 'provider' | 'client' = 'client') =>
  sendInRequest(project.as(asking), { from, messageChanges: { sender_uid: asking.uid } });
const reads = (asking: Asking, side: 'provider' | 'client', request = 'request-1') =>
  updateDoc(doc(project.as(asking), 'service_requests', request), { [`unread_${side}`]: 0 });

describe.each(GUESTS)('%s', (_, asking) => {
  it('may read the request', () =>
    expectAllowed(getDoc(doc(project.as(asking), 'service_requests/request-1'))));

  it('may read one of its messages', () =>
    expectAllowed(getDoc(doc(project.as(asking), 'chat_messages/message-1'))));

  it('may list its messages', () => expectAllowed(messages(project.as(asking))));

  it('may write as the client', () => expectAllowed(send(asking)));

  it("may mark the client's messages as read", () => expectAllowed(reads(asking, 'client')));

  it('may not write as the provider', () => expectPermissionDenied(send(asking, 'provider')));

  it("may not mark the provider's messages as read", () =>
    expectPermissionDenied(reads(asking, 'provider')));

  it('may not change the status', () =>
    expectPermissionDenied(
      updateDoc(doc(project.as(asking), 'service_requests/request-1'), { status: 'completed' }),
    ));

  it('may not list requests', () =>
    expectPermissionDenied(
      getDocs(
        query(
          collection(project.as(asking), 'service_requests'),
          where('client_uid', '==', 'client-1'),
          limit(1),
        ),
      ),
    ));

  it('may not read another request or its messages', async () => {
    await expectPermissionDenied(getDoc(doc(project.as(asking), 'service_requests/request-2')));
    await expectPermissionDenied(messages(project.as(asking), 'request-2'));
  });
});

describe.each(WITHOUT_GRANT)('%s', (_, asking) => {
  it('may not read the request', () =>
    expectPermissionDenied(getDoc(doc(project.as(asking), 'service_requests/request-1'))));

  it('may not read one of its messages', () =>
    expectPermissionDenied(getDoc(doc(project.as(asking), 'chat_messages/message-1'))));

  it('may not list its messages', () => expectPermissionDenied(messages(project.as(asking))));

  it('may not write', () => expectPermissionDenied(send(asking)));

  it('may not mark messages as read', () => expectPermissionDenied(reads(asking, 'client')));
});

describe("the request's own provider", () => {
  it('does not become its client by a grant', () =>
    expectPermissionDenied(send(session('provider-1'), 'client')));

  it('does not read its messages for the client', () =>
    expectPermissionDenied(reads(session('provider-1'), 'client', 'request-2')));

  it('is no side without a session, grant or not', () =>
    expectPermissionDenied(messages(project.as(anonymous('provider-1')))));
});

describe('a grant', () => {
  const path = 'service_requests/request-1/guests';

  it.each<[string, Asking & object]>([
    ['its guest', guest],
    ['the client', session('client-1')],
    ['the provider', session('provider-1')],
    ['anybody else', anonymous('nobody')],
  ])('is not read, written or deleted by %s', async (_, asking) => {
    const db = project.as(asking);
    await expectPermissionDenied(getDoc(doc(db, path, 'guest')));
    await expectPermissionDenied(getDocs(query(collection(db, path), limit(1))));
    await expectPermissionDenied(setDoc(doc(db, path, asking.uid), { expires_at: minutes(30) }));
    await expectPermissionDenied(updateDoc(doc(db, path, 'guest'), { expires_at: minutes(90) }));
    await expectPermissionDenied(deleteDoc(doc(db, path, 'guest')));
  });

  it('is not found through all requests at once', () =>
    expectPermissionDenied(getDocs(query(collectionGroup(project.as(guest), 'guests'), limit(1)))));

  it('ends when it expires', async () => {
    await project.seed({ [`${path}/leaving`]: { expires_at: minutes(30) } });
    await expectAllowed(messages(project.as(anonymous('leaving'))));
    await project.seed({ [`${path}/leaving`]: { expires_at: minutes(-30) } });
    await expectPermissionDenied(messages(project.as(anonymous('leaving'))));
  });
});
