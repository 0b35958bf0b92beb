import { conversation, serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import {
  deleteDoc,
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  type Firestore,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import {
  newClientProfile,
  newProfile,
  newRequest,
  publishedProvider,
} from '../support/documents.ts';
import { expectAllowed, expectPermissionDenied } from '../support/expectations.ts';
import {
  beginConversation,
  randomId,
  saveProfile,
  sendInConversation,
  sendInRequest,
  sendRequest,
} from '../support/protocols.ts';
import { anonymous, RulesProject, session, type Asking } from '../support/rules-project.ts';

/**
 * What somebody does with an account of each kind, with a token that still counts: first while the
 * account is there, then once it is deleted.
 */

const hour = () => Timestamp.fromMillis(Date.now() + 3_600_000);

const project = new RulesProject('closed-accounts', () => ({
  ...publishedProvider('provider-1'),
  'service_requests/request-1': stored(serviceRequest()),
  'service_requests/request-1/guests/guest': { expires_at: hour() },
  'conversations/provider-1_client-1': stored(conversation()),
}));

type Act = (db: Firestore) => Promise<void>;

const request = (db: Firestore) => doc(db, 'service_requests/request-1');

const ACTS: [string, Asking & object, Act][] = [
  [
    'a professional changes a profile',
    session('provider-1'),
    (db) => {
      const profile = { bio: randomId(db), updated_at: serverTimestamp() };
      return saveProfile(db, { uid: 'provider-1', profile, update: true });
    },
  ],
  [
    'a professional sets a status',
    session('provider-1'),
    (db) => updateDoc(request(db), { status: 'in_progress' }),
  ],
  [
    'a professional reads',
    session('provider-1'),
    (db) => updateDoc(request(db), { unread_provider: 0 }),
  ],
  [
    'a professional answers',
    session('provider-1'),
    (db) => sendInRequest(db, { from: 'provider' }),
  ],
  [
    'a professional answers directly',
    session('provider-1'),
    (db) => sendInConversation(db, { from: 'provider' }),
  ],
  [
    'a client saves a profile',
    session('client-1'),
    (db) => setDoc(doc(db, 'client_profiles/client-1'), newClientProfile('client-1')),
  ],
  [
    'a client sends a request',
    session('client-1'),
    (db) => sendRequest(db, { fields: newRequest() }),
  ],
  ['a client writes', session('client-1'), (db) => sendInRequest(db, { from: 'client' })],
  [
    'a client writes directly',
    session('client-1'),
    (db) => sendInConversation(db, { from: 'client' }),
  ],
  [
    'a guest writes',
    anonymous('guest'),
    (db) => sendInRequest(db, { from: 'client', messageChanges: { sender_uid: 'guest' } }),
  ],
];

const tombstone = (uid: string) => doc(project.functions(), 'closed_accounts', uid);

describe('a deleted account is denied at once', () => {
  it.each(ACTS)('%s', async (_, person, act) => {
    const db = project.as(person);
    await expectAllowed(act(db));
    await setDoc(tombstone(person.uid), { reason: 'deleted', closed_at: Timestamp.now() });
    await expectPermissionDenied(act(db));
    await deleteDoc(tombstone(person.uid));
  });

  // What can be done once is done by one who is there, and tried by one who is not.
  it.each<[string, (db: Firestore, uid: string) => Promise<void>]>([
    ['a client begins a conversation', beginConversation],
    [
      'a client makes a profile',
      (db, uid) => setDoc(doc(db, 'client_profiles', uid), newClientProfile(uid)),
    ],
    [
      'a professional makes a profile',
      (db, uid) => saveProfile(db, { uid, profile: newProfile(uid), claim: uid }),
    ],
  ])('%s', async (_, act) => {
    const uid = () => randomId(project.functions()).toLowerCase();
    const [alive, gone] = [uid(), uid()];
    await expectAllowed(act(project.as(session(alive)), alive));
    await setDoc(tombstone(gone), { reason: 'deleted', closed_at: Timestamp.now() });
    await expectPermissionDenied(act(project.as(session(gone)), gone));
  });

  it('a professional releases a handle', async () => {
    await project.seed({
      'handles/former': { owner: 'provider-1' },
      'handles/f2': { owner: 'provider-1' },
    });
    const db = project.as(session('provider-1'));
    await expectAllowed(deleteDoc(doc(db, 'handles/former')));
    await setDoc(tombstone('provider-1'), { reason: 'deleted', closed_at: Timestamp.now() });
    await expectPermissionDenied(deleteDoc(doc(db, 'handles/f2')));
    await deleteDoc(tombstone('provider-1'));
  });
});

describe('a professional whose account is deleted, and whose page is still there', () => {
  it.each<[string, (db: Firestore, uid: string) => Promise<void>]>([
    [
      'is asked for nothing',
      (db, uid) => sendRequest(db, { fields: newRequest({ client_uid: uid }) }),
    ],
    ['is not written to by anybody new', beginConversation],
  ])('%s', async (_, act) => {
    const uid = () => randomId(project.functions()).toLowerCase();
    const [before, after] = [uid(), uid()];
    await expectAllowed(act(project.as(session(before)), before));
    await setDoc(tombstone('provider-1'), { reason: 'deleted', closed_at: Timestamp.now() });
    await expectPermissionDenied(act(project.as(session(after)), after));
    await deleteDoc(tombstone('provider-1'));
    await expectAllowed(act(project.as(session(after)), after));
  });
});
