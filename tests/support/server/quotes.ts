import type { CallableInput } from '@doorstep/domain/callables';
import { createLinkToken } from '../../../functions/mail/link-token.ts';
import { adminDb, fieldsOf, updateFields } from './admin.ts';
import type { Person } from './sdk-people.ts';
import { pair, type Pair } from './unread-mail.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;
const SECRET = process.env['LINK_SECRET'] ?? '';

/** A quote of $222.50, as a professional sends it. */
export const QUOTE = {
  lines: [
    { text: 'Replace two outlets', cents: 18_000 },
    { text: 'Parts', cents: 4_250 },
  ],
  tax_note: 'Plus 8.25% sales tax on parts.',
  message: null,
  valid_until: new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10),
  time_zone: 'America/Chicago',
};

/** A request of two new people, and the calls about its quotes. */
export class QuotedRequest {
  readonly pair: Pair;
  readonly path: string;

  private constructor(two: Pair) {
    this.pair = two;
    this.path = `service_requests/${two.requestId}`;
  }

  static async create(): Promise<QuotedRequest> {
    return new QuotedRequest(await pair());
  }

  /** Returns the stored request. */
  fields() {
    return fieldsOf(this.path);
  }

  async earlier() {
    return (await adminDb().collection(`${this.path}/quotes`).get()).docs;
  }

  async send(changes: Partial<CallableInput<'send-quote'>> = {}): Promise<string> {
    const input = { request_id: this.pair.requestId, ...QUOTE, ...changes };
    return (await this.pair.provider.call('send-quote', input)).quote_id;
  }

  decide(who: Person, quote_id: string, accept = true) {
    return who.call('decide-quote', { request_id: this.pair.requestId, quote_id, accept });
  }

  withdraw(quote_id: string) {
    const { provider, requestId: request_id } = this.pair;
    return provider.call('withdraw-quote', { request_id, quote_id });
  }

  async expire(): Promise<void> {
    await updateFields(this.path, { 'quote.valid_until': '2026-01-01' });
  }

  /** Opens the chat for a guest: by the typed address, or by the token of a mailed link. */
  async open(guest: Person, proof: 'address' | 'link') {
    const { requestId: request_id, client } = this.pair;
    const link = { purpose: 'chat', id: request_id, email: client.email } as const;
    const token = createLinkToken(SECRET, link, new Date(Date.now() + DAY_MS));
    const by = proof === 'link' ? { token } : { email: client.email };
    return (await guest.call('open-request-chat', { request_id, ...by })).proof;
  }
}
