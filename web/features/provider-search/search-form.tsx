import { Box, Button, Flex, Input } from '@chakra-ui/react';
import type { SearchTerms } from '@doorstep/domain/search';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { FormField } from '../../ui/form-field.tsx';

interface SearchFormProps {
  terms: SearchTerms;
  onSearch: (terms: SearchTerms) => void;
}

/** What and where. The fields follow the address when it changes (back, a link). */
export function SearchForm({ terms, onSearch }: SearchFormProps) {
  const [shown, setShown] = useState(terms);
  const [typed, setTyped] = useState(terms);
  if (shown.service !== terms.service || shown.location !== terms.location) {
    setShown(terms);
    setTyped(terms);
  }
  return (
    <form
      role="search"
      aria-label="Find providers"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch({ service: typed.service.trim(), location: typed.location.trim() });
      }}
    >
      <Flex direction={{ base: 'column', md: 'row' }} gap="4" align={{ md: 'flex-end' }}>
        <Box flex="1">
          <FormField label="Service">
            <Input
              name="service"
              value={typed.service}
              onChange={({ target }) => setTyped({ ...typed, service: target.value })}
              placeholder="Plumbing, cleaning, a name…"
              enterKeyHint="search"
              autoComplete="off"
            />
          </FormField>
        </Box>
        <Box flex="1">
          <FormField label="Location">
            <Input
              name="location"
              value={typed.location}
              onChange={({ target }) => setTyped({ ...typed, location: target.value })}
              placeholder="City or area"
              enterKeyHint="search"
              autoComplete="address-level2"
            />
          </FormField>
        </Box>
        <Button type="submit" minH="12">
          <Search size={18} aria-hidden="true" />
          Search
        </Button>
      </Flex>
    </form>
  );
}
