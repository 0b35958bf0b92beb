import type { SearchAnswer } from '@doorstep/domain/search/search-api';
import { isIncomplete, type SearchAddress } from '@doorstep/domain/search/search-address';
import type { CachedAnswer } from '../../data/search/provider-search.ts';
import type { Result } from '../../lib/to-result.ts';
import { searchHref } from '../../lib/paths.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { SearchResults } from './search-results.tsx';
import { SearchFailed, SearchSkeletons, SearchStale } from './search-states.tsx';

interface SearchOutcomeProps {
  address: SearchAddress;
  /** What stands there until the answer comes, and when none does. */
  known: CachedAnswer | null;
  /** At once on a page that the server has made. */
  answer: Promise<Result<SearchAnswer>> | Result<SearchAnswer>;
  onRetry: () => void;
  onShowMore: () => void;
  onClear: (() => void) | null;
}

/** What is known at once, then the answer: the cards that are in both stay where they are. */
export function SearchOutcome(props: SearchOutcomeProps) {
  const { address, known, answer, onRetry, onShowMore, onClear } = props;
  const { terms, after } = address;
  const outcome = useSettled(answer);
  const isFailed = outcome?.status === 'error';
  const shown = outcome?.status === 'ready' ? outcome.data : known;
  if (!shown) return isFailed ? <SearchFailed onRetry={onRetry} /> : <SearchSkeletons />;
  // Those who were to follow have not come: it is said where they are looked for, and can be tried again there.
  const isStuck = isFailed && isIncomplete(shown, address);
  return (
    <>
      {isFailed && !isStuck && <SearchStale onRetry={onRetry} />}
      <SearchResults
        providers={shown.providers}
        nextHref={shown.next === null ? null : searchHref(terms, shown.next)}
        firstHref={after === null ? null : searchHref(terms)}
        isReading={outcome === null}
        isWhole={outcome !== null || known?.isComplete === true}
        isStuck={isStuck}
        onShowMore={isStuck ? onRetry : onShowMore}
        onClear={onClear}
      />
    </>
  );
}
