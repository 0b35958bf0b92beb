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
} from '../../support/server/people.ts';
import { until } from '../../support/server/until.ts';
import { newProfile } from '../../support/documents.ts';
import { saveProfile } from '../../support/protocols.ts';
import { open, type Actor } from './actor.ts';
import { begin, request } from './acts.ts';

/**
 * Everybody who may try something, with real tokens. Where the app writes a document of theirs, they
 * have written it themselves.
 */
export interface Cast {
  /** Signed out. */
  visitor: Actor;
  anonymous: Actor;
  /** Anonymous, let into `requestId` by the client's address. */
  guest: Actor;
  unconfirmed: Actor;
  client: Actor;
  otherClient: Actor;
  provider: Actor;
  otherProvider: Actor;
  /** A professional whose membership has ended. */
  lapsed: Actor;
  /** A deleted account, whose token is valid for an hour. */
  deleted: Actor;
  /** A suspended professional, whose token is valid for an hour. */
  suspended: Actor;
  /** Was an administrator. */
  formerAdmin: Actor;
  /** From `client` to `provider`. */
  requestId: string;
  /** Of `client` with `provider`. */
  conversationId: string;
}

export type Who = Exclude<keyof Cast, 'requestId' | 'conversationId'>;

/** A professional with a membership and a public page, made as the editor makes it. */
export async function professional(name = 'provider'): Promise<Actor> {
  const person = open(await session(name));
  const { db, uid } = person;
  await setFields(`subscribers/${uid}`, subscriber({ stripe_customer_id: null }));
  await saveProfile(db, { uid, profile: newProfile(uid, { published: true }), claim: uid });
  return person;
}

/** Deletes an account in Firebase, and waits until the functions have closed it. */
export async function closeAccount({ uid }: Person): Promise<void> {
  await adminAuth().deleteUser(uid);
  await until(`a tombstone of ${uid}`, () => exists(`closed_accounts/${uid}`), 45_000);
}

/** Lets somebody into a chat by the client's address, from another network for each guest. */
export async function letIn(guest: Actor, requestId: string, email: string): Promise<void> {
  const { code } = await callFrom(someAddress(), guest, { request_id: requestId, email });
  if (code !== 'ok') throw new Error(`not let in: ${code}`);
}

const TAKEN_DOWN = { published: false, publish_on_renewal: true };

/** A professional after a change that takes the page down, as the functions write it. */
async function takenDown(
  name: string,
  change: (batch: WriteBatch, uid: string) => void,
): Promise<Actor> {
  const person = await professional(name);
  const batch = adminDb().batch();
  change(batch, person.uid);
  batch.update(adminDb().doc(`provider_profiles/${person.uid}`), TAKEN_DOWN);
  await batch.commit();
  return person;
}

const lapsedProfessional = () =>
  takenDown('lapsed', (batch, uid) =>
    batch.update(adminDb().doc(`subscribers/${uid}`), { subscribed: false, status: 'canceled' }),
  );

const suspendedProfessional = () =>
  takenDown('suspended', (batch, uid) =>
    batch.set(adminDb().doc(`closed_accounts/${uid}`), {
      ...{ reason: 'suspended', expires_at: null },
      closed_at: new Date(),
    }),
  );

async function deletedAccount(): Promise<Actor> {
  const person = await professional('deleted');
  await closeAccount(person);
  return person;
}

async function formerAdministrator(): Promise<Actor> {
  const person = open(await session('formeradmin'));
  const role = adminDb().doc(`user_roles/${person.uid}`);
  await role.set({ user_id: person.uid, role: 'admin' });
  await role.delete();
  return person;
}

/** The whole cast, with a request and a conversation of `client` with `provider`. */
export async function assemble(): Promise<Cast> {
  const opened = async (person: Promise<Person>) => open(await person);
  const [visitor, nobody, guest, unconfirmed, client, otherClient, formerAdmin] = await Promise.all(
    [
      opened(signedOut()),
      opened(anonymous()),
      opened(anonymous()),
      opened(unverified()),
      opened(session('client')),
      opened(session('otherclient')),
      formerAdministrator(),
    ],
  );
  const [provider, otherProvider, lapsed, deleted, suspended] = await Promise.all([
    professional(),
    professional('otherprovider'),
    lapsedProfessional(),
    deletedAccount(),
    suspendedProfessional(),
  ]);
  const [requestId, conversationId] = await Promise.all([
    request(client, provider),
    begin(client, provider),
  ]);
  await letIn(guest, requestId, client.email);
  return {
    // What a visitor would claim to be.
    visitor: { ...visitor, uid: 'visitor', email: 'visitor@doorstep.test' },
    anonymous: nobody,
    guest,
    unconfirmed,
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
