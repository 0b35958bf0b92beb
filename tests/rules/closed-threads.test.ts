import { conversation, serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import { deleteField, doc, getDoc, Timestamp, updateDoc, type Firestore } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { publishedProvider } from '../support/documents.ts';
import { expectAllowed, expectPermissionDenied } from '../support/expectations.ts';
import { sendInConversation, sendInRequest } from '../support/protocols.ts';
import { anonymous, RulesProject, session, type Asking } from '../support/rules-project.ts';

/** Threads of whom one has deleted the account: the other side reads, and nobody writes. */

const REQUEST = 'service_requests/request-1';
const CONVERSATION = 'conversations/provider-1_client-1';
const hour = () => Timestamp.fromMillis(Date.now() + 3_600_000);

const project = new RulesProject('closed-threads', () => ({
  ...publishedProvider('provider-1'),
  [REQUEST]: stored(serviceRequest()),
  [`${REQUEST}/guests/guest`]: { expires_at: hour() },
  [CONVERSATION]: stored(conversation()),
}));

const provider = session('provider-1');
const client = session('client-1');
const guest = anonymous('guest');

type Act = (db: Firestore) => Promise<unknown>;

const sends: [string, string, Asking & object, Act][] = [
  ['the professional', REQUEST, provider, (db) => sendInRequest(db, { from: 'provider' })],
  ['the client', REQUEST, client, (db) => sendInRequest(db, { from: 'client' })],
  [
    'a guest',
    REQUEST,
    guest,
    (db) => sendInRequest(db, { from: 'client', messageChanges: { sender_uid: 'guest' } }),
  ],
  [
    'the professional, directly',
    CONVERSATION,
    provider,
    (db) => sendInConversation(db, { from: 'provider' }),
  ],
  [
    'the client, directly',
    CONVERSATION,
    client,
    (db) => sendInConversation(db, { from: 'client' }),
  ],
];

describe('a thread that is closed', () => {
  it.each(sends)('takes no message of %s any more', async (_, thread, person, send) => {
    const db = project.as(person);
    await expectAllowed(send(db));
    await updateDoc(doc(project.functions(), thread), { closed: true });
    await expectPermissionDenied(send(db));
    await expectPermissionDenied(updateDoc(doc(db, thread), { closed: false }));
    await expectPermissionDenied(updateDoc(doc(db, thread), { closed: deleteField() }));
    await expectAllowed(getDoc(doc(db, thread)));
    await updateDoc(doc(project.functions(), thread), { closed: deleteField() });
  });

  it.each([
    [REQUEST, provider],
    [CONVERSATION, provider],
  ])('is read and marked as read: %s', async (thread, person) => {
    await updateDoc(doc(project.functions(), thread), { closed: true, unread_provider: 3 });
    await expectAllowed(updateDoc(doc(project.as(person), thread), { unread_provider: 0 }));
    await updateDoc(doc(project.functions(), thread), { closed: deleteField() });
  });

  it('of a request is still put into order by its professional', async () => {
    await updateDoc(doc(project.functions(), REQUEST), { closed: true });
    const request = doc(project.as(provider), REQUEST);
    await expectAllowed(updateDoc(request, { status: 'completed' }));
    await updateDoc(doc(project.functions(), REQUEST), { closed: deleteField() });
  });

  it('is closed by nobody but the server', async () => {
    for (const [, thread, person] of sends) {
      await expectPermissionDenied(updateDoc(doc(project.as(person), thread), { closed: true }));
    }
  });

  it('has no client by an address that is gone', async () => {
    await updateDoc(doc(project.functions(), REQUEST), { client_email: null });
    const byAddress = session('someone', 'nora@doorstep.test');
    await expectPermissionDenied(getDoc(doc(project.as(byAddress), REQUEST)));
    await expectAllowed(getDoc(doc(project.as(client), REQUEST)));
    await updateDoc(doc(project.functions(), REQUEST), { client_email: 'nora@doorstep.test' });
    await expectAllowed(getDoc(doc(project.as(byAddress), REQUEST)));
  });
});
