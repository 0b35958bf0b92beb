import { Box, Button, Flex, Text } from '@chakra-ui/react';
import type { Refinement } from '@doorstep/domain/search/results/refinement';
import type { SearchTerms } from '@doorstep/domain/search/search';
import { isolate } from '@doorstep/domain/text';
import { ChevronDown, Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { SEARCH_MESSAGES } from './messages.ts';
import { RefineBar } from './refine-bar.tsx';
import { SearchForm } from './search-form.tsx';

interface SearchPanelProps {
  terms: SearchTerms;
  onSearch: (terms: SearchTerms) => void;
  refinement: Refinement;
  /** Whether the search has a known place. */
  hasPlace: boolean;
  /** The number of all results; null unless it is exact. */
  total: number | null;
  onRefine: (refinement: Refinement) => void;
}

/**
 * The search form, filters and order. On phones they are behind two buttons in one line, so that
 * the results start near the top. Without scripts the form is always open.
 */
export function SearchPanel({ terms, onSearch, refinement, ...refine }: SearchPanelProps) {
  const formId = useId();
  const barId = useId();
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) form.current?.querySelector('input')?.focus();
  }, [isOpen]);
  const search = (next: SearchTerms) => {
    // Only phones show the button. Elsewhere the focus stays in the form.
    toggle.current?.focus();
    setOpen(false);
    onSearch(next);
  };
  return (
    <>
      <Flex gap="2" hideFrom="md">
        <Button
          ref={toggle}
          variant="outline"
          flex="1"
          minW="0"
          px="4"
          minH="12"
          justifyContent="flex-start"
          aria-expanded={isOpen}
          aria-controls={formId}
          onClick={() => setOpen((wasOpen) => !wasOpen)}
          css={{
            '&[aria-expanded=true] > svg:last-of-type': { rotate: '180deg' },
            '@media (scripting: none)': { display: 'none' },
          }}
        >
          <Search size={18} aria-hidden="true" />
          <Text as="span" srOnly>
            Change search:
          </Text>
          <Text as="span" flex="1" minW="0" truncate textAlign="start">
            {`${isolate(terms.service || 'Anything')} · ${isolate(terms.location || 'Anywhere')}`}
          </Text>
          <ChevronDown size={18} aria-hidden="true" />
        </Button>
        <Button variant="outline" px="4" minH="12" popoverTarget={barId}>
          {SEARCH_MESSAGES.filters(refinement.filters.length)}
        </Button>
      </Flex>
      <Box
        id={formId}
        ref={form}
        hideBelow={isOpen ? undefined : 'md'}
        mt={{ base: '4', md: '0' }}
        css={{ '@media (scripting: none)': { display: 'block' } }}
      >
        <SearchForm terms={terms} onSearch={search} />
      </Box>
      <RefineBar id={barId} terms={terms} refinement={refinement} {...refine} />
    </>
  );
}
