import * as z from 'zod/mini';
import type { PlanTier } from '../billing/plan-tier.ts';
import { gramKeys } from './search-grams.ts';
import { locationTexts, serviceTexts } from './search.ts';

const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? null),
);

/** What search reads of a profile (spec §7, Search). */
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

/** The part of `provider_profiles/{uid}` that search depends on, besides the plan. */
export const searchSourceSchema = z.extend(searchCardSchema, {
  id: z.string(),
  published: z.boolean(),
  created_at: z.date(),
});
export type SearchSource = z.infer<typeof searchSourceSchema>;

const gramsSchema = z.record(z.string(), z.literal(true));

/**
 * `provider_search/{order id}`: one for each published professional, the server's alone. `service` and
 * `location` hold the grams of the texts in which the one and the other are looked for.
 */
export const providerSearchSchema = z.object({
  id: z.string(),
  provider_id: z.string(),
  card: searchCardSchema,
  service: gramsSchema,
  location: gramsSchema,
});
export type ProviderSearch = z.infer<typeof providerSearchSchema>;

/** Times in milliseconds have 13 digits until the year 2286. */
const LAST_TIME = 9_999_999_999_999;

/** The plans with 'priority search placement' (spec §9), and the one above them. */
function isAhead(tier: PlanTier | null): boolean {
  return tier === 'Pro' || tier === 'Business';
}

type Dated = Pick<SearchSource, 'id' | 'created_at'>;

function orderId({ id, created_at }: Dated, ahead: boolean): string {
  const age = String(LAST_TIME - created_at.getTime()).padStart(13, '0');
  return `${ahead ? 0 : 1}${age}_${id}`;
}

/** All ids that a profile can have in search: it stands under one of them at most. */
export function searchIdsOf(profile: Dated): string[] {
  return [orderId(profile, true), orderId(profile, false)];
}

/**
 * The profile's id in search. In the order of these ids Pro and Business come first, then the newest
 * (plan Pro: priority placement), of those with one time the one with the smaller uid.
 */
export function searchIdOf(profile: Dated, tier: PlanTier | null): string {
  return orderId(profile, isAhead(tier));
}

const setOf = (texts: readonly string[]): Record<string, true> =>
  Object.fromEntries(gramKeys(texts).map((key) => [key, true]));

/** What search holds of a profile while it is published. */
export function toProviderSearch(profile: SearchSource, tier: PlanTier | null): ProviderSearch {
  return {
    id: searchIdOf(profile, tier),
    provider_id: profile.id,
    card: searchCardSchema.parse(profile),
    service: setOf(serviceTexts(profile)),
    location: setOf(locationTexts(profile)),
  };
}
