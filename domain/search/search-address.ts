import { LIMITS, PAGE_SIZE } from '../limits.ts';
import type { SearchAnswer } from './search-api.ts';
import { SEARCH_ID, type SearchTerms } from './search.ts';

export interface SearchAddress {
  terms: SearchTerms;
  /** After whom the page begins, in search's order; null: with the first. */
  after: string | null;
  /** How many cards are shown, one page of them at the least. */
  shown: number;
}

/** `URLSearchParams`, in a browser and on the server. */
interface Query {
  get(name: string): string | null;
}

/** As much of a text as a field takes; half an emoji is no text. */
const fieldText = (text: string | null) =>
  (text ?? '').slice(0, LIMITS.searchText).replace(/[\uD800-\uDBFF]$/, '');

/**
 * What the address of a search asks for: `?service=&location=&after=&show=`, of each the first. Whatever
 * stands there can be searched for: of a text that is too long, what a field takes of it; after what is
 * no place in search, from the beginning.
 */
export function readSearchAddress(query: Query): SearchAddress {
  const asked = Number.parseInt(query.get('show') ?? '', 10);
  const after = query.get('after');
  return {
    terms: { service: fieldText(query.get('service')), location: fieldText(query.get('location')) },
    after: after !== null && SEARCH_ID.test(after) ? after : null,
    shown: asked > PAGE_SIZE.search ? asked : PAGE_SIZE.search,
  };
}

/** Whether fewer are in an answer than the page shows, though there may be others. */
export function isShort({ providers, next }: SearchAnswer, { shown }: SearchAddress): boolean {
  return next !== null && providers.length < shown;
}
