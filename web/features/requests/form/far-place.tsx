import { Text } from '@chakra-ui/react';
import type { PublicPage } from '@doorstep/domain/pages/public-page';
import type { KnownPlace } from '@doorstep/domain/places/place-api';
import { formatAway } from '@doorstep/domain/places/units';
import { isolate } from '@doorstep/domain/text';
import { findPlaceFrom } from '../../../data/search/known-places.ts';
import { useLoad } from '../../../lib/use-load.ts';

/** Returns what a client hears about a place beyond a professional's area; null for any other. */
export function farPlaceText(place: KnownPlace | null, professional: string): string | null {
  if (place === null || place.km === null || place.reach === 'near') return null;
  const away = `${isolate(place.name)} is ${formatAway(place.km)}`;
  return `${away}, farther than ${isolate(professional)} usually travels. You can still ask.`;
}

interface FarPlaceProps {
  provider: Pick<PublicPage, 'display_name' | 'facts'>;
  /** The place of the job; empty while it is unknown. */
  place: string;
}

/**
 * Returns the text that says that a job is beyond the professional's area; null if it is not, and
 * while that is unknown.
 */
function useFarPlace({ provider, place }: FarPlaceProps): string | null {
  const { area } = provider.facts;
  const found = useLoad(`place:${place}`, async () => {
    if (area === null || place === '') return null;
    return findPlaceFrom(area, place).catch((error: unknown) => {
      console.warn('The place could not be compared', error);
      return null;
    });
  });
  return found.status === 'ready' ? farPlaceText(found.data, provider.display_name) : null;
}

/** Tells a client before sending that the job is beyond the professional's area. */
export function FarPlace(props: FarPlaceProps) {
  const text = useFarPlace(props);
  return (
    <Text role="status" mt="1.5" fontSize="sm" overflowWrap="anywhere" _empty={{ mt: '0' }}>
      {text}
    </Text>
  );
}

/**
 * The help of the field for the place. The text about a far place replaces it. Its lines are
 * reserved, so that the fields below do not move while the client types.
 */
export function PlaceHelp(props: FarPlaceProps) {
  const text = useFarPlace(props);
  const name = isolate(props.provider.display_name);
  return (
    <Text as="span" display="block" minH={{ base: '3lh', md: '2lh' }} overflowWrap="anywhere">
      {text === null && <span>{`We'll tell you if ${name} doesn't usually travel there.`}</span>}
      <Text as="span" role="status" color="fg">
        {text}
      </Text>
    </Text>
  );
}
