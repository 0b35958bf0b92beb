import { providerProfile, stored, subscriber } from '@doorstep/local/demo/factories.ts';
import type { ProviderProfile } from '@doorstep/domain/provider-profile';
import { admin, createPerson, unique, type Person } from './people.ts';

export interface Professional extends Person {
  profile: ProviderProfile;
}

interface Options {
  /** Whether a plan is active. */
  subscribed?: boolean;
}

/** A plan that is active, or has ended, as the functions would have stored it; Stripe knows nothing of it. */
export async function setSubscribed(uid: string, subscribed: boolean): Promise<void> {
  const state = subscriber({
    stripe_customer_id: null,
    ...(!subscribed && { subscribed, subscription_tier: null, status: 'canceled' }),
  });
  await admin().firestore.doc(`subscribers/${uid}`).set(state);
}

/** Somebody with a page: public unless said otherwise, with a handle of its own. */
export async function createProfessional(
  changes: Partial<ProviderProfile> = {},
  { subscribed = true }: Options = {},
): Promise<Professional> {
  const person = await createPerson('pro');
  const { uid } = person;
  const profile = providerProfile({
    user_id: uid,
    handle: unique('pro'),
    email: person.email,
    ...changes,
  });
  const { firestore } = admin();
  const batch = firestore.batch();
  batch.set(firestore.doc(`provider_profiles/${uid}`), stored(profile));
  batch.set(firestore.doc(`handles/${profile.handle}`), { owner: uid });
  await batch.commit();
  await setSubscribed(uid, subscribed);
  return { ...person, profile };
}

/** What stands in the database as somebody's profile now. */
export async function storedProfile(uid: string): Promise<Record<string, unknown> | undefined> {
  const snapshot = await admin().firestore.doc(`provider_profiles/${uid}`).get();
  return snapshot.data();
}
