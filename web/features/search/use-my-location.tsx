import { Button, Text } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import { LocateFixed } from 'lucide-react';
import { useId, useState } from 'react';

const UNAVAILABLE = "We couldn't look up your city. Check your connection and try again.";

/** Asks for the city nearest to the device. Returns a text for the person if that fails. */
async function findPlace(): Promise<{ place: string } | { problem: string }> {
  try {
    const { findMyPlace } = await import('../../data/search/find-my-place.ts');
    return { place: await findMyPlace() };
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.personMessage === null) console.error('The location could not be named', error);
    return { problem: error.personMessage ?? UNAVAILABLE };
  }
}

interface UseMyLocationProps {
  /** Returns the text of the location field. One that was typed meanwhile stays. */
  typed: () => string;
  /** Receives the nearest city, such as 'Austin, TX'. */
  onFound: (place: string) => void;
}

/** Fills a location field with the city where the device is. Asks only when it is pressed. */
export function UseMyLocation({ typed, onFound }: UseMyLocationProps) {
  const [state, setState] = useState<'idle' | 'busy' | { problem: string }>('idle');
  const problemId = useId();
  const isBusy = state === 'busy';
  const press = async () => {
    if (isBusy) return;
    setState('busy');
    const before = typed();
    const found = await findPlace();
    setState('place' in found ? 'idle' : found);
    if ('place' in found && typed() === before) onFound(found.place);
  };
  return (
    <>
      <Button
        variant="ghost"
        colorPalette="accent"
        minH="11"
        px="2"
        ms="-2"
        fontSize="sm"
        aria-disabled={isBusy}
        aria-describedby={problemId}
        onClick={() => void press()}
        css={{ '@media (scripting: none)': { display: 'none' } }}
      >
        <LocateFixed size={16} aria-hidden="true" />
        <span>{isBusy ? 'Finding your location…' : 'Use my location'}</span>
      </Button>
      <Text id={problemId} role="status" fontSize="sm" color="fg.error">
        {typeof state === 'object' && state.problem}
      </Text>
    </>
  );
}
