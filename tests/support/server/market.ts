import type { ProviderProfile } from '@doorstep/domain/profiles/provider-profile';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import {
  providerProfile,
  serviceRequest,
  stored,
  subscriber,
  type AddressedRequest,
} from '@doorstep/local/demo/factories.ts';
import { directThread, requestThread, type Line } from '@doorstep/local/demo/threads.ts';
import { adminDb, setFields } from './admin.ts';
import { unique } from './sdk-people.ts';
import { until } from './until.ts';

/** Stores the confirmed email of a page, as `confirm-page-email` does. */
export const confirmPageEmail = (uid: string, email: string) =>
  setFields(`page_emails/${uid}`, { email, confirmed_at: new Date() });

/** Stores a published profile, as the app does. */
export async function saveProfile(
  uid: string,
  changes: Partial<ProviderProfile> = {},
): Promise<ProviderProfile> {
  const profile = providerProfile({ user_id: uid, ...changes });
  await setFields(`provider_profiles/${uid}`, stored(profile));
  return profile;
}

/** Waits until the emulated trigger of a profile has added its area. */
export const untilAreaKnown = ({ user_id }: Pick<ProviderProfile, 'user_id'>) =>
  until('the area is known', async () => {
    const profile = await adminDb().doc(`provider_profiles/${user_id}`).get();
    return Boolean(profile.get('facts.area'));
  });

/** Stores a published profile with its handle and, if missing, a membership. */
export async function savePage(
  uid: string,
  changes: Partial<ProviderProfile> = {},
): Promise<ProviderProfile> {
  const profile = providerProfile({ user_id: uid, handle: uid.toLowerCase(), ...changes });
  const membership = adminDb().doc(`subscribers/${uid}`);
  const batch = adminDb().batch();
  if (!(await membership.get()).exists) {
    batch.set(membership, subscriber({ stripe_customer_id: null }));
  }
  batch.set(adminDb().doc(`provider_profiles/${uid}`), stored(profile));
  batch.set(adminDb().doc(`handles/${profile.handle}`), { owner: uid });
  await batch.commit();
  return profile;
}

/** Stores a request with messages. The trigger on new requests runs. */
export async function saveRequest(
  changes: Partial<ServiceRequest> & { provider_id: string },
  lines: readonly Line[] = [],
): Promise<AddressedRequest> {
  const written = serviceRequest({ id: unique('request'), created_at: new Date(), ...changes });
  const { request, messages } = requestThread(written, lines);
  await saveThread('chat_messages', messages, `service_requests/${request.id}`, request);
  return request;
}

/** Stores a conversation with messages, and returns its id. */
export async function saveConversation(
  sides: Parameters<typeof directThread>[0],
  lines: readonly Line[],
): Promise<string> {
  const { conversation, messages } = directThread(sides, lines);
  await saveThread('direct_messages', messages, `conversations/${conversation.id}`, conversation);
  return conversation.id;
}

async function saveThread(
  collection: string,
  messages: readonly { id: string }[],
  path: string,
  thread: { id: string },
): Promise<void> {
  const batch = adminDb().batch();
  batch.set(adminDb().doc(path), stored(thread));
  for (const message of messages) {
    batch.set(adminDb().collection(collection).doc(message.id), stored(message));
  }
  await batch.commit();
}
