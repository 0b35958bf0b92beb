import { toProviderSearch } from '@doorstep/domain/search/provider-search';
import {
  conversation,
  directMessage,
  providerProfile,
  serviceRequest,
  stored,
  type AddressedRequest,
} from '@doorstep/local/demo/factories.ts';
import { inParallel } from '@doorstep/domain/in-parallel';
import { requestThread } from '@doorstep/local/demo/threads.ts';
import { withoutTriggers } from '@doorstep/local/stack/emulators/emulators.ts';
import { admin, createPerson, type Person } from '../support/browser/sign-in.ts';
import { createProvider, requestOf } from '../support/test-data.ts';
import { readStack } from '../support/stack.ts';

const BATCH = 400;
const PARALLEL_BATCHES = 2;
const TRADES = ['Plumbing', 'Drain cleaning', 'Rewiring', 'Tiling', 'Roof repair', 'Cleaning'];
const CITIES = ['Austin, TX', 'Waco, TX', 'Salem, OR', 'Portland, OR', 'Boise, ID'];

const pick = (texts: readonly string[], place: number) => texts[place % texts.length] ?? '';
const minute = (place: number) => new Date(Date.UTC(2026, 0, 1) + place * 60_000);

type Documents = Record<string, object>;

const createProfessional = (index: number): Documents => {
  const profile = providerProfile({
    user_id: `bench-pro-${index}`,
    display_name: `Company ${index}`,
    services: [pick(TRADES, index), pick(TRADES, index + 1)],
    city: pick(CITIES, index),
    created_at: minute(index),
  });
  const listing = toProviderSearch(profile, index % 10 === 0 ? 'Pro' : 'Starter');
  return {
    [`provider_profiles/${profile.id}`]: stored(profile),
    [`provider_search/${listing.id}`]: stored(listing),
  };
};

const createThreads = (provider: Person, client: Person, place: number): Documents => {
  const request = serviceRequest({
    id: `bench-request-${place}`,
    provider_id: provider.uid,
    client_uid: client.uid,
    client_email: client.email,
    created_at: minute(place),
  });
  const sides = { provider_id: provider.uid, client_id: `bench-client-${place}` };
  const message = directMessage({
    ...sides,
    id: `bench-direct-${place}`,
    created_at: minute(place),
  });
  const thread = conversation({
    ...sides,
    last_message_id: message.id,
    last_at: message.created_at,
  });
  return {
    [`service_requests/${request.id}`]: stored(request),
    [`conversations/${thread.id}`]: stored(thread),
    [`direct_messages/${message.id}`]: stored(message),
  };
};

/** Returns a request with `size` messages. */
function createLongChat(request: AddressedRequest, size: number): Documents {
  const lines = Array.from({ length: size }, (_, place) => {
    const from = place % 2 === 0 ? ('client' as const) : ('provider' as const);
    return { from, text: `Line ${place}`, at: minute(place) };
  });
  const thread = requestThread(request, lines);
  const messages = thread.messages.map((one) => [`chat_messages/${one.id}`, stored(one)] as const);
  return {
    ...Object.fromEntries(messages),
    [`service_requests/${request.id}`]: stored(thread.request),
  };
}

/**
 * Fills the emulator with `size` professionals, and with one professional who has `size` requests,
 * conversations, and messages in one chat. Triggers do not run for these documents.
 */
export async function fillMarket(size: number) {
  const provider = await createProvider('benchpro');
  const client = await createPerson('benchclient');
  const chat = requestOf(provider, client);
  const places = Array.from({ length: size }, (_, place) => place);
  const writes = Object.entries(
    Object.assign(
      createLongChat(chat, size),
      ...places.flatMap((place) => [
        createProfessional(place),
        createThreads(provider, client, place),
      ]),
    ) as Documents,
  );
  const batches = Array.from({ length: Math.ceil(writes.length / BATCH) }, (_, index) =>
    writes.slice(index * BATCH, (index + 1) * BATCH),
  );
  const { firestore } = admin();
  await withoutTriggers(readStack(), async () => {
    await inParallel(PARALLEL_BATCHES, batches, async (documents) => {
      const batch = firestore.batch();
      for (const [path, fields] of documents) batch.set(firestore.doc(path), fields);
      await batch.commit();
    });
  });
  return { provider, chat };
}
