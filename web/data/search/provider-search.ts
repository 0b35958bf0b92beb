import { AppError, toAppError } from '@doorstep/domain/app-error';
import { matchesSearch } from '@doorstep/domain/search/search';
import type { SearchAddress } from '@doorstep/domain/search/search-address';
import type { FoundProvider, SearchAnswer } from '@doorstep/domain/search/search-api';

/** What can be shown before the answer is there. */
export interface KnownAnswer extends SearchAnswer {
  /** Whether the server gave this answer before; else it is put together from other answers. */
  isAnswer: boolean;
}

/** Pages may be short (domain/search/search-api.ts); nobody waits for more of them than that at once. */
const REQUESTS_AT_MOST = 20;

/** The answers of this visit, and everybody in them. */
const answers = new Map<string, SearchAnswer>();
const seen = new Map<string, FoundProvider>();

/** A search, from the first who matches or after somebody. */
type Search = Pick<SearchAddress, 'terms' | 'after'>;

const keyOf = ({ terms: { service, location }, after }: Search) =>
  JSON.stringify([service, location, after]);

/** The schemas come when the first answer is asked for: a page that the server has made needs none. */
const searchApi = () => import('@doorstep/domain/search/search-api');
type SearchApi = Awaited<ReturnType<typeof searchApi>>;

async function request({ SEARCH_PATH }: SearchApi, query: URLSearchParams): Promise<unknown> {
  const response = await fetch(`${SEARCH_PATH}?${query.toString()}`);
  if (!response.ok) throw new AppError('unavailable', `search answered ${response.status}`);
  return response.json();
}

/** A malformed professional is logged and left out: it never hides the others. */
function parseProvider({ foundProviderSchema }: SearchApi, found: unknown): FoundProvider[] {
  const provider = foundProviderSchema.safeParse(found);
  if (provider.success) return [provider.data];
  console.error('Malformed provider in search', provider.error.issues);
  return [];
}

/** The answer so far with the following page. */
async function readOn(search: Search, { providers, next }: SearchAnswer) {
  const { terms } = search;
  const api = await searchApi();
  const query = new URLSearchParams();
  if (terms.service !== '') query.set('service', terms.service);
  if (terms.location !== '') query.set('location', terms.location);
  if (next !== null) query.set('after', next);
  const page = api.searchAnswerSchema.parse(await request(api, query));
  const found = page.providers.flatMap((one) => parseProvider(api, one));
  // Who has changed the plan between two pages stands in both.
  const known = new Set(providers.map(({ handle }) => handle));
  const others = found.filter(({ handle }) => !known.has(handle));
  const answer = { providers: [...providers, ...others], next: page.next };
  keepLonger(search, answer);
  return answer;
}

/** What is read anew is not there yet: until it is, and if it never is, the list of before stands. */
function keepLonger(search: Search, answer: SearchAnswer): void {
  const before = answers.get(keyOf(search))?.providers.length ?? 0;
  if (answer.next === null || answer.providers.length >= before) keepAnswer(search, answer);
}

/** Counts an answer among those of this visit: what is searched for next stands on it. */
export function keepAnswer(search: Search, answer: SearchAnswer): void {
  for (const provider of answer.providers) seen.set(provider.handle, provider);
  answers.set(keyOf(search), answer);
}

/**
 * What this visit knows already of what will be answered, no more than is shown: the answer of before, or
 * whoever of all that were seen matches. Null when that is nobody.
 */
export function knownAnswer(address: SearchAddress): KnownAnswer | null {
  const { terms, after, shown } = address;
  const answer = answers.get(keyOf(address));
  if (answer && answer.providers.length > 0) {
    const providers = answer.providers.slice(0, shown);
    const isCut = providers.length < answer.providers.length;
    const next = isCut ? (providers.at(-1)?.id ?? null) : answer.next;
    return { providers, next, isAnswer: true };
  }
  const providers = [...seen.values()]
    .filter((one) => matchesSearch(one, terms) && (after === null || one.id > after))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .slice(0, shown);
  return providers.length === 0 ? null : { providers, next: null, isAnswer: false };
}

/**
 * The first of those who match, as many as are shown, Pro and Business ahead, then newest first (spec §7,
 * Search). Goes on where an answer of this visit ends before that, else reads anew. Throws AppError.
 */
export async function searchProviders(address: SearchAddress): Promise<SearchAnswer> {
  const { after, shown } = address;
  const known = answers.get(keyOf(address));
  const goesOn = known !== undefined && known.next !== null && known.providers.length < shown;
  try {
    let answer = await readOn(address, goesOn ? known : { providers: [], next: after });
    for (let requests = 1; requests < REQUESTS_AT_MOST; requests += 1) {
      if (answer.next === null || answer.providers.length >= shown) break;
      answer = await readOn(address, answer);
    }
    keepAnswer(address, answer);
    // 'Show more' goes on from here; that there is nobody cannot be said.
    if (answer.next === null || answer.providers.length > 0) return answer;
    throw new AppError('unavailable', 'search takes too long');
  } catch (thrown) {
    throw toAppError(thrown);
  }
}
