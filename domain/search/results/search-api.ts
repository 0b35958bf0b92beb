import * as z from 'zod/mini';
import type { Resolved } from '../../analytics/view-source.ts';
import { LIMITS, PAGE_SIZE } from '../../limits.ts';
import { publicAddress } from '../../pictures/picture.ts';
import { searchCardSchema, type SearchCard } from './search-card.ts';
import { parseCursor, TIERS } from './search-cursor.ts';
import { FILTER_VALUES, isSorted, SEARCH_ORDERS } from './refinement.ts';
import { SEARCH_ID } from '../search.ts';
import { shorten } from '../../text.ts';

/** The path of the search endpoint on the site. */
export const SEARCH_PATH = '/api/search';

const text = z._default(z.string().check(z.maxLength(LIMITS.searchText)), '');

/**
 * The endpoint's query, `?service=&location=&after=&limit=` with filters and an order
 * (refinement.ts). Each parameter is optional and allowed once. `ids` asks for a later page of a
 * sorted answer: the results with these search ids, in this order.
 */
export const searchQuerySchema = z
  .strictObject({
    service: text,
    location: text,
    rating: z.optional(z.literal(FILTER_VALUES.rating)),
    licensed: z.optional(z.literal(FILTER_VALUES.licensed)),
    insured: z.optional(z.literal(FILTER_VALUES.insured)),
    fast: z.optional(z.literal(FILTER_VALUES.fast)),
    open: z.optional(z.literal(FILTER_VALUES.open)),
    order: z.optional(z.enum(SEARCH_ORDERS)),
    /** The `next` of the previous page. */
    after: z.optional(z.string().check(z.refine((text) => parseCursor(text) !== null))),
    ids: z.optional(
      z.pipe(
        z.pipe(
          z.string(),
          z.transform((list) => list.split(',')),
        ),
        z.array(z.string().check(z.regex(SEARCH_ID))).check(z.maxLength(PAGE_SIZE.search)),
      ),
    ),
    limit: z._default(
      z.pipe(
        z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number)),
        z.number().check(z.minimum(1), z.maximum(PAGE_SIZE.search)),
      ),
      PAGE_SIZE.search,
    ),
  })
  .check(z.refine(({ ids, order, after }) => !ids || (isSorted(order ?? 'best') && !after)));
export type SearchQuery = z.infer<typeof searchQuerySchema>;

/**
 * A professional in search results, with only what a card shows (`toSearchResult`), to keep answers
 * small. `id` is the search id, which defines the order in a tier and band (search-cursor.ts). `km`
 * is the distance from the searched place to the nearest of their places; null without one.
 */
export const searchResultSchema = z.extend(
  z.omit(searchCardSchema, { branch_places: true, area: true, opening_hours: true }),
  {
    id: z.string(),
    tier: z._default(z.enum(TIERS), 'match'),
    band: z._default(z.int(), 0),
    km: z._default(z.nullable(z.number()), null),
  },
);
export type SearchResult = z.infer<typeof searchResultSchema>;

/**
 * Reduces a search entry to what a card shows: the displayed services and one more to indicate the
 * rest, one location if there is no city, a short bio, and the pictures' addresses without tokens.
 */
export const toSearchResult = (
  position: Pick<SearchResult, 'id' | 'tier' | 'band' | 'km'>,
  {
    handle,
    display_name,
    bio,
    city,
    services,
    locations,
    avatar_url,
    trades,
    work_photo,
    rating,
    review_line,
    answer_minutes,
    jobs_completed,
    badges,
  }: Omit<SearchCard, 'branch_places' | 'area' | 'opening_hours'>,
): SearchResult => ({
  ...position,
  handle,
  display_name,
  bio: bio && shorten(bio, LIMITS.searchCardBio),
  city,
  services: services.slice(0, LIMITS.searchCardServices + 1),
  locations: city === null ? locations.slice(0, 1) : [],
  avatar_url: avatar_url && publicAddress(avatar_url),
  trades,
  work_photo: work_photo && publicAddress(work_photo),
  rating,
  review_line,
  answer_minutes,
  jobs_completed,
  badges,
});

/** A trade or a city, by its id in addresses. */
export const namedIdSchema = z.object({ id: z.string(), name: z.string() });
export type NamedId = z.infer<typeof namedIdSchema>;

/** The place that a search is for, as people write it: 'Georgetown, TX'. */
const searchPlaceSchema = z.object({
  name: z.string(),
  /** Other places that the same text may name, the largest first. */
  others: z.array(z.string()),
});

const sortedSchema = z.object({
  /** The search ids of all sorted results, in order. */
  ids: z.array(z.string()),
  /** Whether these are all results. Otherwise the first `MAX_SORTED` documents were read. */
  isAll: z.boolean(),
});

/**
 * Professionals tier by tier (search-cursor.ts). `next` is the cursor of the next page; null if
 * there are no more.
 */
export interface SearchAnswer {
  providers: SearchResult[];
  next: string | null;
  /** The order of a sorted answer; missing in other orders and for given ids. */
  sorted?: z.infer<typeof sortedSchema>;
  /** Missing if the search names no known place. */
  place?: z.infer<typeof searchPlaceSchema>;
  /** Whether closest matches lack words of the search, or its place. Otherwise they have both. */
  is_near_miss?: true;
  /** Trades to browse, on a last page without a match and on the first page without terms. */
  trades?: NamedId[];
  /** The city of these trades; missing if they are those of all places. */
  city?: NamedId;
  /** Cities that have the trade of a search without a match. */
  cities?: NamedId[];
  /** The trade and the city that the search is for, if any (`resolveSearch`). */
  resolved?: Resolved;
}

/**
 * The endpoint's answer. A page can have fewer results than requested, even none, because the
 * server limits how many entries it reads; only `next: null` marks the end.
 */
export const searchAnswerSchema = z.object({
  providers: z.array(z.unknown()),
  place: z.optional(searchPlaceSchema),
  next: z.nullable(z.string()),
  sorted: z.optional(sortedSchema),
  is_near_miss: z.optional(z.literal(true)),
  trades: z.optional(z.array(namedIdSchema)),
  city: z.optional(namedIdSchema),
  cities: z.optional(z.array(namedIdSchema)),
  resolved: z.optional(z.object({ trade: z.nullable(z.string()), city: z.nullable(z.string()) })),
});
