import { LIMITS, PAGE_SIZE } from './limits.ts';
import type { SearchTerms } from './search.ts';

export interface SearchAddress {
  terms: SearchTerms;
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
 * What the address of a search asks for: `?service=&location=&show=`, of each the first. Whatever stands
 * there can be searched for: of a text that is too long, what a field takes of it.
 */
export function readSearchAddress(query: Query): SearchAddress {
  const asked = Number.parseInt(query.get('show') ?? '', 10);
  return {
    terms: { service: fieldText(query.get('service')), location: fieldText(query.get('location')) },
    shown: asked > PAGE_SIZE.search ? asked : PAGE_SIZE.search,
  };
}
