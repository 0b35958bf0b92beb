import { Box, Button, Flex, SimpleGrid, Text } from '@chakra-ui/react';
import type { SearchResult } from '@doorstep/domain/search/search-api';
import { SearchX } from 'lucide-react';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { AppLink, ButtonLink } from '../../ui/layout/primitives.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { SEARCH_MESSAGES } from './messages.ts';
import { ProviderCard } from './provider-card.tsx';

/** Cards that stand beside each other where there is most room. */
const FIRST_ROW = 3;

interface SearchResultsProps {
  providers: SearchResult[];
  /** Where the others are, who are not read yet; null where nobody else is. */
  nextHref: string | null;
  /** Where the first ones are, on a page that begins later. */
  firstHref: string | null;
  /** Whether an answer is on its way. */
  isReading: boolean;
  /** Whether those who were to follow have not come. */
  isStuck: boolean;
  /** Whether nobody of the first ones is missing, as far as is known. */
  isWhole: boolean;
  onShowMore: () => void;
  onClear: (() => void) | null;
}

const providersOf = (count: number, word = '') =>
  `${count} ${word}${count === 1 ? 'provider' : 'providers'}`;

type Counted = Pick<SearchResultsProps, 'providers' | 'nextHref' | 'firstHref'>;

/** No more than is known: of a page that is not the last one nobody knows how many follow. */
function howMany({ providers: { length }, nextHref, firstHref }: Counted): string {
  if (firstHref !== null) return providersOf(length, 'more ');
  if (nextHref === null) return providersOf(length);
  return length === 1 ? 'The first provider' : `The first ${providersOf(length)}`;
}

function NobodyFound({ nextHref, firstHref, onClear }: SearchResultsProps) {
  if (nextHref !== null) {
    return (
      <Nobody action={<ButtonLink to={nextHref}>{SEARCH_MESSAGES.lookOn}</ButtonLink>}>
        {SEARCH_MESSAGES.noneYet}
      </Nobody>
    );
  }
  if (firstHref !== null) {
    return (
      <Nobody action={<ButtonLink to={firstHref}>{SEARCH_MESSAGES.first}</ButtonLink>}>
        {SEARCH_MESSAGES.noneElse}
      </Nobody>
    );
  }
  const showAll = onClear && (
    <Button variant="outline" onClick={onClear}>
      Show all providers
    </Button>
  );
  return <Nobody action={showAll}>{SEARCH_MESSAGES.none}</Nobody>;
}

function Nobody({ action, children }: { action: ReactNode; children: string }) {
  return (
    <Box role="status">
      <EmptyState icon={<SearchX />} action={action}>
        {children}
      </EmptyState>
    </Box>
  );
}

/** A new tab, or another place for it, is for the browser to open. */
const isForBrowser = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey;

/** The cards, a screenful at a time: a thousand at once would stop a phone. */
export function SearchResults(props: SearchResultsProps) {
  const { providers, nextHref, firstHref, isReading, isStuck, isWhole, onShowMore } = props;
  const list = useRef<HTMLDivElement>(null);
  const asked = useRef<number | null>(null);

  // The first of the new cards takes the focus, where the link was pressed by keyboard.
  useEffect(() => {
    if (asked.current === null || isReading) return;
    if (isStuck) {
      asked.current = null;
      return;
    }
    const cards = list.current?.children;
    const card = cards?.[asked.current] ?? cards?.[cards.length - 1];
    card?.querySelector('a')?.focus({ preventScroll: true });
    asked.current = null;
  }, [isReading, isStuck]);

  if (providers.length === 0) return <NobodyFound {...props} />;
  // In the app the others follow below; without it they are a page of their own.
  const showMore = (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    if (isReading) return;
    asked.current = providers.length;
    onShowMore();
  };
  return (
    <>
      <Flex mb="4" gap="4" wrap="wrap" align="baseline" color="fg.muted">
        <Text role="status">{isWhole ? howMany(props) : SEARCH_MESSAGES.loading}</Text>
        {firstHref !== null && <AppLink to={firstHref}>{SEARCH_MESSAGES.first}</AppLink>}
      </Flex>
      <SimpleGrid ref={list} columns={{ base: 1, md: 2, lg: 3 }} gap="5">
        {providers.map((provider, i) => (
          <ProviderCard key={provider.id} provider={provider} eager={i < FIRST_ROW} />
        ))}
      </SimpleGrid>
      {nextHref !== null && (
        <Flex mt="8" gap="3" direction="column" align="center">
          {isStuck && (
            <Text role="alert" color="fg.error">
              {SEARCH_MESSAGES.stuck}
            </Text>
          )}
          <ButtonLink
            to={nextHref}
            variant="outline"
            onClick={showMore}
            aria-busy={isReading}
            // Replayed if it is pressed before hydration (app/boot.ts).
            data-replay=""
          >
            {SEARCH_MESSAGES.showMore}
          </ButtonLink>
        </Flex>
      )}
    </>
  );
}
