import {
  chatMessage,
  providerProfile,
  serviceRequest,
  stored,
  subscriber,
  type AddressedRequest,
} from '@doorstep/local/demo/factories.ts';
import { directThread, requestThread, type Line } from '@doorstep/local/demo/threads.ts';
import type { ChatMessage } from '@doorstep/domain/chat/message';
import { NO_FACTS } from '@doorstep/domain/profiles/facts';
import type { ProviderProfile } from '@doorstep/domain/profiles/provider-profile';
import { serviceAreaOf } from '@doorstep/domain/places/service-area';
import { toProviderSearch } from '@doorstep/domain/search/provider-search';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import { gazetteer } from '../../functions/search/gazetteer.ts';
import { admin, createPerson, unique, type Person } from './browser/sign-in.ts';

/** Creates test data for browser tests. Every test creates its own people. */

/** Creates a professional with an account, a subscription and, by default, a page in search. */
export async function createProvider(
  name: string,
  changes: Partial<ProviderProfile> = {},
): Promise<Person & { profile: ProviderProfile }> {
  const person = await createPerson(name);
  const handle = unique(name).slice(0, 40);
  const plan = subscriber({ stripe_customer_id: null });
  const written = providerProfile({
    user_id: person.uid,
    handle,
    display_name: `Works of ${handle}`,
    email: person.email,
    facts: { ...NO_FACTS, plan_tier: plan.subscription_tier },
    ...changes,
  });
  // As the trigger on new profiles stores it, so that it changes nothing during a test.
  const area = written.published ? serviceAreaOf(gazetteer(), written, []) : null;
  const profile = { ...written, facts: { ...written.facts, area } };
  const listing = toProviderSearch(profile, plan.subscription_tier);
  await writeDocuments({
    [`provider_profiles/${person.uid}`]: stored(profile),
    [`handles/${handle}`]: { owner: person.uid },
    [`subscribers/${person.uid}`]: plan,
    ...(profile.published && { [`provider_search/${listing.id}`]: stored(listing) }),
  });
  return { ...person, profile };
}

/** Creates a subscribed professional without a page. */
export async function createSubscriber(name: string): Promise<Person> {
  const person = await createPerson(name);
  await writeDocuments({ [`subscribers/${person.uid}`]: subscriber({ stripe_customer_id: null }) });
  return person;
}

/** Returns a request of `client` to `provider`, by default created now. */
export function requestOf(
  provider: { uid: string; profile: ProviderProfile },
  client: Person,
  changes: Partial<ServiceRequest> = {},
): AddressedRequest {
  return serviceRequest({
    id: unique('request'),
    provider_id: provider.uid,
    provider_name: provider.profile.display_name,
    provider_handle: provider.profile.handle,
    provider_avatar_url: provider.profile.avatar_url,
    client_uid: client.uid,
    client_email: client.email,
    created_at: new Date(),
    ...changes,
  });
}

/** Stores a request and its messages. */
export async function storeRequest(request: AddressedRequest, lines: readonly Line[] = []) {
  const thread = requestThread(request, lines);
  await writeDocuments({
    [`service_requests/${request.id}`]: stored(thread.request),
    ...documents('chat_messages', thread.messages),
  });
  return thread.request;
}

/**
 * Stores `Request 1.` to `Request {count}.`, a minute apart. `Request 1.` is the newest. One batch
 * takes 2 seconds for 27 of them, and a commit for each takes 15, because the emulator locks.
 */
export async function storeManyRequests(
  provider: { uid: string; profile: ProviderProfile },
  client: Person,
  count: number,
): Promise<void> {
  const all = Array.from({ length: count }, (_, i) =>
    requestOf(provider, client, {
      service_description: `Request ${i + 1}.`,
      created_at: new Date(Date.now() - (i + 1) * 60_000),
    }),
  );
  const threads = all.map((request) => requestThread(request, []).request);
  await writeDocuments(documents('service_requests', threads));
}

/** Stores a message without changing its thread. */
export async function storeChatMessage(message: Partial<ChatMessage>): Promise<void> {
  await writeDocuments(
    documents('chat_messages', [chatMessage({ id: unique('message'), ...message })]),
  );
}

/** Returns the documents of a direct conversation of `client` with `provider`. */
export function conversationDocuments(
  provider: { uid: string; profile: ProviderProfile },
  clientId: string,
  lines: readonly Line[],
): Record<string, object> {
  const thread = directThread(
    {
      provider_id: provider.uid,
      client_id: clientId,
      provider_name: provider.profile.display_name,
      provider_handle: provider.profile.handle,
      provider_avatar_url: null,
    },
    lines,
  );
  return {
    [`conversations/${thread.conversation.id}`]: stored(thread.conversation),
    ...documents('direct_messages', thread.messages),
  };
}

/** Stores a direct conversation of `client` with `provider`. */
export const storeConversation = (...args: Parameters<typeof conversationDocuments>) =>
  writeDocuments(conversationDocuments(...args));

/** Returns alternating lines of client and professional, a minute apart, until a minute ago. */
export function manyLines(count: number): Line[] {
  return Array.from({ length: count }, (_, i) => ({
    from: i % 2 === 0 ? 'client' : 'provider',
    text: `Line ${i + 1} of ${count}`,
    at: new Date(Date.now() - (count - i) * 60_000),
  }));
}

/** Writes documents by path and bypasses the rules. */
export async function writeDocuments(all: Record<string, object>): Promise<void> {
  const { firestore } = admin();
  const batch = firestore.batch();
  for (const [path, data] of Object.entries(all)) batch.set(firestore.doc(path), data);
  await batch.commit();
}

/** Updates fields of a document and bypasses the rules. */
export async function updateDocument(path: string, changes: Record<string, unknown>) {
  await admin().firestore.doc(path).update(changes);
}

/** Returns the fields of a document, or undefined if it does not exist. */
export async function readDocument(path: string): Promise<Record<string, unknown> | undefined> {
  return (await admin().firestore.doc(path).get()).data();
}

function documents(collection: string, all: readonly { id: string }[]): Record<string, object> {
  return Object.fromEntries(all.map((one) => [`${collection}/${one.id}`, stored(one)]));
}
