import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import type { SearchAnswer } from '@doorstep/domain/search/results/search-api';
import type { SearchTerms } from '@doorstep/domain/search/search';
import { tradeName } from '@doorstep/domain/search/trades/trade-names';
import { SearchX } from 'lucide-react';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { tradeHref } from '../../lib/paths.ts';
import { AppLink, ButtonLink } from '../../ui/layout/primitives.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { SEARCH_MESSAGES } from './messages.ts';
import { LinkSection } from './link-section.tsx';
import { ProviderCards } from './provider-cards.tsx';
import { resultGroups } from './result-groups.ts';

interface SearchResultsProps {
  terms: SearchTerms;
  /** The results so far and what the server has understood. */
  answer: SearchAnswer;
  /** Where the cards are, for analytics (`viewFragment`). */
  from: string;
  /** The link to the next results; null if there are none. */
  nextHref: string | null;
  /** The link to the first results; null on the page that starts with them. */
  firstHref: string | null;
  /** The link to the same search without filters; null without filters. */
  clearFiltersHref: string | null;
  /** Whether the search is running. */
  isLoading: boolean;
  /** Whether the next cards failed to load. */
  hasMoreFailed: boolean;
  /** Whether these are all results so far. */
  isComplete: boolean;
  onShowMore: () => void;
  onClear: (() => void) | null;
}

function NoResults(props: SearchResultsProps) {
  const { nextHref, firstHref, clearFiltersHref, onClear } = props;
  const { trades = [], city, cities = [], resolved } = props.answer;
  const trade = resolved?.trade ?? '';
  const name = tradeName(trade);
  if (nextHref !== null) {
    return (
      <NoResultsMessage
        action={<ButtonLink to={nextHref}>{SEARCH_MESSAGES.keepSearching}</ButtonLink>}
      >
        {SEARCH_MESSAGES.noneYet}
      </NoResultsMessage>
    );
  }
  if (firstHref !== null) {
    return (
      <NoResultsMessage
        action={<ButtonLink to={firstHref}>{SEARCH_MESSAGES.backToStart}</ButtonLink>}
      >
        {SEARCH_MESSAGES.noMore}
      </NoResultsMessage>
    );
  }
  const showAll =
    clearFiltersHref === null ? (
      onClear && (
        <Button variant="outline" onClick={onClear}>
          Show all providers
        </Button>
      )
    ) : (
      <ButtonLink to={clearFiltersHref} variant="outline">
        {SEARCH_MESSAGES.clearFilters}
      </ButtonLink>
    );
  return (
    <>
      <NoResultsMessage action={showAll}>{SEARCH_MESSAGES.none}</NoResultsMessage>
      {name !== null && (
        <LinkSection
          heading={SEARCH_MESSAGES.elsewhere(name)}
          links={cities.map(({ id, name: text }) => ({ to: tradeHref(trade, id), text }))}
        />
      )}
      <LinkSection
        heading={city ? SEARCH_MESSAGES.otherTrades(city.name) : SEARCH_MESSAGES.browse}
        links={trades.map(({ id, name: text }) => ({ to: tradeHref(id, city?.id), text }))}
      />
    </>
  );
}

function NoResultsMessage({ action, children }: { action: ReactNode; children: string }) {
  return (
    <Box role="status">
      <EmptyState icon={<SearchX />} action={action}>
        {children}
      </EmptyState>
    </Box>
  );
}

/** Says how many results are shown, with a total only if it is exact. */
function countText(count: number, { sorted }: SearchAnswer): string {
  const total = sorted?.ids.length ?? count;
  if (sorted && !sorted.isAll) return SEARCH_MESSAGES.showingAmong(count, total);
  return count < total ? SEARCH_MESSAGES.showingOf(count, total) : SEARCH_MESSAGES.showing(count);
}

/** Checks for a click that opens a new tab or window, which the browser handles. */
const opensNewTab = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey;

/** The cards of the results, one page at a time. */
export function SearchResults(props: SearchResultsProps) {
  const { terms, answer, from, nextHref, firstHref } = props;
  const { isLoading, hasMoreFailed, isComplete, onShowMore } = props;
  const headingId = useId();
  const list = useRef<HTMLDivElement>(null);
  const focusIndex = useRef<number | null>(null);

  // After 'Show more', the first new card gets the focus, also if a second try brings it. A person
  // who has begun to type keeps the field.
  useEffect(() => {
    if (focusIndex.current === null || isLoading || hasMoreFailed) return;
    const cards = [...(list.current?.querySelectorAll('article') ?? [])];
    const card = cards[focusIndex.current] ?? cards.at(-1);
    const isTyping = document.activeElement instanceof HTMLInputElement;
    if (!isTyping) card?.querySelector('a')?.focus({ preventScroll: true });
    focusIndex.current = null;
  }, [isLoading, hasMoreFailed]);

  const count = answer.providers.length;
  if (count === 0) return <NoResults {...props} />;
  // The app adds the next cards below. Without script the link opens them as a page.
  const showMore = (event: MouseEvent) => {
    if (opensNewTab(event)) return;
    event.preventDefault();
    if (isLoading) return;
    focusIndex.current = count;
    onShowMore();
  };
  return (
    <>
      <Flex mb="4" gap="4" wrap="wrap" align="baseline" color="fg.muted">
        <Text role="status">{isComplete ? countText(count, answer) : SEARCH_MESSAGES.loading}</Text>
        {firstHref !== null && <AppLink to={firstHref}>{SEARCH_MESSAGES.backToStart}</AppLink>}
      </Flex>
      <Box ref={list}>
        {resultGroups(answer.providers, terms, answer).map(({ tier, heading, results }, i) =>
          heading === null ? (
            <ProviderCards key={tier} results={results} heading="h2" isFirst from={from} />
          ) : (
            <Box
              as="section"
              key={tier}
              aria-labelledby={`${headingId}${tier}`}
              mt={i > 0 ? '10' : '0'}
            >
              <Heading as="h2" id={`${headingId}${tier}`} size="lg" mb="3">
                {heading}
              </Heading>
              <ProviderCards results={results} heading="h3" isFirst={i === 0} from={from} />
            </Box>
          ),
        )}
      </Box>
      {nextHref !== null && (
        <Flex mt="8" gap="3" direction="column" align="center">
          {hasMoreFailed && (
            <Text role="alert" color="fg.error">
              {SEARCH_MESSAGES.moreFailed}
            </Text>
          )}
          <ButtonLink
            to={nextHref}
            variant="outline"
            onClick={showMore}
            aria-busy={isLoading}
            // A press before hydration is replayed afterwards (app/boot.ts).
            data-replay=""
          >
            {SEARCH_MESSAGES.showMore}
          </ButtonLink>
        </Flex>
      )}
    </>
  );
}
