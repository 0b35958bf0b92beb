import type { PlanTier } from '@doorstep/domain/billing/plan-tier';
import type { Branch } from '@doorstep/domain/profiles/branch';
import type { ProfileFacts } from '@doorstep/domain/profiles/facts';
import type { Gallery } from '@doorstep/domain/profiles/gallery';
import {
  searchFieldsOf,
  searchIdsOf,
  searchSourceSchema,
  toProviderSearch,
  withArea,
  type SearchSource,
} from '@doorstep/domain/search/provider-search';
import { isDeepStrictEqual } from 'node:util';
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  UpdateData,
} from 'firebase-admin/firestore';
import { logError } from '../platform/log.ts';
import { gazetteer } from './gazetteer.ts';
import { parseDocument } from '../platform/firestore.ts';

/** What the search documents of a page depend on, besides its profile. */
interface ListingDetails {
  tier: PlanTier | null;
  branches?: readonly Branch[];
  gallery?: Gallery | null;
}

/** A batch, or a transaction after its reads. */
interface ListingWriter {
  update(reference: DocumentReference, fields: UpdateData<DocumentData>): unknown;
  set(reference: DocumentReference, fields: object): unknown;
  delete(reference: DocumentReference): unknown;
}

/**
 * Parses the profile fields that search uses. Returns null for a missing or malformed (logged)
 * profile.
 */
export function parseSearchSource(profile: DocumentSnapshot): SearchSource | null {
  try {
    return parseDocument(searchSourceSchema, profile);
  } catch (thrown) {
    logError('profile not added to search: malformed', { path: profile.ref.path }, thrown);
    return null;
  }
}

/**
 * Writes the area of a profile into its facts, if its places name another than before. Returns the
 * profile with the area.
 */
export function updateArea(
  writer: Pick<ListingWriter, 'update'>,
  profile: DocumentSnapshot,
  source: SearchSource,
  { tier, branches = [] }: ListingDetails,
): SearchSource {
  const current = withArea(source, tier, branches, gazetteer());
  if (!isDeepStrictEqual(current.facts.area, source.facts.area)) {
    writer.update(profile.ref, { 'facts.area': current.facts.area });
  }
  return current;
}

/**
 * Updates a profile's search documents in the write that publishes or unpublishes it. `published`
 * is null to remove the profile from search. `profile` is the snapshot before the write. The
 * trigger on the profile then adds the area, and branches and gallery that `published` lacks.
 */
export function writeListing(
  writer: ListingWriter,
  profile: DocumentSnapshot,
  published: ListingDetails | null,
): void {
  const source = parseSearchSource(profile);
  if (source) writeListingOf(writer, profile, source, published);
}

function writeListingOf(
  writer: ListingWriter,
  profile: DocumentSnapshot,
  source: SearchSource,
  published: ListingDetails | null,
): void {
  const listings = profile.ref.firestore.collection('provider_search');
  const listing =
    published && toProviderSearch(source, published.tier, published.branches, published.gallery);
  if (listing) writer.set(listings.doc(listing.id), searchFieldsOf(listing));
  for (const id of searchIdsOf(source)) {
    if (id !== listing?.id) writer.delete(listings.doc(id));
  }
}

/**
 * Updates the search documents of a published profile in the transaction that writes its branches,
 * its gallery or facts. Does nothing for a draft.
 */
export function updateListing(
  writer: ListingWriter,
  profile: DocumentSnapshot,
  details: Required<ListingDetails>,
  facts: Partial<ProfileFacts> = {},
): void {
  const stored = parseSearchSource(profile);
  if (!stored?.published) return;
  const source = { ...stored, facts: { ...stored.facts, ...facts } };
  writeListingOf(writer, profile, updateArea(writer, profile, source, details), details);
}
