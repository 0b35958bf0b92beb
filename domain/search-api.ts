import { z } from 'zod';
import { LIMITS, PAGE_SIZE } from './limits.ts';
import { searchCardSchema } from './provider-search.ts';
import { SEARCH_ID } from './search.ts';

/** Where search answers, on the site's own address. */
export const SEARCH_PATH = '/api/search';

const text = z.string().max(LIMITS.searchText).default('');

/** The query of a search: `?service=&location=&after=&limit=`, each at most once, and nothing else. */
export const searchQuerySchema = z.strictObject({
  service: text,
  location: text,
  /** The `next` of the page before. */
  after: z.string().regex(SEARCH_ID).optional(),
  limit: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(PAGE_SIZE.search))
    .default(PAGE_SIZE.search),
});
export type SearchQuery = z.infer<typeof searchQuerySchema>;

/** One professional in an answer. `id` sorts as search does. */
export const foundProviderSchema = searchCardSchema.extend({ id: z.string() });
export type FoundProvider = z.infer<typeof foundProviderSchema>;

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
  next: z.string().nullable(),
});
