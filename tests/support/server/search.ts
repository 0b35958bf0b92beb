import { isDeepStrictEqual } from 'node:util';
import { toProviderSearch } from '@doorstep/domain/search/provider-search';
import type { PlanTier } from '@doorstep/domain/billing/plan-tier';
import {
  providerProfileSchema,
  type ProviderProfile,
} from '@doorstep/domain/profiles/provider-profile';
import {
  namedIdSchema,
  searchResultSchema,
  SEARCH_PATH,
} from '@doorstep/domain/search/results/search-api';
import { stored } from '@doorstep/local/demo/factories.ts';
import { toStored } from '@doorstep/ops/data-check/documents.ts';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { readStack } from '../stack.ts';

/** Returns a professional's listings in search: id and fields. */
export async function listingsOf(db: Firestore, uid: string): Promise<[string, DocumentData][]> {
  const { docs } = await db.collection('provider_search').where('provider_id', '==', uid).get();
  return docs.map((document) => [document.id, document.data()]);
}

/** Returns the listing that search should have for a stored profile with the given plan. */
export async function listingFor(
  db: Firestore,
  uid: string,
  tier: PlanTier | null,
): Promise<[string, DocumentData][]> {
  const profile = toStored(await db.doc(`provider_profiles/${uid}`).get());
  const listing = toProviderSearch(
    providerProfileSchema.parse({ ...profile?.fields, id: uid }),
    tier,
  );
  return [[listing.id, stored(listing)]];
}

/** Returns whether search has exactly that listing. */
export async function isListed(db: Firestore, uid: string, tier: PlanTier | null) {
  return isDeepStrictEqual(await listingsOf(db, uid), await listingFor(db, uid, tier));
}

/** Adds listings to search without storing profiles. */
export async function list(
  db: Firestore,
  professionals: readonly { profile: ProviderProfile; tier: PlanTier | null }[],
): Promise<void> {
  const writer = db.bulkWriter();
  for (const { profile, tier } of professionals) {
    const listing = toProviderSearch(profile, tier);
    void writer.set(db.doc(`provider_search/${listing.id}`), stored(listing));
  }
  await writer.close();
}

const pageSchema = z.strictObject({
  providers: z.array(z.strictObject(searchResultSchema.shape)),
  place: z.strictObject({ name: z.string(), others: z.array(z.string()) }).optional(),
  next: z.string().nullable(),
  sorted: z.strictObject({ ids: z.array(z.string()), isAll: z.boolean() }).optional(),
  is_near_miss: z.literal(true).optional(),
  trades: z.array(z.strictObject(namedIdSchema.shape)).optional(),
  city: z.strictObject(namedIdSchema.shape).optional(),
  cities: z.array(z.strictObject(namedIdSchema.shape)).optional(),
  resolved: z
    .strictObject({ trade: z.string().nullable(), city: z.string().nullable() })
    .optional(),
});

/** Calls search through Hosting, as the page does. */
export function askSearch(query: Record<string, string>, init?: RequestInit): Promise<Response> {
  const text = new URLSearchParams(query).toString();
  return fetch(`${readStack().site}${SEARCH_PATH}?${text}`, init);
}

/** Returns the answer of search. */
export async function searchPage(query: Record<string, string>) {
  const response = await askSearch(query);
  if (response.status !== 200) throw new Error(`search answered ${response.status}`);
  return pageSchema.parse(await response.json());
}
