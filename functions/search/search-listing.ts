import type { PlanTier } from '@doorstep/domain/billing/plan-tier';
import {
  searchIdsOf,
  searchSourceSchema,
  toProviderSearch,
  type ProviderSearch,
  type SearchSource,
} from '@doorstep/domain/search/provider-search';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { logError } from '../platform/log.ts';
import { parseDocument } from '../platform/firestore.ts';

/** A batch, or a transaction that has done its reading. */
interface Writer {
  set(reference: DocumentReference, fields: object): unknown;
  delete(reference: DocumentReference): unknown;
}

/** What search goes by of a profile; null when it is missing, or malformed, which search leaves out. */
export function parseSearchSource(profile: DocumentSnapshot): SearchSource | null {
  try {
    return parseDocument(searchSourceSchema, profile);
  } catch (thrown) {
    logError('profile is not in search', { path: profile.ref.path }, thrown);
    return null;
  }
}

/** The fields of `provider_search/{id}`. */
export function fieldsOf(listing: ProviderSearch): object {
  const { provider_id, card, service, location } = listing;
  return { provider_id, card, service, location };
}

/**
 * Writes, with what publishes a profile or takes it down, what search is to hold of it from then on:
 * `tier` is the plan of the published one; null takes it out. The profile as it was read before.
 */
export function writeListing(
  writer: Writer,
  profile: DocumentSnapshot,
  published: { tier: PlanTier | null } | null,
): void {
  const source = parseSearchSource(profile);
  if (!source) return;
  const listings = profile.ref.firestore.collection('provider_search');
  const listing = published && toProviderSearch(source, published.tier);
  if (listing) writer.set(listings.doc(listing.id), fieldsOf(listing));
  for (const id of searchIdsOf(source)) {
    if (id !== listing?.id) writer.delete(listings.doc(id));
  }
}
