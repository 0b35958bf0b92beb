import * as z from 'zod/mini';
import { dayOf, kindsOf, validBadges } from '../badges/valid-badges.ts';
import { includes } from '../billing/entitlements.ts';
import type { PlanTier } from '../billing/plan-tier.ts';
import type { Branch } from '../profiles/branch.ts';
import { NO_FACTS, profileFactsSchema, type ProfileFacts } from '../profiles/facts.ts';
import type { Gallery } from '../profiles/gallery.ts';
import { areaKeys } from '../places/area-keys.ts';
import { DEFAULT_RADIUS, travelRadiusSchema } from '../places/area-schema.ts';
import type { Gazetteer } from '../places/gazetteer.ts';
import { serviceAreaOf } from '../places/service-area.ts';
import { hasHours } from '../profiles/opening-hours.ts';
import { ratingOf } from '../profiles/rating.ts';
import { allTags, NO_GALLERY, shownGallery, slidesOf } from '../profiles/shown-gallery.ts';
import { mostNamedTrades, tradesOfProfile } from './trades/match-trades.ts';
import { placeWords } from './places.ts';
import { searchCardSchema, type SearchCard } from './results/search-card.ts';
import { gramKeys } from './search-grams.ts';
import { foldText } from '../text.ts';
import { locationTexts, serviceTexts } from './search.ts';
import { isTradeId } from './trades/trade-names.ts';
import { openKeys } from './open-keys.ts';
import { SEARCH_FILTERS, type SearchFilter } from './results/refinement.ts';

/** The fields of `provider_profiles/{uid}` that determine its search entry, besides the plan. */
export const searchSourceSchema = z.extend(
  z.omit(searchCardSchema, {
    work_photo: true,
    rating: true,
    review_line: true,
    answer_minutes: true,
    jobs_completed: true,
    badges: true,
    branch_places: true,
    area: true,
    opening_hours: true,
  }),
  {
    id: z.string(),
    published: z.boolean(),
    created_at: z.date(),
    work_photos: z._default(z.array(z.string()), []),
    facts: z._default(profileFactsSchema, NO_FACTS),
    travel_radius: z._default(travelRadiusSchema, DEFAULT_RADIUS),
  },
);
export type SearchSource = z.infer<typeof searchSourceSchema>;

const keysSchema = z.record(z.string(), z.literal(true));

/**
 * `provider_search/{search id}`: the search entry of a published professional. Server only.
 * `service` and `location` hold the grams of the texts that each search field matches
 * (search-grams.ts). `trades` and `place` hold what closest matches are compared by
 * (closest-matches.ts). `near` holds the keys of the area (places/area-keys.ts), `filters` the
 * filters that let the professional pass (refinement.ts) and the half hours at which they are open
 * (open-keys.ts). Those are right until `open_until`, a time in ms; null if they stay right.
 */
export const providerSearchSchema = z.object({
  id: z.string(),
  provider_id: z.string(),
  card: searchCardSchema,
  service: keysSchema,
  location: keysSchema,
  trades: z._default(keysSchema, {}),
  place: z._default(keysSchema, {}),
  near: z._default(keysSchema, {}),
  filters: z._default(keysSchema, {}),
  open_until: z._default(z.nullable(z.number()), null),
});
export type ProviderSearch = z.infer<typeof providerSearchSchema>;

/** The last time with 13 digits in milliseconds, in the year 2286. */
const MAX_TIME_MS = 9_999_999_999_999;

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
  return searchId(profile, includes(tier, 'priority_placement'));
}

const toKeys = (keys: readonly string[]): Record<string, true> =>
  Object.fromEntries(keys.map((key) => [key, true]));

/** Returns the trades that a professional chose, else those that their texts name. */
function tradesOf(
  profile: Pick<SearchSource, 'trades' | 'display_name' | 'services' | 'bio'>,
): string[] {
  const chosen = profile.trades.filter(isTradeId);
  return chosen.length > 0 ? chosen : tradesOfProfile(profile);
}

/**
 * The most grams and words of the places of branches, more than ten usual branches have. With the
 * other texts they stay below the index limits of a Firestore document (provider-search.test.ts).
 */
