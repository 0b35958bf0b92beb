import * as z from 'zod/mini';
import { LIMITS, PAGE_SIZE } from '../limits.ts';
import { publicAddress } from '../pictures/picture.ts';
import { searchCardSchema, type SearchCard } from './provider-search.ts';
import { SEARCH_ID } from './search.ts';
import { shorten } from '../text.ts';

/** Where search answers, on the site's own address. */
export const SEARCH_PATH = '/api/search';

const text = z._default(z.string().check(z.maxLength(LIMITS.searchText)), '');

/** The query of a search: `?service=&location=&after=&limit=`, each at most once, and nothing else. */
export const searchQuerySchema = z.strictObject({
  service: text,
  location: text,
  /** The `next` of the page before. */
  after: z.optional(z.string().check(z.regex(SEARCH_ID))),
  limit: z._default(
    z.pipe(
      z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number)),
      z.number().check(z.minimum(1), z.maximum(PAGE_SIZE.search)),
    ),
    PAGE_SIZE.search,
  ),
});
export type SearchQuery = z.infer<typeof searchQuerySchema>;

/**
 * One professional in an answer, with what a card shows and no more (`foundProvider`): a page of them is
 * what everybody loads. `id` sorts as search does.
 */
export const foundProviderSchema = z.extend(searchCardSchema, { id: z.string() });
export type FoundProvider = z.infer<typeof foundProviderSchema>;

/**
 * What an answer tells of a card: the services that it names and one that says that there are more, of the
 * locations the one that stands in for a city, the beginning of the bio, the picture without its token.
 */
export const foundProvider = (id: string, card: SearchCard): FoundProvider => ({
  ...card,
  id,
  bio: card.bio && shorten(card.bio, LIMITS.searchCardBio),
  services: card.services.slice(0, LIMITS.searchCardServices + 1),
  locations: card.city === null ? card.locations.slice(0, 1) : [],
  avatar_url: card.avatar_url && publicAddress(card.avatar_url),
});

/** Those who match, as many as were asked for; `next` is null when there are no others. */
export interface SearchAnswer {
  providers: FoundProvider[];
  next: string | null;
}

/**
 * A page of search. `next`: with what to ask for the following one; null at the end. Only null says
 * that there is nobody else: a page may be short, even empty, where many had to be looked at.
 */
export const searchAnswerSchema = z.object({
  providers: z.array(z.unknown()),
  next: z.nullable(z.string()),
});
