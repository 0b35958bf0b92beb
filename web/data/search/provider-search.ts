import { AppError, toAppError } from '@doorstep/domain/app-error';
import { matchesSearch } from '@doorstep/domain/search/search';
import type { SearchAddress } from '@doorstep/domain/search/results/search-address';
import type { SearchAnswer, SearchResult } from '@doorstep/domain/search/results/search-api';
import { refinementParameters } from '@doorstep/domain/search/results/refinement';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import { parseCursor, toCursor } from '@doorstep/domain/search/results/search-cursor';

/** Cached results that are shown until the server answers. */
export interface CachedAnswer extends SearchAnswer {
  /**
   * Whether this is an earlier answer of the server; else it is composed of other cached answers.
   */
  isComplete: boolean;
}

/** The most requests for one search: pages may be short (domain/search/results/search-api.ts). */
const MAX_REQUESTS = 20;

/** Answers since the page load, and all professionals in them by handle. */
const answers = new Map<string, SearchAnswer>();
const seen = new Map<string, SearchResult>();

/** A search and the position from which it continues, or null. */
type Search = Omit<SearchAddress, 'shown'>;

const keyOf = ({ terms: { service, location }, filters, order, after }: Search) =>
  JSON.stringify([service, location, filters, order, after]);

/** Loads the schemas with the first request, because a server-rendered page does not need them. */
const loadSearchApi = () => import('@doorstep/domain/search/results/search-api');
type SearchApi = Awaited<ReturnType<typeof loadSearchApi>>;

async function request({ SEARCH_PATH }: SearchApi, query: URLSearchParams): Promise<unknown> {
  const response = await fetch(`${SEARCH_PATH}?${query.toString()}`);
  if (!response.ok) throw new AppError('unavailable', `search answered ${response.status}`);
  return response.json();
}

/** Parses a professional; logs and skips a malformed one. */
function parseProvider({ searchResultSchema }: SearchApi, found: unknown): SearchResult[] {
  const provider = searchResultSchema.safeParse(found);
  if (provider.success) return [provider.data];
  console.error('Malformed provider in search', provider.error.issues);
  return [];
}

/** Returns the ids of the next page of a sorted answer; none if they are unknown. */
function nextIds({ sorted, next }: SearchAnswer): string[] {
  const last = next === null ? null : parseCursor(next)?.after;
  const at = sorted && last ? sorted.ids.indexOf(last) : -1;
  return sorted && at >= 0 ? sorted.ids.slice(at + 1, at + 1 + PAGE_SIZE.search) : [];
}

/** Returns the cursor after a result of a sorted answer; null after the last one. */
const cursorIn = (ids: readonly string[], last: string) =>
  last === ids.at(-1) ? null : toCursor({ tier: 'match', band: 0, after: last });

/** Requests the next page and returns it appended to the answer so far. */
async function fetchNextPage(search: Search, before: SearchAnswer) {
  const { providers, next } = before;
  const { terms } = search;
  const api = await loadSearchApi();
  const query = new URLSearchParams();
  if (terms.service !== '') query.set('service', terms.service);
  if (terms.location !== '') query.set('location', terms.location);
  for (const [name, value] of Object.entries(refinementParameters(search))) query.set(name, value);
  const ids = nextIds(before);
  const lastId = ids.at(-1);
  if (lastId !== undefined) query.set('ids', ids.join());
  else if (next !== null) query.set('after', next);
  const page = api.searchAnswerSchema.parse(await request(api, query));
  // A professional whose plan changed between two pages is in both.
  const shownHandles = new Set(providers.map(({ handle }) => handle));
  const parse = (found: unknown[]) =>
    found
      .flatMap((one) => parseProvider(api, one))
      .filter(({ handle }) => !shownHandles.has(handle));
  // A later page may have nobody of the city.
  const resolved = before.resolved ?? page.resolved;
  const place = before.place ?? page.place;
  const sorted = before.sorted ?? page.sorted;
  const { is_near_miss, trades, city, cities } = page;
  const answer = {
    providers: [...providers, ...parse(page.providers)],
    next: sorted && lastId !== undefined ? cursorIn(sorted.ids, lastId) : page.next,
    ...(sorted && { sorted }),
    ...(place && { place }),
    ...(is_near_miss && { is_near_miss }),
    ...(trades && { trades }),
    ...(city && { city }),
    ...(cities && { cities }),
    ...(resolved && { resolved }),
  };
  cacheUnlessShorter(search, answer);
  return answer;
}

const lengthOf = ({ providers }: SearchAnswer) => providers.length;

/** Caches the answer unless a longer one is cached, which stays until the refresh is complete. */
function cacheUnlessShorter(search: Search, answer: SearchAnswer): void {
  const before = answers.get(keyOf(search));
  if (answer.next === null || !before || lengthOf(answer) >= lengthOf(before)) {
    cacheAnswer(search, answer);
  }
}

/** Caches an answer. */
export function cacheAnswer(search: Search, answer: SearchAnswer): void {
  for (const one of answer.providers) seen.set(one.handle, one);
  answers.set(keyOf(search), answer);
}

/** Returns the first results of an answer. */
function firstResults(answer: SearchAnswer, count: number): SearchAnswer {
  if (lengthOf(answer) <= count) return answer;
  const providers = answer.providers.slice(0, count);
  const last = providers.at(-1);
  const next = last ? toCursor({ ...last, after: last.id }) : answer.next;
  return { ...answer, providers, next };
}

/**
 * Returns up to `shown` cached results: the earlier answer to this search, or matching
 * professionals of other answers. Null if there are none.
 */
export function cachedAnswer(address: SearchAddress): CachedAnswer | null {
  const { terms, filters, order, after, shown } = address;
  const answer = answers.get(keyOf(address));
  if (answer && lengthOf(answer) > 0) return { ...firstResults(answer, shown), isComplete: true };
  if (filters.length > 0 || order !== 'best') return null;
  const start = after === null ? null : parseCursor(after);
  if (start && start.tier !== 'match') return null;
  const providers = [...seen.values()]
    .filter((one) => matchesSearch(one, terms) && one.id > (start?.after ?? ''))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .slice(0, shown)
    // Their place in another search says nothing about this one.
    .map((one) => ({ ...one, tier: 'match' as const, band: 0, km: null }));
  return providers.length === 0 ? null : { providers, next: null, isComplete: false };
}

/**
 * Returns the first `shown` results, tier by tier, each Pro and Business first, then newest first.
 * Continues a cached answer that is too short, else searches again. Throws
 * AppError.
 */
export async function searchProviders(address: SearchAddress): Promise<SearchAnswer> {
  const { after, shown } = address;
  const cached = answers.get(keyOf(address));
  const continues = cached !== undefined && cached.next !== null && lengthOf(cached) < shown;
  try {
    let answer = await fetchNextPage(address, continues ? cached : { providers: [], next: after });
    for (let requests = 1; requests < MAX_REQUESTS; requests += 1) {
      if (answer.next === null || lengthOf(answer) >= shown) break;
      answer = await fetchNextPage(address, answer);
    }
    cacheAnswer(address, answer);
    // Some results can be shown with 'Show more', but without any 'No providers found' would be
    // wrong.
    if (answer.next === null || lengthOf(answer) > 0) return answer;
    throw new AppError('unavailable', 'search takes too long');
  } catch (thrown) {
    throw toAppError(thrown);
  }
}