export const MAX_BRANCH_KEYS = 1_300;

/** The least average of the filter 'rating', and the longest median answer of 'fast' in minutes. */
const MIN_RATING = 4;
const FAST_MINUTES = 120;

/** Returns the filters, except 'open', that let a professional with this card pass. */
function filtersOf(
  { rating, badges }: Pick<SearchCard, 'rating' | 'badges'>,
  { answer_minutes }: Pick<ProfileFacts, 'answer_minutes'>,
): SearchFilter[] {
  const passes: Record<Exclude<SearchFilter, 'open'>, boolean> = {
    rating: rating !== null && rating.average >= MIN_RATING,
    licensed: badges.includes('license'),
    insured: badges.includes('insurance'),
    fast: answer_minutes !== null && answer_minutes <= FAST_MINUTES,
  };
  return SEARCH_FILTERS.filter((name) => name !== 'open' && passes[name]);
}

type SearchableBranch = Pick<Branch, 'address' | 'areas' | 'hours' | 'time_zone'>;

/** Returns the addresses and areas of as many branches as the index can hold. */
function placesOfBranches(branches: readonly SearchableBranch[]): string[] {
  let places: string[] = [];
  for (const { address, areas } of branches) {
    const more = [...new Set([...places, address, ...areas])];
    const keys = gramKeys(more.map(foldText)).length + placeWords(more).length;
    if (keys <= MAX_BRANCH_KEYS) places = more;
  }
  return places;
}

/**
 * Returns a profile with the area that its texts name now. Its branches count while the plan
 * includes them.
 */
export function withArea(
  profile: SearchSource,
  tier: PlanTier | null,
  branches: readonly Pick<Branch, 'address'>[],
  gazetteer: Gazetteer,
): SearchSource {
  const area = serviceAreaOf(gazetteer, profile, includes(tier, 'branches') ? branches : []);
  return { ...profile, facts: { ...profile.facts, area } };
}

/**
 * Returns the search entry of a published profile. The places and hours of its branches, and up to
 * three trades that the tags of its gallery name, are left out if the plan does not include them.
 */
export function toProviderSearch(
  profile: SearchSource,
  tier: PlanTier | null,
  branches: readonly SearchableBranch[] = [],
  gallery: Gallery | null = null,
): ProviderSearch {
  const now = new Date();
  const offices = includes(tier, 'branches') ? branches : [];
  const branch_places = placesOfBranches(offices);
  const places = [profile.facts.opening_hours, ...offices].filter((place) => place !== null);
  const opening_hours = places.filter(({ hours }) => hasHours(hours));
  const open = openKeys(opening_hours, now);
  const shown = gallery && includes(tier, 'gallery') ? shownGallery(gallery, profile) : NO_GALLERY;
  const trades = [...new Set([...tradesOf(profile), ...mostNamedTrades(allTags(shown))])];
  const work_photo = slidesOf(profile.work_photos, shown)[0]?.url ?? null;
  const rating = ratingOf(profile.facts.stars);
  const badges = kindsOf(validBadges(profile.facts.badges, dayOf(now)));
  const { area, answer_minutes, jobs_completed, newest_review } = profile.facts;
  const known = { rating, badges, area, answer_minutes, jobs_completed };
  const review_line = newest_review?.line || null;
  const details = { branch_places, trades, work_photo, opening_hours, review_line, ...known };
  return {
    id: searchIdOf(profile, tier),
    provider_id: profile.id,
    card: searchCardSchema.parse({ ...profile, ...details }),
    service: toKeys(gramKeys(serviceTexts(profile))),
    location: toKeys(gramKeys(locationTexts({ ...profile, branch_places }))),
    trades: toKeys(trades),
    place: toKeys(placeWords([profile.city, ...profile.locations, ...branch_places])),
    near: toKeys(area ? areaKeys(area) : []),
    filters: toKeys([...filtersOf({ rating, badges }, profile.facts), ...open.keys]),
    open_until: open.validUntil,
  };
}

/** Returns the stored fields of a search entry: all but its id. */
export function searchFieldsOf(listing: ProviderSearch): Omit<ProviderSearch, 'id'> {
  const { id: _, ...fields } = listing;
  return fields;
}
