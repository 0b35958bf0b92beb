import { toProviderSearch } from '@doorstep/domain/search/provider-search';
import {
  conversation,
  directMessage,
  providerProfile,
  serviceRequest,
  stored,
  subscriber,
  type AddressedRequest,
} from '@doorstep/local/demo/factories.ts';
import { requestThread } from '@doorstep/local/demo/threads.ts';
import { inParallel } from '@doorstep/local/demo/seed/in-parallel.ts';
import { withoutTriggers } from '@doorstep/local/stack/triggers.ts';
import { FieldValue } from 'firebase-admin/firestore';
import { admin, createPerson, unique, type Person } from '../support/people.ts';
import { readStack } from '../support/stack.ts';

/** What the market holds of each: one professional has them all, and one chat all messages. */
const PARTS = ['providers', 'requests', 'conversations', 'messages'] as const;

/** Of each part; more would fill this process's memory before they are written. */
const AT_ONCE = 2_000;
/** BulkWriter sends 20 in one batch: the emulator takes three times as long for a document then. */
const IN_A_BATCH = 400;
const BATCHES_AT_ONCE = 2;

interface Write {
  path: string;
  fields: object;
}

const TRADES = [
  'Plumbing',
  'Drain cleaning',
  'Rewiring',
  'Tiling',
  'Roof repair',
  'House cleaning',
];
const CITIES = ['Austin, TX', 'Waco, TX', 'Salem, OR', 'Portland, OR', 'Boise, ID'];
const BEGIN = Date.UTC(2026, 0, 1);
const MINUTE_MS = 60_000;

const pick = (texts: readonly string[], place: number) => texts[place % texts.length] ?? '';
const at = (place: number) => new Date(BEGIN + place * MINUTE_MS);

/** A busy emulator takes longer than the client waits; what is set may be set again. */
async function commit(writes: readonly Write[], tries = 3): Promise<void> {
  const { firestore } = admin();
  const batch = firestore.batch();
  for (const { path, fields } of writes) batch.set(firestore.doc(path), fields);
  try {
    await batch.commit();
  } catch (error) {
    if (tries <= 1) throw error;
    console.error(`  ${writes.length} documents were not written, and are sent again:`, error);
    await commit(writes, tries - 1);
  }
}

async function writeAll(writes: readonly Write[]): Promise<void> {
  const batches = Array.from({ length: Math.ceil(writes.length / IN_A_BATCH) }, (_, index) =>
    writes.slice(index * IN_A_BATCH, (index + 1) * IN_A_BATCH),
  );
  await inParallel(BATCHES_AT_ONCE, batches, (some) => commit(some));
}

/** A market in the emulator that holds as many of everything as it is told. */
export class GrowingMarket {
  readonly handle = unique('bench');
  private size = 0;

  private constructor(
    readonly provider: Person,
    readonly client: Person,
    readonly chat: AddressedRequest,
  ) {}

  static async begin(): Promise<GrowingMarket> {
    const provider = await createPerson('benchpro');
    const client = await createPerson('benchclient');
    const sides = { provider_id: provider.uid, client_uid: client.uid, client_email: client.email };
    const chat = serviceRequest({ ...sides, id: unique('bench-chat'), created_at: at(-1) });
    const market = new GrowingMarket(provider, client, chat);
    const own = { user_id: provider.uid, handle: market.handle, email: provider.email };
    const profile = providerProfile(own);
    await writeAll([
      { path: `provider_profiles/${provider.uid}`, fields: stored(profile) },
      { path: `handles/${profile.handle}`, fields: { owner: provider.uid } },
      {
        path: `subscribers/${provider.uid}`,
        fields: subscriber({ stripe_customer_id: null }),
      },
    ]);
    return market;
  }

  /** Adds what is missing; nothing is told of it to functions. */
  async growTo(size: number): Promise<void> {
    await withoutTriggers(readStack(), () => this.addUpTo(size));
  }

  private async addUpTo(size: number): Promise<void> {
    while (this.size < size) {
      const next = Math.min(size, this.size + AT_ONCE);
      await writeAll(this.missing(next));
      this.size = next;
    }
  }

  private missing(size: number): Write[] {
    const places = Array.from({ length: size - this.size }, (_, index) => this.size + index);
    const writes = places.flatMap((place) => PARTS.flatMap((part) => this[part](place)));
    return [...writes, this.messagesLast(size)];
  }

  private providers(place: number): Write[] {
    const uid = `bench-pro-${place}`;
    const city = pick(CITIES, place);
    const profile = providerProfile({
      user_id: uid,
      display_name: `Company ${place}`,
      services: [pick(TRADES, place), pick(TRADES, place + 1)],
      city,
      locations: [city],
      created_at: at(place),
    });
    const listing = toProviderSearch(profile, place % 10 === 0 ? 'Pro' : 'Starter');
    return [
      { path: `provider_profiles/${uid}`, fields: stored(profile) },
      { path: `provider_search/${listing.id}`, fields: stored(listing) },
    ];
  }

  private requests(place: number): Write[] {
    const request = serviceRequest({
      id: `bench-request-${place}`,
      provider_id: this.provider.uid,
      client_uid: this.client.uid,
      client_email: this.client.email,
      created_at: at(place),
    });
    return [{ path: `service_requests/${request.id}`, fields: stored(request) }];
  }

  private conversations(place: number): Write[] {
    const sides = { provider_id: this.provider.uid, client_id: `bench-client-${place}` };
    const message = directMessage({ ...sides, id: `bench-direct-${place}`, created_at: at(place) });
    const thread = conversation({ ...sides, last_message_id: message.id, last_at: at(place) });
    return [
      { path: `conversations/${thread.id}`, fields: stored(thread) },
      { path: `direct_messages/${message.id}`, fields: stored(message) },
    ];
  }

  private line(place: number) {
    const from = place % 2 === 0 ? ('client' as const) : ('provider' as const);
    return { from, text: `Line ${place}`, at: at(place) };
  }

  private messages(place: number): Write[] {
    const { messages } = requestThread(this.chat, [this.line(place)]);
    return messages.map((message) => ({
      path: `chat_messages/bench-line-${place}`,
      fields: stored(message),
    }));
  }

  /** The client writes once more, in one batch with the thread, as the app does. */
  async say(text: string): Promise<void> {
    const { firestore } = admin();
    const [message] = requestThread(this.chat, [{ from: 'client', text, at: new Date() }]).messages;
    if (!message) return;
    const id = unique('bench-line');
    const batch = firestore.batch();
    batch.set(firestore.doc(`chat_messages/${id}`), stored(message));
    batch.update(firestore.doc(`service_requests/${this.chat.id}`), {
      last_message: text,
      last_message_id: id,
      last_message_at: message.created_at,
      unread_provider: FieldValue.increment(1),
    });
    await batch.commit();
  }

  /** The thread's own document names its last message. */
  private messagesLast(size: number): Write {
    const { request } = requestThread(this.chat, [this.line(size - 1)]);
    const last = { ...request, last_message_id: `bench-line-${size - 1}` };
    return { path: `service_requests/${this.chat.id}`, fields: stored(last) };
  }
}
