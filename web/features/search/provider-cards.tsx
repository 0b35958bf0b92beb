import { SimpleGrid } from '@chakra-ui/react';
import type { SearchResult } from '@doorstep/domain/search/results/search-api';
import { ProviderCard } from './provider-card.tsx';

/** Cards in the first row of the widest layout. */
const FIRST_ROW = 2;

interface ProviderCardsProps {
  results: readonly SearchResult[];
  heading: 'h2' | 'h3';
  /** Whether they are the first cards of the page. */
  isFirst: boolean;
  /** Where they are, for analytics (`viewFragment`). */
  from: string;
}

/** The cards of a list of professionals. */
export function ProviderCards({ results, heading, isFirst, from }: ProviderCardsProps) {
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5">
      {results.map((provider, i) => (
        <ProviderCard
          key={provider.id}
          provider={provider}
          eager={isFirst && i < FIRST_ROW}
          heading={heading}
          from={from}
        />
      ))}
    </SimpleGrid>
  );
}
