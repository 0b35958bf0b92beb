import { Flex, Text } from '@chakra-ui/react';
import type { SearchAnswer } from '@doorstep/domain/search/results/search-api';
import { refinementParameters } from '@doorstep/domain/search/results/refinement';
import { isIncomplete, type SearchAddress } from '@doorstep/domain/search/results/search-address';
import { isolate } from '@doorstep/domain/text';
import { AppLink } from '../../ui/layout/primitives.tsx';
import type { CachedAnswer } from '../../data/search/provider-search.ts';
import type { Result } from '../../lib/to-result.ts';
import { searchHref, viewFragment } from '../../lib/paths.ts';
import { SearchResults } from './search-results.tsx';
import { SearchFailed, SearchSkeletons, SearchStale } from './search-states.tsx';

interface OtherPlacesProps {
  place: NonNullable<SearchAnswer['place']>;
  service: string;
  /** The parameters of the address that keep the filters and the order. */
  refinement: Record<string, string>;
}

/** Links to the same search in other places of the same name, below the results. */
function OtherPlaces({ place, service, refinement }: OtherPlacesProps) {
  if (place.others.length === 0) return null;
  return (
    <Flex mt="8" columnGap="3" wrap="wrap" align="baseline" color="fg.muted">
      <Text>{`Not ${isolate(place.name)}?`}</Text>
      {place.others.map((location) => (
        <AppLink key={location} to={searchHref({ service, location }, refinement)} minH="11">
          {location}
        </AppLink>
      ))}
    </Flex>
  );
}

interface SearchOutcomeProps {
  address: SearchAddress;
  /** The cached results, shown until the answer arrives and if it fails. */
  cached: CachedAnswer | null;
  /** Null until the server has answered. */
  outcome: Result<SearchAnswer> | null;
  onRetry: () => void;
  onShowMore: () => void;
  onClear: (() => void) | null;
}

/** Shows the cached results, then the answer. */
export function SearchOutcome(props: SearchOutcomeProps) {
  const { address, cached, outcome, onRetry, onShowMore, onClear } = props;
  const { terms, filters, order, after } = address;
  const refinement = refinementParameters({ filters, order });
  const onlyOrder = refinementParameters({ filters: [], order });
  const isFailed = outcome?.status === 'error';
  const shown = outcome?.status === 'ready' ? outcome.data : cached;
  if (!shown) return isFailed ? <SearchFailed onRetry={onRetry} /> : <SearchSkeletons />;
  // If only the next cards failed to load, the message is below the list instead of above it.
  const hasMoreFailed = isFailed && isIncomplete(shown, address);
  return (
    <>
      {isFailed && !hasMoreFailed && <SearchStale onRetry={onRetry} />}
      <SearchResults
        terms={terms}
        answer={shown}
        from={viewFragment('search', shown.resolved, terms.location)}
        nextHref={
          shown.next === null ? null : searchHref(terms, { ...refinement, after: shown.next })
        }
        firstHref={after === null ? null : searchHref(terms, refinement)}
        clearFiltersHref={filters.length === 0 ? null : searchHref(terms, onlyOrder)}
        isLoading={outcome === null}
        isComplete={outcome !== null || cached?.isComplete === true}
        hasMoreFailed={hasMoreFailed}
        onShowMore={hasMoreFailed ? onRetry : onShowMore}
        onClear={onClear}
      />
      {shown.place && (
        <OtherPlaces place={shown.place} service={terms.service} refinement={refinement} />
      )}
    </>
  );
}
