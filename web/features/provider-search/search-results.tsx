import { Box, Button, Flex, SimpleGrid, Text } from '@chakra-ui/react';
import type { FoundProvider } from '@doorstep/domain/search-api';
import { SearchX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { EmptyState } from '../../ui/states.tsx';
import { SEARCH_MESSAGES } from './messages.ts';
import { ProviderCard } from './provider-card.tsx';

/** Cards that stand beside each other where there is most room. */
const FIRST_ROW = 3;

interface SearchResultsProps {
  providers: FoundProvider[];
  /** Whether there are others, who are not read yet. */
  hasMore: boolean;
  /** Whether an answer is on its way. */
  isReading: boolean;
  /** Whether nobody of the first ones is missing, as far as is known. */
  isWhole: boolean;
  onShowMore: () => void;
  onClear: (() => void) | null;
}

function howMany(count: number, hasMore: boolean): string {
  if (hasMore) return `More than ${count} providers`;
  return count === 1 ? '1 provider' : `${count} providers`;
}

function NobodyFound({ onClear }: Pick<SearchResultsProps, 'onClear'>) {
  return (
    <Box role="status">
      <EmptyState
        icon={<SearchX />}
        action={
          onClear && (
            <Button variant="outline" onClick={onClear}>
              Show all providers
            </Button>
          )
        }
      >
        {SEARCH_MESSAGES.none}
      </EmptyState>
    </Box>
  );
}

/** The cards, a screenful at a time: a thousand at once would stop a phone. */
export function SearchResults(props: SearchResultsProps) {
  const { providers, hasMore, isReading, isWhole, onShowMore, onClear } = props;
  const list = useRef<HTMLDivElement>(null);
  const asked = useRef<number | null>(null);

  // The first of the new cards takes the focus, where the button was pressed by keyboard.
  useEffect(() => {
    if (asked.current === null || isReading) return;
    const cards = list.current?.children;
    const card = cards?.[asked.current] ?? cards?.[cards.length - 1];
    card?.querySelector('a')?.focus({ preventScroll: true });
    asked.current = null;
  }, [isReading]);

  if (providers.length === 0) return <NobodyFound onClear={onClear} />;
  const showMore = () => {
    if (isReading) return;
    asked.current = providers.length;
    onShowMore();
  };
  return (
    <>
      <Text color="fg.muted" mb="4" role="status">
        {isWhole ? howMany(providers.length, hasMore) : SEARCH_MESSAGES.loading}
      </Text>
      <SimpleGrid ref={list} columns={{ base: 1, md: 2, lg: 3 }} gap="5">
        {providers.map((provider, i) => (
          <ProviderCard key={provider.id} provider={provider} inSight={i < FIRST_ROW} />
        ))}
      </SimpleGrid>
      {hasMore && (
        <Flex mt="8" justify="center">
          <Button variant="outline" onClick={showMore} aria-busy={isReading}>
            Show more
          </Button>
        </Flex>
      )}
    </>
  );
}
