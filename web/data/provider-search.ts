import { AppError, toAppError } from '@doorstep/domain/app-error';
import { matchesSearch, type SearchTerms } from '@doorstep/domain/search';
import type { FoundProvider, SearchAnswer } from '@doorstep/domain/search-api';

/** What can be shown before the answer is there. */
export interface KnownAnswer extends SearchAnswer {
  /** Whether the server gave this answer before; else it is put together from other answers. */
  isAnswer: boolean;
}

const NOTHING: SearchAnswer = { providers: [], next: null };

/** Pages may be short (domain/search-api.ts); nobody waits for more of them than that at once. */
const REQUESTS_AT_MOST = 20;

/** The answers of this visit, and everybody in them. */
const answers = new Map<string, SearchAnswer>();
const seen = new Map<string, FoundProvider>();

const keyOf = ({ service, location }: SearchTerms) => JSON.stringify([service, location]);

/** The schemas come when the first answer is asked for: a page that the server has made needs none. */
const searchApi = () => import('@doorstep/domain/search-api');
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
async function readOn(terms: SearchTerms, { providers, next }: SearchAnswer) {
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
  keepAnswer(terms, answer);
  return answer;
}

/** Counts an answer among those of this visit: what is searched for next stands on it. */
export function keepAnswer(terms: SearchTerms, answer: SearchAnswer): void {
  for (const provider of answer.providers) seen.set(provider.handle, provider);
  answers.set(keyOf(terms), answer);
}

/**
 * What this visit knows already of what will be answered, at most `count`: the answer of before, or
 * whoever of all that were seen matches. Null when that is nobody.
 */
export function knownAnswer(terms: SearchTerms, count: number): KnownAnswer | null {
  const answer = answers.get(keyOf(terms));
  if (answer && answer.providers.length > 0) {
    const providers = answer.providers.slice(0, count);
    const isCut = providers.length < answer.providers.length;
    const next = isCut ? (providers.at(-1)?.id ?? null) : answer.next;
    return { providers, next, isAnswer: true };
  }
  const providers = [...seen.values()]
    .filter((provider) => matchesSearch(provider, terms))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .slice(0, count);
  return providers.length === 0 ? null : { providers, next: null, isAnswer: false };
}

/**
 * The first `count` of those who match, Pro and Business ahead, then newest first (spec §7, Search). Goes
 * on where an answer of this visit ends before that, else reads anew. Throws AppError.
 */
export async function searchProviders(terms: SearchTerms, count: number): Promise<SearchAnswer> {
  const known = answers.get(keyOf(terms));
  const goesOn = known !== undefined && known.next !== null && known.providers.length < count;
  try {
    let answer = await readOn(terms, goesOn ? known : NOTHING);
    for (let requests = 1; requests < REQUESTS_AT_MOST; requests += 1) {
      if (answer.next === null || answer.providers.length >= count) return answer;
      answer = await readOn(terms, answer);
    }
    // 'Show more' goes on from here; that there is nobody cannot be said.
    if (answer.next === null || answer.providers.length > 0) return answer;
    throw new AppError('unavailable', 'search takes too long');
  } catch (thrown) {
    throw toAppError(thrown);
  }
}
