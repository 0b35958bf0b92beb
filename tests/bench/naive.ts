import { matchesSearch, type SearchTerms } from '@doorstep/domain/search/search';
import { searchCardSchema } from '@doorstep/domain/search/provider-search';
import { admin } from '../support/people.ts';

/** A design without pages: everything is read, and sorted out by the reader. */
export interface Naive {
  documents: number;
  ms: number;
  /** Of the fields, as JSON. */
  bytes: number;
}

async function readAll(collection: string, field: string, value: unknown) {
  const begun = performance.now();
  const { docs } = await admin().firestore.collection(collection).where(field, '==', value).get();
  const fields = docs.map((document) => document.data());
  return { fields, begun };
}

const told = (fields: readonly object[], begun: number): Naive => ({
  documents: fields.length,
  ms: performance.now() - begun,
  bytes: JSON.stringify(fields).length,
});

/** Reads all published profiles and keeps those that match. */
export async function searchAll(terms: SearchTerms): Promise<Naive> {
  const { fields, begun } = await readAll('provider_profiles', 'published', true);
  fields.map((one) => searchCardSchema.parse(one)).filter((card) => matchesSearch(card, terms));
  return told(fields, begun);
}

/** Reads all messages of a professional and puts them together by the other side. */
export async function conversationsOfAll(provider: string): Promise<Naive> {
  const { fields, begun } = await readAll('direct_messages', 'provider_id', provider);
  new Map(fields.map((message) => [String(message['client_id']), message]));
  return told(fields, begun);
}

/** Reads all messages about a request. */
export async function wholeChat(request: string): Promise<Naive> {
  const { fields, begun } = await readAll('chat_messages', 'request_id', request);
  return told(fields, begun);
}

/** Reads all requests to a professional. */
export async function wholeInbox(provider: string): Promise<Naive> {
  const { fields, begun } = await readAll('service_requests', 'provider_id', provider);
  return told(fields, begun);
}
