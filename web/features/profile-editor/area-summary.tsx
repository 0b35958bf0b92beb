import { Box, Text } from '@chakra-ui/react';
import type { KnownPlace } from '@doorstep/domain/places/place-api';
import { isolate } from '@doorstep/domain/text';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { findPlaces } from '../../data/search/known-places.ts';
import { useLoad } from '../../lib/use-load.ts';
import type { ProfileForm } from './profile-form.ts';

/** Long enough that a person who types is not asked about each letter. */
const PAUSE_MS = 600;

/** Returns a text once it has not changed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** Says what search knows of a typed place. */
function describe(typed: string, place: KnownPlace | null | undefined): string {
  const name = isolate(typed);
  if (!place) return `${name}: we don't know this place. Clients find you by these words only.`;
  if (place.is_region) {
    return `${name}: a whole region. Clients find you by this word, not by distance.`;
  }
  return isolate(place.name);
}

/** Shows the places that the city and the service locations name, and those that name none. */
export function AreaSummary() {
  const { control } = useFormContext<ProfileForm>();
  const [city, locations] = useWatch({ control, name: ['city', 'locations'] });
  const texts = [usePaused(city.trim()), ...locations];
  const typed = texts.filter((text) => text !== '');
  const answer = useLoad(JSON.stringify(texts), () =>
    typed.length === 0 ? Promise.resolve([]) : findPlaces(texts),
  );
  if (typed.length === 0) return null;
  if (answer.status === 'error') {
    return (
      <Text color="fg.muted" fontSize="sm">
        We couldn't check your places just now. You can save them all the same.
      </Text>
    );
  }
  const places = answer.status === 'ready' ? answer.data : null;
  return (
    <Box fontSize="sm" color="fg.muted" aria-live="polite">
      <Text fontWeight="500">Clients in these places find you, and those nearby:</Text>
      <Box as="ul" ps="5" listStyleType="disc" overflowWrap="anywhere">
        {texts.map((text, i) =>
          text === '' ? null : (
            <li key={`${i} ${text}`}>{places ? describe(text, places[i]) : isolate(text)}</li>
          ),
        )}
      </Box>
    </Box>
  );
}
