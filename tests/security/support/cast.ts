import { subscriber } from '@doorstep/local/demo/factories.ts';
import { adminAuth, adminDb, exists } from '../../support/server/admin.ts';
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
 * Everybody who may try something: signed in for real, and with documents that they have made
 * themselves wherever a person makes them.
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
  /** An account that is deleted; its token counts for an hour more. */
  deleted: Actor;
  /** Was an administrator. */
  formerAdmin: Actor;
  /** From `client` to `provider`. */
  requestId: string;
  /** Of `client` with `provider`. */
  conversationId: string;
}

export type Who = Exclude<keyof Cast, 'requestId' | 'conversationId'>;

/** A professional as the server knows one who has paid. */
async function subscribed(person: Person): Promise<void> {
  const paid = subscriber({ stripe_customer_id: null });
  await adminDb().doc(`subscribers/${person.uid}`).set(paid);
}

/** Makes the public page of a subscribed professional, as the editor does. */
async function publish({ db, uid }: Actor): Promise<void> {
  await saveProfile(db, { uid, profile: newProfile(uid, { published: true }), claim: uid });
}

export async function professional(name = 'provider'): Promise<Actor> {
  const person = open(await session(name));
  await subscribed(person);
  await publish(person);
  return person;
}

/** What the webhook writes when a membership ends. */
export async function lapse({ uid }: Actor): Promise<void> {
  const batch = adminDb().batch();
  batch.update(adminDb().doc(`subscribers/${uid}`), { subscribed: false, status: 'canceled' });
  batch.update(adminDb().doc(`provider_profiles/${uid}`), {
    published: false,
    publish_on_renewal: true,
  });
  await batch.commit();
}

/** Deletes an account elsewhere, as its owner or an operator does. */
export async function bury({ uid }: Person): Promise<void> {
  await adminAuth().deleteUser(uid);
  await until(`a tombstone of ${uid}`, () => exists(`closed_accounts/${uid}`), 45_000);
}

/** Lets somebody into a chat by the client's address, from a network of their own. */
export async function letIn(guest: Actor, requestId: string, email: string): Promise<void> {
  const { code } = await callFrom(someAddress(), guest, { request_id: requestId, email });
  if (code !== 'ok') throw new Error(`not let in: ${code}`);
}

async function lapsedProfessional(): Promise<Actor> {
  const person = await professional('lapsed');
  await lapse(person);
  return person;
}

async function deletedAccount(): Promise<Actor> {
  const person = await professional('deleted');
  await bury(person);
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
  const [provider, otherProvider, lapsed, deleted] = await Promise.all([
    professional(),
    professional('otherprovider'),
    lapsedProfessional(),
    deletedAccount(),
  ]);
  const [requestId, conversationId] = await Promise.all([
    request(client, provider),
    begin(client, provider),
  ]);
  await letIn(guest, requestId, client.email);
  return {
    // What such a visitor would call himself.
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
    formerAdmin,
    requestId,
    conversationId,
  };
}
