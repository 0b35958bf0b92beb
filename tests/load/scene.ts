import { inParallel } from '@doorstep/local/demo/seed/in-parallel.ts';
import { providerProfile, stored, subscriber } from '@doorstep/local/demo/factories.ts';
import { adminAuth, adminDb } from '../support/server/admin.ts';
import { PASSWORD, unique } from '../support/server/people.ts';
import { until } from '../support/server/until.ts';
import type { ChatPlan } from './plan.ts';

const AT_ONCE = 10;

async function account(name: string): Promise<ChatPlan['client']> {
  const uid = unique(name);
  const email = `${uid}@doorstep.test`;
  await adminAuth().createUser({ uid, email, emailVerified: true, password: PASSWORD });
  return { uid, email };
}

/** A professional with a page and a membership, as the server knows one. */
async function professional(): Promise<ChatPlan['provider']> {
  const person = await account('loadpro');
  const { uid, email } = person;
  const batch = adminDb().batch();
  batch.set(
    adminDb().doc(`provider_profiles/${uid}`),
    stored(providerProfile({ user_id: uid, email })),
  );
  batch.set(adminDb().doc(`handles/${uid}`), { owner: uid });
  batch.set(adminDb().doc(`subscribers/${uid}`), subscriber({ stripe_customer_id: null }));
  await batch.commit();
  return person;
}

/** A client and a professional for each chat: half of them about a request, by turns the client sends. */
export function makeChats(count: number): Promise<ChatPlan[]> {
  const places = Array.from({ length: count }, (_, place) => place);
  return inParallel(AT_ONCE, places, async (place) => ({
    id: unique('loadchat'),
    kind: place % 2 === 0 ? 'request' : 'direct',
    from: place % 4 < 2 ? 'client' : 'provider',
    client: await account('loadclient'),
    provider: await professional(),
  }));
}

/** The mails of a new request are due in half a minute; those about unread messages much later. */
const SOON_MS = 60_000;

/** Waits until the mails of the new requests are out: what follows is about messages. */
export function untilMailIsOut(): Promise<void> {
  const soon = new Date(Date.now() + SOON_MS);
  const waiting = adminDb()
    .collection('mail')
    .where('state', 'in', ['pending', 'sending'])
    .where('next_attempt_at', '<=', soon);
  const isOut = async () => (await waiting.count().get()).data().count === 0;
  return until('the mails of the requests are out', isOut, 300_000);
}
