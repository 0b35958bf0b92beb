import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { LIMITS } from '@doorstep/domain/limits';
import type { ServiceArea } from '@doorstep/domain/places/area-schema';
import type { KnownPlace } from '@doorstep/domain/places/place-api';
import { formatDistance, PLACE_HINT, PLACE_WORDS } from '@doorstep/domain/places/units';
import { isolate } from '@doorstep/domain/text';
import { useId, useRef, useState } from 'react';
import { Input } from '../../ui/forms/controls.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { Panel } from '../../ui/layout/page.tsx';

const FAILED = "We couldn't check this place. Check your connection and try again.";

/** Returns the answer to a client in a place. */
export function answerFor(place: KnownPlace | null): string {
  if (place === null) return `We don't know this place. Try a ${PLACE_WORDS}.`;
  const name = isolate(place.name);
  if (place.km === null) return `${name} is a whole region. Try a ${PLACE_WORDS}.`;
  const away = `${name} is ${formatDistance(place.km)} away.`;
  if (place.reach === 'near') return `Yes. ${away}`;
  return place.reach === 'further' ? `A little further: ${away} You can ask.` : `No. ${away}`;
}

async function findAnswer(area: ServiceArea, text: string): Promise<string> {
  const { findPlaceFrom } = await import('../../data/search/known-places.ts');
  return answerFor(await findPlaceFrom(area, text));
}

/** Answers whether the professional works where a client is. */
export function ComesToMe({ area }: { area: ServiceArea }) {
  const headingId = useId();
  const [answer, setAnswer] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const ask = async () => {
    const text = input.current?.value.trim() ?? '';
    if (isBusy || text === '') return;
    setBusy(true);
    const found = await findAnswer(area, text).catch((error: unknown) => {
      console.error('The place could not be compared', error);
      return FAILED;
    });
    setAnswer(found);
    setBusy(false);
  };
  return (
    <Panel
      as="section"
      aria-labelledby={headingId}
      p={{ base: '5', md: '6' }}
      _print={{ display: 'none' }}
      css={{ '@media (scripting: none)': { display: 'none' } }}
    >
      <Heading as="h2" id={headingId} size="md" mb="3">
        Do you come to me?
      </Heading>
      {/* No form: before the app has started, a browser would send the place in the address. */}
      <FormField label="Your place">
        <Flex gap="3" w="full">
          <Input
            ref={input}
            placeholder={PLACE_HINT}
            maxLength={LIMITS.name}
            enterKeyHint="done"
            onKeyDown={({ key }) => {
              if (key === 'Enter') void ask();
            }}
          />
          <Button variant="outline" minH="12" aria-busy={isBusy} onClick={() => void ask()}>
            Check
          </Button>
        </Flex>
      </FormField>
      <Text role="status" mt="2" fontWeight="500" overflowWrap="anywhere">
        {answer}
      </Text>
    </Panel>
  );
}
