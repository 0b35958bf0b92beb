import { BRAND } from '@doorstep/domain/brand';
import { Box, Button, Flex } from '@chakra-ui/react';
import { LIMITS } from '@doorstep/domain/limits';
import { PLACE_HINT } from '@doorstep/domain/places/units';
import type { SearchTerms } from '@doorstep/domain/search/search';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { paths } from '../../lib/paths.ts';
import { suggestLocations, suggestServices } from '../../data/search/suggestions.ts';
import { SuggestField } from '../../ui/forms/suggest-field.tsx';
import { UseMyLocation } from './use-my-location.tsx';

/** The id of the form, to which active filters belong too (refine-bar.tsx). */
export const SEARCH_FORM = 'search';

interface SearchFormProps {
  terms: SearchTerms;
  onSearch: (terms: SearchTerms) => void;
}

const isSame = (a: SearchTerms, b: SearchTerms) =>
  a.service === b.service && a.location === b.location;

const valueOf = (field: RefObject<HTMLInputElement | null>) => field.current?.value.trim() ?? '';

/**
 * The fields for service and location, also of the home page. They follow the URL if something else
 * changes it (Back, a link), but not after a search of their own, because the person may have typed
 * more since. They are uncontrolled, so that text typed before hydration stays. Their
 * `autoComplete` is off, so that the browser does not restore other text than the URL's on Back.
 */
export function SearchForm({ terms, onSearch }: SearchFormProps) {
  const service = useRef<HTMLInputElement>(null);
  const location = useRef<HTMLInputElement>(null);
  const submitted = useRef(terms);
  const syncFields = useEffectEvent(() => {
    if (isSame(submitted.current, terms)) return;
    submitted.current = terms;
    if (service.current) service.current.value = terms.service;
    if (location.current) location.current.value = terms.location;
  });
  useEffect(() => syncFields(), [terms.service, terms.location]);

  const submit = () => {
    submitted.current = { service: valueOf(service), location: valueOf(location) };
    onSearch(submitted.current);
  };
  return (
    <form
      id={SEARCH_FORM}
      role="search"
      // The browser submits the form itself until the app has loaded.
      action={paths.search}
      aria-label="Find providers"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Flex direction={{ base: 'column', md: 'row' }} gap="4" align={{ md: 'flex-start' }}>
        <Box flex="1">
          <SuggestField
            label="Service"
            name="service"
            input={service}
            suggest={suggestServices}
            defaultValue={terms.service}
            placeholder={BRAND.examples.search}
            maxLength={LIMITS.searchText}
            enterKeyHint="search"
          />
        </Box>
        <Box flex="1">
          <SuggestField
            label="Location"
            name="location"
            input={location}
            suggest={suggestLocations}
            defaultValue={terms.location}
            placeholder={PLACE_HINT}
            maxLength={LIMITS.searchText}
            enterKeyHint="search"
          />
          <UseMyLocation
            typed={() => valueOf(location)}
            onFound={(place) => {
              if (location.current) location.current.value = place;
              location.current?.focus();
            }}
          />
        </Box>
        {/* Beside the fields, below the line of their labels. */}
        <Button type="submit" minH="12" mt={{ md: '1.625rem' }}>
          <Search size={18} aria-hidden="true" />
          Search
        </Button>
      </Flex>
    </form>
  );
}
