import { Box, Button, Text } from '@chakra-ui/react';
import type { SearchTerms } from '@doorstep/domain/search/search';
import { isolate } from '@doorstep/domain/text';
import { ChevronDown, Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { SearchForm } from './search-form.tsx';

interface SearchPanelProps {
  terms: SearchTerms;
  onSearch: (terms: SearchTerms) => void;
}

/**
 * The search form. On phones it is behind a button that shows the search, so that the results start
 * near the top. Without scripts the form is always open.
 */
export function SearchPanel({ terms, onSearch }: SearchPanelProps) {
  const formId = useId();
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
      <Button
        ref={toggle}
        variant="outline"
        hideFrom="md"
        w="full"
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
      <Box
        id={formId}
        ref={form}
        hideBelow={isOpen ? undefined : 'md'}
        mt={{ base: '4', md: '0' }}
        css={{ '@media (scripting: none)': { display: 'block' } }}
      >
        <SearchForm terms={terms} onSearch={search} />
      </Box>
    </>
  );
}
