import { LIMITS, PAGE_SIZE } from '../../limits.ts';
import type { SearchAnswer } from './search-api.ts';
import { graphemes } from '../../text.ts';
import { readRefinement, type Refinement } from './refinement.ts';
import { parseCursor } from './search-cursor.ts';
import type { SearchTerms } from '../search.ts';

/** The parameters of a search page. */
export interface SearchAddress extends Refinement {
  terms: SearchTerms;
  /** The cursor after which the results start (search-cursor.ts); null for the first results. */
  after: string | null;
  /** The number of shown cards, at least one page. */
  shown: number;
}

/**
 * The part of `URLSearchParams` that is used here, because `domain` has no browser or Node types.
 */
interface Query {
  get(name: string): string | null;
}

/** Truncates a text to the length of a search field, which counts UTF-16 units. */
function fieldText(text: string | null): string {
  let short = '';
  for (const character of graphemes(text ?? '')) {
    if (short.length + character.length > LIMITS.searchText) break;
    short += character;
  }
  return short;
}

/**
 * Reads the query of a search page, `?service=&location=&after=&show=`, with its refinement. Never
 * fails: truncates texts that are too long, and ignores invalid values.
 */
export function readSearchAddress(query: Query): SearchAddress {
  const asked = Number.parseInt(query.get('show') ?? '', 10);
  const after = query.get('after');
  return {
    terms: { service: fieldText(query.get('service')), location: fieldText(query.get('location')) },
    ...readRefinement((name) => query.get(name)),
    after: after !== null && parseCursor(after) ? after : null,
    shown: asked > PAGE_SIZE.search ? asked : PAGE_SIZE.search,
  };
}

/** Returns the number of all results of a search; null unless it is exact. */
export function totalOf({ providers, next, sorted }: SearchAnswer, { after }: SearchAddress) {
  if (sorted) return sorted.isAll ? sorted.ids.length : null;
  return next === null && after === null ? providers.length : null;
}

/** Checks whether an answer has fewer cards than the page shows, although there may be more. */
export function isIncomplete(answer: SearchAnswer, { shown }: SearchAddress): boolean {
  return answer.next !== null && answer.providers.length < shown;
}
