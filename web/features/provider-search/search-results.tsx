import { Box, Button, Flex, SimpleGrid, Text } from '@chakra-ui/react';
import { SearchX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { SearchProfile } from '../../data/public-profiles.ts';
import { EmptyState } from '../../ui/states.tsx';
import { SEARCH_MESSAGES } from './messages.ts';
import { ProviderCard } from './provider-card.tsx';

interface SearchResultsProps {
  /** Those who match, all of them. */
  providers: SearchProfile[];
  /** How many cards are on the screen. */
  shown: number;
  onShowMore: () => void;
  onClear: (() => void) | null;
}

/** The cards, a screenful at a time: a thousand at once would stop a phone. */
export function SearchResults({ providers, shown, onShowMore, onClear }: SearchResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  const asked = useRef<number | null>(null);

  // The first of the new cards takes the focus, where the button was pressed by keyboard.
  useEffect(() => {
    if (asked.current === null) return;
    const card = list.current?.children[asked.current];
    card?.querySelector('a')?.focus({ preventScroll: true });
    asked.current = null;
  }, [shown]);

  if (providers.length === 0) {
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
  const showMore = () => {
    asked.current = shown;
    onShowMore();
  };
  return (
    <>
      <Text color="fg.muted" mb="4" role="status">
        {providers.length === 1 ? '1 provider' : `${providers.length} providers`}
      </Text>
      <SimpleGrid ref={list} columns={{ base: 1, md: 2, lg: 3 }} gap="5">
        {providers.slice(0, shown).map((provider) => (
          <ProviderCard key={provider.id} provider={provider} />
        ))}
      </SimpleGrid>
      {providers.length > shown && (
        <Flex mt="8" justify="center">
          <Button variant="outline" onClick={showMore}>
            Show more
          </Button>
        </Flex>
      )}
    </>
  );
}
