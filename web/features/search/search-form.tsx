import { Box, Button, Flex } from '@chakra-ui/react';
import { LIMITS } from '@doorstep/domain/limits';
import type { SearchTerms } from '@doorstep/domain/search/search';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { paths } from '../../lib/paths.ts';
import { Input } from '../../ui/forms/controls.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';

interface SearchFormProps {
  terms: SearchTerms;
  onSearch: (terms: SearchTerms) => void;
}

const same = (a: SearchTerms, b: SearchTerms) =>
  a.service === b.service && a.location === b.location;

const valueOf = (field: RefObject<HTMLInputElement | null>) => field.current?.value.trim() ?? '';

/**
 * What and where. The fields follow the address when it changes from outside (back, a link); the
 * arrival of what was sent from here changes nothing, as more may have been typed meanwhile. They are the
 * browser's own: what was typed before the app was there stays, too. On the way back it fills in neither
 * (`autoComplete`): both are what the address says.
 */
export function SearchForm({ terms, onSearch }: SearchFormProps) {
  const service = useRef<HTMLInputElement>(null);
  const location = useRef<HTMLInputElement>(null);
  const sent = useRef(terms);
  const follow = useEffectEvent(() => {
    if (same(sent.current, terms)) return;
    sent.current = terms;
    if (service.current) service.current.value = terms.service;
    if (location.current) location.current.value = terms.location;
  });
  useEffect(() => follow(), [terms.service, terms.location]);

  const send = () => {
    sent.current = { service: valueOf(service), location: valueOf(location) };
    onSearch(sent.current);
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
              ref={service}
              defaultValue={terms.service}
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
              ref={location}
              defaultValue={terms.location}
              placeholder="City or area"
              maxLength={LIMITS.searchText}
              enterKeyHint="search"
              autoComplete="off"
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
