import { toProviderSearch } from '@doorstep/domain/provider-search';
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
import { withoutTriggers } from '@doorstep/local/stack/triggers.ts';
import { FieldValue, type BulkWriter } from 'firebase-admin/firestore';
import { admin, createPerson, unique, type Person } from '../support/people.ts';
import { readStack } from '../support/stack.ts';

/** What the market holds of each: one professional has them all, and one chat all messages. */
const PARTS = ['providers', 'requests', 'conversations', 'messages'] as const;

/** Of each part; more would fill this process's memory before they are written. */
const AT_ONCE = 2_000;
const TRIES = 5;

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
    await market.writeAll((writer) => {
      const own = { user_id: provider.uid, handle: market.handle, email: provider.email };
      const profile = providerProfile(own);
      market.set(writer, `provider_profiles/${provider.uid}`, stored(profile));
      market.set(writer, `handles/${profile.handle}`, { owner: provider.uid });
      const plan = subscriber({ stripe_customer_id: null });
      market.set(writer, `subscribers/${provider.uid}`, plan);
    });
    return market;
  }

  /** Adds what is missing; nothing is told of it to functions. */
  async growTo(size: number): Promise<void> {
    while (this.size < size) {
      const next = Math.min(size, this.size + AT_ONCE);
      await withoutTriggers(readStack().hub, () =>
        this.writeAll((writer) => this.add(writer, next)),
      );
      this.size = next;
    }
  }

  private add(writer: BulkWriter, size: number): void {
    for (let place = this.size; place < size; place += 1) {
      for (const part of PARTS) this[part](writer, place);
    }
    this.messagesLast(writer, size);
  }

  private async writeAll(write: (writer: BulkWriter) => void): Promise<void> {
    const writer = admin().firestore.bulkWriter({ throttling: false });
    // It keeps to itself what it could not write.
    const failures: Error[] = [];
    writer.onWriteError((error) => {
      if (error.failedAttempts < TRIES) return true;
      failures.push(error);
      return false;
    });
    write(writer);
    await writer.close();
    const [failure] = failures;
    if (failure) throw failure;
  }

  private set(writer: BulkWriter, path: string, fields: object): void {
    void writer.set(admin().firestore.doc(path), fields);
  }

  private providers(writer: BulkWriter, place: number): void {
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
    this.set(writer, `provider_profiles/${uid}`, stored(profile));
    this.set(writer, `provider_search/${listing.id}`, stored(listing));
  }

  private requests(writer: BulkWriter, place: number): void {
    const request = serviceRequest({
      id: `bench-request-${place}`,
      provider_id: this.provider.uid,
      client_uid: this.client.uid,
      client_email: this.client.email,
      created_at: at(place),
    });
    this.set(writer, `service_requests/${request.id}`, stored(request));
  }

  private conversations(writer: BulkWriter, place: number): void {
    const sides = { provider_id: this.provider.uid, client_id: `bench-client-${place}` };
    const message = directMessage({ ...sides, id: `bench-direct-${place}`, created_at: at(place) });
    const thread = conversation({ ...sides, last_message_id: message.id, last_at: at(place) });
    this.set(writer, `conversations/${thread.id}`, stored(thread));
    this.set(writer, `direct_messages/${message.id}`, stored(message));
  }

  private line(place: number) {
    const from = place % 2 === 0 ? ('client' as const) : ('provider' as const);
    return { from, text: `Line ${place}`, at: at(place) };
  }

  private messages(writer: BulkWriter, place: number): void {
    const { messages } = requestThread(this.chat, [this.line(place)]);
    for (const message of messages) {
      this.set(writer, `chat_messages/bench-line-${place}`, stored(message));
    }
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
  private messagesLast(writer: BulkWriter, size: number): void {
    const { request } = requestThread(this.chat, [this.line(size - 1)]);
    const last = { ...request, last_message_id: `bench-line-${size - 1}` };
    this.set(writer, `service_requests/${this.chat.id}`, stored(last));
  }
}
