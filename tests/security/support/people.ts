import { subscriber } from '@doorstep/local/demo/factories.ts';
import type { WriteBatch } from 'firebase-admin/firestore';
import { adminAuth, adminDb, exists, setFields } from '../../support/server/admin.ts';
import { callFrom, someAddress } from '../../support/server/from-address.ts';
import {
  anonymous,
  session,
  signedOut,
  unverified,
  type Person,
} from '../../support/server/sdk-people.ts';
import { until } from '../../support/server/until.ts';
import { newProfile } from '../../support/documents.ts';
import { saveProfile } from '../../support/write-batches.ts';
import { startConversation, sendRequest } from './actions.ts';
import { connectActor, type Actor } from './actor.ts';

/** One person for each role. They write their documents themselves, as in the app. */
export interface People {
  /** Signed out. */
  visitor: Actor;
  anonymous: Actor;
  /** Anonymous, with a grant for `requestId`. */
  guest: Actor;
  unverified: Actor;
  client: Actor;
  otherClient: Actor;
  provider: Actor;
  otherProvider: Actor;
  /** A professional whose subscription has ended. */
  lapsed: Actor;
  /** A deleted account, whose token is still valid. */
  deleted: Actor;
  /** A suspended professional, whose token is still valid. */
  suspended: Actor;
  /** An administrator whose role was removed. */
  formerAdmin: Actor;
  /** The request of `client` to `provider`. */
  requestId: string;
  /** The conversation of `client` with `provider`. */
  conversationId: string;
}

export type Role = Exclude<keyof People, 'requestId' | 'conversationId'>;

/** Creates a professional with a subscription and a public page. */
export async function createProfessional(name = 'provider'): Promise<Actor> {
  const person = connectActor(await session(name));
  const { db, uid } = person;
  await setFields(`subscribers/${uid}`, subscriber({ stripe_customer_id: null }));
  await saveProfile(db, { uid, profile: newProfile(uid, { published: true }), claim: uid });
  return person;
}

/** Deletes an account in Firebase Authentication and waits until the functions have closed it. */
export async function closeAccount({ uid }: Person): Promise<void> {
  await adminAuth().deleteUser(uid);
  await until(`a tombstone of ${uid}`, () => exists(`closed_accounts/${uid}`));
}

/** Opens a chat for a guest with the client's email, from a new IP address. */
export async function openChat(guest: Actor, requestId: string, email: string): Promise<void> {
  const { code } = await callFrom(someAddress(), guest, { request_id: requestId, email });
  if (code !== 'ok') throw new Error(`the chat was not opened: ${code}`);
}

const TAKEN_DOWN = { published: false, publish_on_renewal: true };

/** Creates a professional whose page is unpublished with a change, as the functions do it. */
async function createUnpublished(
  name: string,
  change: (batch: WriteBatch, uid: string) => void,
): Promise<Actor> {
  const person = await createProfessional(name);
  const batch = adminDb().batch();
  change(batch, person.uid);
  batch.update(adminDb().doc(`provider_profiles/${person.uid}`), TAKEN_DOWN);
  await batch.commit();
  return person;
}

const createLapsedProfessional = () =>
  createUnpublished('lapsed', (batch, uid) =>
    batch.update(adminDb().doc(`subscribers/${uid}`), { subscribed: false, status: 'canceled' }),
  );

const createSuspendedProfessional = () =>
  createUnpublished('suspended', (batch, uid) =>
    batch.set(adminDb().doc(`closed_accounts/${uid}`), {
      ...{ reason: 'suspended', expires_at: null },
      closed_at: new Date(),
    }),
  );

async function createDeletedAccount(): Promise<Actor> {
  const person = await createProfessional('deleted');
  await closeAccount(person);
  return person;
}

async function createFormerAdministrator(): Promise<Actor> {
  const person = connectActor(await session('formeradmin'));
  const role = adminDb().doc(`user_roles/${person.uid}`);
  await role.set({ user_id: person.uid, role: 'admin' });
  await role.delete();
  return person;
}

/** Creates a person for each role, and a request and a conversation of `client` with `provider`. */
export async function createPeople(): Promise<People> {
  const connectWhenReady = async (person: Promise<Person>) => connectActor(await person);
  const [visitor, nobody, guest, unverifiedPerson, client, otherClient, formerAdmin] =
    await Promise.all([
      connectWhenReady(signedOut()),
      connectWhenReady(anonymous()),
      connectWhenReady(anonymous()),
      connectWhenReady(unverified()),
      connectWhenReady(session('client')),
      connectWhenReady(session('otherclient')),
      createFormerAdministrator(),
    ]);
  const [provider, otherProvider, lapsed, deleted, suspended] = await Promise.all([
    createProfessional(),
    createProfessional('otherprovider'),
    createLapsedProfessional(),
    createDeletedAccount(),
    createSuspendedProfessional(),
  ]);
  // The first one begins the windows of the client's counters.
  const conversationId = await startConversation(client, provider);
  const requestId = await sendRequest(client, provider);
  await openChat(guest, requestId, client.email);
  return {
    // A visitor could claim to have this id and address.
    visitor: { ...visitor, uid: 'visitor', email: 'visitor@doorstep.test' },
    anonymous: nobody,
    guest,
    unverified: unverifiedPerson,
    client,
    otherClient,
    provider,
    otherProvider,
    lapsed,
    deleted,
    suspended,
    formerAdmin,
    requestId,
    conversationId,
  };
}
