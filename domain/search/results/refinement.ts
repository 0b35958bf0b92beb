/**
 * The filters of search, each a key of the map `filters` of a search entry (provider-search.ts).
 * The key of `open` is the half hour of the search (open-keys.ts).
 */
export const SEARCH_FILTERS = ['rating', 'licensed', 'insured', 'fast', 'open'] as const;
export type SearchFilter = (typeof SEARCH_FILTERS)[number];

/** The value of a filter's parameter in addresses: `?rating=4&licensed=1`. */
export const FILTER_VALUES = {
  rating: '4',
  licensed: '1',
  insured: '1',
  fast: '1',
  open: '1',
} as const satisfies Record<SearchFilter, string>;

/**
 * The orders of results in a tier. `best` is the order of search ids, band by band. `nearest` needs
 * a known place, else it is `best`.
 */
export const SEARCH_ORDERS = ['best', 'nearest', 'rating', 'newest'] as const;
export type SearchOrder = (typeof SEARCH_ORDERS)[number];

/** What narrows and orders the results of a search. */
export interface Refinement {
  filters: readonly SearchFilter[];
  order: SearchOrder;
}

/** Every result, in the usual order. */
export const NO_REFINEMENT: Refinement = { filters: [], order: 'best' };

/** The orders that the index cannot read: the server sorts at most `MAX_SORTED` results. */
export const isSorted = (order: SearchOrder) => order === 'nearest' || order === 'rating';
export const MAX_SORTED = 200;

/** Returns the refinement that parameters ask for. Ignores unknown values. */
export function readRefinement(
  parameter: (name: SearchFilter | 'order') => string | null | undefined,
): Refinement {
  return {
    filters: SEARCH_FILTERS.filter((name) => parameter(name) === FILTER_VALUES[name]),
    order: SEARCH_ORDERS.find((name) => name === parameter('order')) ?? 'best',
  };
}

/** Returns the parameters of a refinement in addresses. */
export function refinementParameters({ filters, order }: Refinement): Record<string, string> {
  return {
    ...Object.fromEntries(filters.map((name) => [name, FILTER_VALUES[name]])),
    ...(order !== 'best' && { order }),
  };
}
