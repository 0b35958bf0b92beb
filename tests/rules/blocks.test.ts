import { conversation, serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterEach, describe, it } from 'vitest';
import { newRequest, publishedProvider } from '../support/documents.ts';
import { expectAllowed, expectPermissionDenied } from '../support/expectations.ts';
import {
  beginConversation,
  randomId,
  sendInConversation,
  sendInRequest,
  sendRequest,
} from '../support/protocols.ts';
import {
  anonymous,
  RulesProject,
  session,
  strangersTo,
  type Asking,
} from '../support/rules-project.ts';

const BY_ADDRESS = 'nora@doorstep.test';
const hour = () => Timestamp.fromMillis(Date.now() + 3_600_000);

const project = new RulesProject('blocks', () => ({
  ...publishedProvider('provider-1'),
  ...publishedProvider('provider-2'),
  'service_requests/request-1': stored(serviceRequest({ client_email: BY_ADDRESS })),
  'service_requests/request-1/guests/guest': { expires_at: hour() },
  'conversations/provider-1_client-1': stored(conversation()),
}));

const provider = session('provider-1');
const client = session('client-1');

const block = (blocker: string, blocked: string) =>
  doc(project.functions(), 'blocks', `${blocker}_${blocked}`);
const blocks = (blocker_uid: string, blocked_uid: string) =>
  setDoc(block(blocker_uid, blocked_uid), {
    blocker_uid,
    blocked_uid,
    created_at: Timestamp.now(),
  });

afterEach(async () => {
  const all = await getDocs(query(collection(project.functions(), 'blocks'), limit(50)));
  await Promise.all(all.docs.map(({ ref }) => deleteDoc(ref)));
});

type Act = () => Promise<void>;

const writes = (asking: Asking & object) => () =>
  sendInRequest(project.as(asking), {
    from: 'client',
    messageChanges: { sender_uid: asking.uid },
  });

/** What each side does to reach the other. */
const BY_CLIENT: [string, Act][] = [
  ['a message about a request', writes(client)],
  ['a direct message', () => sendInConversation(project.as(client), { from: 'client' })],
  ['a request', () => sendRequest(project.as(client), { fields: newRequest() })],
];
const IN_CLIENTS_NAME: [string, Act][] = [
  ['a guest of the request', writes(anonymous('guest'))],
  ['the account of its address', writes(session('later', BY_ADDRESS))],
];
const BY_PROVIDER: [string, Act][] = [
  ['a message about a request', () => sendInRequest(project.as(provider), { from: 'provider' })],
  ['a direct message', () => sendInConversation(project.as(provider), { from: 'provider' })],
];

describe('whom the professional has blocked', () => {
  it.each([...BY_CLIENT, ...IN_CLIENTS_NAME])('sends no more: %s', async (_, act) => {
    await expectAllowed(act());
    await blocks('provider-1', 'client-1');
    await expectPermissionDenied(act());
    await deleteDoc(block('provider-1', 'client-1'));
    await expectAllowed(act());
  });

  it('begins no conversation', async () => {
    const uid = randomId(project.functions());
    await blocks('provider-1', uid);
    const begin = () => beginConversation(project.as(session(uid)), uid);
    await expectPermissionDenied(begin());
    await deleteDoc(block('provider-1', uid));
    await expectAllowed(begin());
  });

  it('does not come back by the address of somebody else’s request', async () => {
    const other = writes(session('later', BY_ADDRESS));
    await blocks('provider-1', 'later');
    await expectPermissionDenied(other());
    await expectAllowed(writes(client)());
  });

  it('marks as read, and writes to others', async () => {
    await blocks('provider-1', 'client-1');
    const db = project.as(client);
    await expectAllowed(updateDoc(doc(db, 'service_requests/request-1'), { unread_client: 0 }));
    await expectAllowed(
      updateDoc(doc(db, 'conversations/provider-1_client-1'), { unread_client: 0 }),
    );
    const fields = newRequest({ provider_id: 'provider-2', provider_handle: 'provider-2' });
    await expectAllowed(sendRequest(db, { fields }));
  });

  it('is written to by who has blocked', async () => {
    await blocks('provider-1', 'client-1');
    for (const [, act] of BY_PROVIDER) await expectAllowed(act());
  });
});

describe('whom the client has blocked', () => {
  it.each(BY_PROVIDER)('sends no more: %s', async (_, act) => {
    await expectAllowed(act());
    await blocks('client-1', 'provider-1');
    await expectPermissionDenied(act());
    await deleteDoc(block('client-1', 'provider-1'));
    await expectAllowed(act());
  });

  it('still sets the status, and is written to', async () => {
    await blocks('client-1', 'provider-1');
    const request = doc(project.as(provider), 'service_requests/request-1');
    await expectAllowed(updateDoc(request, { status: 'in_progress' }));
    for (const [, act] of BY_CLIENT) await expectAllowed(act());
  });
});

describe('a block', () => {
  const at = (asking: Asking) => doc(project.as(asking), 'blocks', 'client-1_provider-1');

  it('is read by who has blocked, also while there is none', async () => {
    await expectAllowed(getDoc(at(client)));
    await blocks('client-1', 'provider-1');
    await expectAllowed(getDoc(at(client)));
  });

  it.each<[string, Asking]>([
    ['who is blocked', provider],
    ['a guest', anonymous('guest')],
    ...strangersTo('client-1'),
  ])('is not read by %s, there or not', async (_, asking) => {
    await expectPermissionDenied(getDoc(at(asking)));
    await blocks('client-1', 'provider-1');
    await expectPermissionDenied(getDoc(at(asking)));
  });

  it.each<[string, Asking]>([
    ['who has blocked', client],
    ['who is blocked', provider],
    ...strangersTo('client-1'),
  ])('is neither written nor listed by %s', async (_, asking) => {
    const fields = { blocker_uid: 'client-1', blocked_uid: 'provider-1' };
    await expectPermissionDenied(setDoc(at(asking), { ...fields, created_at: serverTimestamp() }));
    await blocks('client-1', 'provider-1');
    await expectPermissionDenied(updateDoc(at(asking), { created_at: serverTimestamp() }));
    await expectPermissionDenied(deleteDoc(at(asking)));
    const mine = where('blocker_uid', '==', 'client-1');
    await expectPermissionDenied(
      getDocs(query(collection(project.as(asking), 'blocks'), mine, limit(1))),
    );
  });
});
