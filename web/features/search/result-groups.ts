import type { SearchAnswer, SearchResult } from '@doorstep/domain/search/results/search-api';
import { TIERS, type SearchTier } from '@doorstep/domain/search/results/search-cursor';
import type { SearchTerms } from '@doorstep/domain/search/search';
import { tradeName } from '@doorstep/domain/search/trades/trade-names';
import { foldText, isolate } from '@doorstep/domain/text';
import { SEARCH_MESSAGES } from './messages.ts';

/** What the server has understood of a search. */
interface Understood extends Pick<SearchAnswer, 'resolved' | 'place' | 'is_near_miss'> {
  providers?: readonly SearchResult[];
}

/**
 * Returns what the server has understood of a search: 'Plumbing in Austin, TX'. A location that is
 * no known place is quoted, because it is compared as words. Null without a trade or a place, if
 * the service is only compared as words, and if it is the first result's name: 'Jackson'.
 */
export function understoodText(
  { service, location }: SearchTerms,
  { resolved, place, providers = [] }: Understood,
): string | null {
  const trade = tradeName(resolved?.trade ?? '');
  const typed = location === '' ? null : `“${isolate(location)}”`;
  const where = place ? isolate(place.name) : typed;
  if (where === null) return trade;
  if (trade !== null) return `${trade} in ${where}`;
  if (service === '') return `Professionals in ${where}`;
  const [first] = providers;
  const isName =
    first?.tier === 'match' && foldText(first.display_name).includes(foldText(service));
  return location === '' && !isName ? `Professionals in ${where}` : null;
}

/** Results of a tier. */
interface ResultGroup {
  tier: SearchTier;
  /** Null for matches of the words, and for other professionals of the trade without these. */
  heading: string | null;
  results: SearchResult[];
}

/** Groups results by tier, in the order of tiers. Leaves out empty tiers. */
export function resultGroups(
  providers: readonly SearchResult[],
  terms: SearchTerms,
  answer: Understood,
): ResultGroup[] {
  const groups = TIERS.map((tier) => ({
    tier,
    results: providers.filter((one) => one.tier === tier),
  })).filter(({ results }) => results.length > 0);
  const understood = understoodText(terms, { ...answer, providers });
  const more = understood ? SEARCH_MESSAGES.moreFor(understood) : SEARCH_MESSAGES.more;
  const headings: Record<SearchTier, string | null> = {
    match: null,
    near: SEARCH_MESSAGES.near(answer.place?.name ?? ''),
    further: SEARCH_MESSAGES.further,
    closest: answer.is_near_miss ? SEARCH_MESSAGES.closest : groups.length > 1 ? more : null,
  };
  return groups.map((group) => ({ ...group, heading: headings[group.tier] }));
}
