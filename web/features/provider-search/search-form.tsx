import { Box, Button, Flex, Input } from '@chakra-ui/react';
import { LIMITS } from '@doorstep/domain/limits';
import type { SearchTerms } from '@doorstep/domain/search';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { FormField } from '../../ui/form-field.tsx';

interface SearchFormProps {
  terms: SearchTerms;
  onSearch: (terms: SearchTerms) => void;
}

const same = (a: SearchTerms, b: SearchTerms) =>
  a.service === b.service && a.location === b.location;

/**
 * What and where. The fields follow the address when it changes from outside (back, a link); the
 * arrival of what was sent from here changes nothing, as more may have been typed meanwhile.
 */
export function SearchForm({ terms, onSearch }: SearchFormProps) {
  const [typed, setTyped] = useState(terms);
  const [seen, setSeen] = useState(terms);
  const [sent, setSent] = useState(terms);
  if (!same(seen, terms)) {
    setSeen(terms);
    if (!same(sent, terms)) {
      setSent(terms);
      setTyped(terms);
    }
  }
  const send = () => {
    const wanted = { service: typed.service.trim(), location: typed.location.trim() };
    setSent(wanted);
    onSearch(wanted);
  };
  return (
    <form
      role="search"
      // Before the app is there the browser sends it.
      action={paths.search}
      aria-label="Find providers"
      onSubmit={(event) => {
        event.preventDefault();
        send();
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
              maxLength={LIMITS.searchText}
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
              maxLength={LIMITS.searchText}
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
