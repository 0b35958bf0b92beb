import * as z from 'zod/mini';
import type { PlanTier } from '../billing/plan-tier.ts';
import { gramKeys } from './search-grams.ts';
import { locationTexts, serviceTexts } from './search.ts';

const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? null),
);

/** The fields of a profile that search uses (spec §7, Search). */
export const searchCardSchema = z.object({
  handle: z.string(),
  display_name: z.string(),
  bio: text,
  city: text,
  services: z.array(z.string()),
  locations: z.array(z.string()),
  avatar_url: text,
});
export type SearchCard = z.infer<typeof searchCardSchema>;

/** The fields of `provider_profiles/{uid}` that determine its search entry, besides the plan. */
export const searchSourceSchema = z.extend(searchCardSchema, {
  id: z.string(),
  published: z.boolean(),
  created_at: z.date(),
});
export type SearchSource = z.infer<typeof searchSourceSchema>;

const gramsSchema = z.record(z.string(), z.literal(true));

/**
 * `provider_search/{search id}`: the search entry of a published professional. Server only.
 * `service` and `location` hold the grams of the texts that each search field matches
 * (search-grams.ts).
 */
export const providerSearchSchema = z.object({
  id: z.string(),
  provider_id: z.string(),
  card: searchCardSchema,
  service: gramsSchema,
  location: gramsSchema,
});
export type ProviderSearch = z.infer<typeof providerSearchSchema>;

/** The last time with 13 digits in milliseconds, in the year 2286. */
const MAX_TIME_MS = 9_999_999_999_999;

/** Checks whether a plan has 'Priority search placement' (spec §9) or is above such a plan. */
function hasPriority(tier: PlanTier | null): boolean {
  return tier === 'Pro' || tier === 'Business';
}

type DatedProfile = Pick<SearchSource, 'id' | 'created_at'>;

function searchId({ id, created_at }: DatedProfile, priority: boolean): string {
  const age = String(MAX_TIME_MS - created_at.getTime()).padStart(13, '0');
  return `${priority ? 0 : 1}${age}_${id}`;
}

/** Returns both possible search ids of a profile, with and without priority. */
export function searchIdsOf(profile: DatedProfile): string[] {
  return [searchId(profile, true), searchId(profile, false)];
}

/**
 * Returns the id of a profile's search entry. Ids sort Pro and Business first, then by newest
 * profile, then by uid.
 */
export function searchIdOf(profile: DatedProfile, tier: PlanTier | null): string {
  return searchId(profile, hasPriority(tier));
}

const gramsOf = (texts: readonly string[]): Record<string, true> =>
  Object.fromEntries(gramKeys(texts).map((key) => [key, true]));

/** Returns the search entry of a published profile. */
export function toProviderSearch(profile: SearchSource, tier: PlanTier | null): ProviderSearch {
  return {
    id: searchIdOf(profile, tier),
    provider_id: profile.id,
    card: searchCardSchema.parse(profile),
    service: gramsOf(serviceTexts(profile)),
    location: gramsOf(locationTexts(profile)),
  };
}
