import { conversation, serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import { deleteField, serverTimestamp, Timestamp, type Firestore } from 'firebase/firestore';
import { afterEach, describe, it } from 'vitest';
import {
  newClientProfile,
  newProfile,
  newRequest,
  publishedProvider,
  statusChange,
} from '../support/documents.ts';
import { expectAllowed, expectPermissionDenied } from '../support/expectations.ts';
import {
  startConversation,
  randomId,
  saveProfile,
  sendInConversation,
  sendInRequest,
  sendRequest,
} from '../support/write-batches.ts';
import { anonymous, RulesProject, session, type Person } from '../support/rules/project.ts';

// Deleted and suspended accounts, whose tokens are still valid, and their threads.

const BY_ADDRESS = 'nora@doorstep.test';
const REQUEST = 'service_requests/request-1';
const CONVERSATION = 'conversations/provider-1_client-1';
const project = new RulesProject('accounts-closed', () => ({
  ...publishedProvider('provider-1'),
  [REQUEST]: stored(serviceRequest({ client_email: BY_ADDRESS })),
  [`${REQUEST}/guests/guest`]: { expires_at: Timestamp.fromMillis(Date.now() + 3_600_000) },
  [CONVERSATION]: stored(conversation()),
  'handles/former-1': { owner: 'provider-1' },
  'handles/former-2': { owner: 'provider-1' },
}));

const provider = session('provider-1');
const client = session('client-1');
const guest = anonymous('guest');
const byAddress = session('later', BY_ADDRESS);

const closed: string[] = [];
async function close(uid: string, reason = 'deleted'): Promise<void> {
  closed.push(uid);
  const tombstone = { reason, closed_at: Timestamp.now(), expires_at: null };
  await project.seed({ [`closed_accounts/${uid}`]: tombstone });
}
async function reopen(): Promise<void> {
  const paths = closed.splice(0).map((uid) => `closed_accounts/${uid}`);
  await Promise.all(paths.map((path) => project.deleteAsFunctions(path)));
}
afterEach(reopen);

const write = (person: Person, from: 'client' | 'provider' = 'client') =>
  sendInRequest(project.as(person), { from, messageChanges: { sender_uid: person.uid } });
const tell = (person: Person, from: 'client' | 'provider') =>
  sendInConversation(project.as(person), { from });

const status = (next: string, { uid }: Person) => statusChange(next, uid);

const ACTS: [string, Person, () => Promise<unknown>][] = [
  [
    'a professional changes the profile',
    provider,
    () => {
      const profile = { bio: randomId(project.functions()), updated_at: serverTimestamp() };
      return saveProfile(project.as(provider), { uid: 'provider-1', profile, update: true });
    },
  ],
  [
    'a professional sets a status',
    provider,
    async () => {
      await project.updateAsFunctions(REQUEST, { status: 'pending' });
      await project.update(provider, REQUEST, status('in_progress', provider));
    },
  ],
  [
    'a professional marks as read',
    provider,
    async () => {
      await project.updateAsFunctions(REQUEST, { unread_provider: 3 });
      await project.update(provider, REQUEST, { unread_provider: 0 });
    },
  ],
  ['a professional answers', provider, () => write(provider, 'provider')],
  ['a professional answers directly', provider, () => tell(provider, 'provider')],
  [
    'a client saves the profile',
    client,
    () => project.set(client, 'client_profiles/client-1', newClientProfile('client-1')),
  ],
  [
    'a client sends a request',
    client,
    () => sendRequest(project.as(client), { fields: newRequest() }),
  ],
  ['a client writes', client, () => write(client)],
  ['a client writes directly', client, () => tell(client, 'client')],
  ['a guest writes', guest, () => write(guest)],
];
type ByUid = (db: Firestore, uid: string) => Promise<void>;
/** Actions that succeed once for each person. */
const ONCE: [string, ByUid][] = [
  ['a client begins a conversation', startConversation],
  [
    'a client makes a profile',
    (_, uid) => project.set(session(uid), `client_profiles/${uid}`, newClientProfile(uid)),
  ],
  [
    'a professional makes a profile',
    (db, uid) => saveProfile(db, { uid, profile: newProfile(uid), claim: uid }),
  ],
];
const newUid = () => randomId(project.functions()).toLowerCase();

describe('a deleted account is denied immediately', () => {
  it.each(ACTS)('%s', async (_, person, act) => {
    await expectAllowed(act());
    await close(person.uid);
    await expectPermissionDenied(act());
  });

  it.each(ONCE)('%s', async (_, act) => {
    const [open, gone] = [newUid(), newUid()];
    await expectAllowed(act(project.as(session(open)), open));
    await close(gone);
    await expectPermissionDenied(act(project.as(session(gone)), gone));
  });

  it('a professional releases a handle', async () => {
    await expectAllowed(project.delete(provider, 'handles/former-1'));
    await close('provider-1');
    await expectPermissionDenied(project.delete(provider, 'handles/former-2'));
  });
});

describe('a professional whose account is deleted, and whose page still exists', () => {
  const sendTo: ByUid = (db, uid) => sendRequest(db, { fields: newRequest({ client_uid: uid }) });
  it.each<[string, ByUid]>([
    ['gets no request', sendTo],
    ['gets no new conversation', startConversation],
  ])('%s', async (_, act) => {
    const [before, after] = [newUid(), newUid()];
    await expectAllowed(act(project.as(session(before)), before));
    await close('provider-1');
    await expectPermissionDenied(act(project.as(session(after)), after));
    await reopen();
    await expectAllowed(act(project.as(session(after)), after));
  });
});

describe('a suspended account', () => {
  it.each([
    ['by its own account', client],
    ['as a guest of its own request', guest],
    ['by the address of the request', byAddress],
  ])('of a client does not write %s until the suspension is lifted', async (_, person) => {
    await expectAllowed(write(person));
    await close('client-1', 'suspended');
    await expectPermissionDenied(write(person));
    await reopen();
    await expectAllowed(write(person));
  });

  it('of a client still receives messages', async () => {
    await close('client-1', 'suspended');
    await expectAllowed(write(provider, 'provider'));
  });

  it('of a professional does not write, and still receives messages', async () => {
    await close('provider-1', 'suspended');
    await expectPermissionDenied(write(provider, 'provider'));
    await expectAllowed(write(client));
  });
});

describe('a closed thread', () => {
  const change = (path: string, fields: object) => project.updateAsFunctions(path, fields);
  afterEach(async () => {
    for (const path of [REQUEST, CONVERSATION]) await change(path, { closed: deleteField() });
  });

  const SENDS: [string, string, Person, () => Promise<unknown>][] = [
    ['the professional', REQUEST, provider, () => write(provider, 'provider')],
    ['the client', REQUEST, client, () => write(client)],
    ['a guest', REQUEST, guest, () => write(guest)],
    ['the professional, directly', CONVERSATION, provider, () => tell(provider, 'provider')],
    ['the client, directly', CONVERSATION, client, () => tell(client, 'client')],
  ];
  it.each(SENDS)('accepts no message of %s, who still reads it', async (_, path, person, send) => {
    await expectPermissionDenied(project.update(person, path, { closed: true }));
    await expectAllowed(send());
    await change(path, { closed: true });
    await expectPermissionDenied(send());
    for (const value of [false, deleteField()]) {
      await expectPermissionDenied(project.update(person, path, { closed: value }));
    }
    await expectAllowed(project.get(person, path));
  });

  it('can be marked as read by its professional, and has no new status or assignee', async () => {
    for (const path of [REQUEST, CONVERSATION]) {
      await change(path, { closed: true, unread_provider: 3 });
      await expectAllowed(project.update(provider, path, { unread_provider: 0 }));
    }
    await change(REQUEST, { status: 'pending' });
    for (const next of ['completed', 'cancelled', 'in_progress']) {
      await expectPermissionDenied(project.update(provider, REQUEST, status(next, provider)));
    }
    await expectPermissionDenied(project.update(client, REQUEST, status('cancelled', client)));
    for (const assignee_uid of ['provider-1', null]) {
      await expectPermissionDenied(project.update(provider, REQUEST, { assignee_uid }));
    }
  });

  it('is not readable by an address that was removed', async () => {
    await change(REQUEST, { client_email: null });
    await expectPermissionDenied(project.get(byAddress, REQUEST));
    await expectAllowed(project.get(client, REQUEST));
    await change(REQUEST, { client_email: BY_ADDRESS });
    await expectAllowed(project.get(byAddress, REQUEST));
  });
});
