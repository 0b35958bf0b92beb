import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { isolate } from '@doorstep/domain/text';
import { X } from 'lucide-react';
import { readPublishedProfile } from '../../../data/profiles/published-profile.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { moveFocusOnUnmount } from '../../../ui/layout/heading-focus.ts';
import { FarPlace } from '../form/far-place.tsx';
import type { Choice } from './use-ask-others.ts';

/** Tells whether the job is beyond a professional's area; nothing if that cannot be found out. */
function ChosenFarPlace({ id, place }: { id: string; place: string }) {
  const profile = useLoad(`chosen:${id}`, () => readPublishedProfile(id));
  if (profile.status !== 'ready' || !profile.data) return null;
  return <FarPlace provider={profile.data} place={place} />;
}

interface ChosenListProps {
  chosen: readonly Choice[];
  /** The place of the job; null without one. */
  place: string | null;
  onRemove: (id: string) => void;
}

/** The chosen professionals, each with a button that removes them. */
export function ChosenList({ chosen, place, onRemove }: ChosenListProps) {
  if (chosen.length === 0) return <Text color="fg.muted">No one selected yet.</Text>;
  return (
    <Stack as="ul" gap="0" listStyleType="none">
      {chosen.map(({ id, name }) => (
        <Flex
          as="li"
          key={id}
          ref={moveFocusOnUnmount}
          align="flex-start"
          justify="space-between"
          gap="2"
        >
          <Box minW="0" py="2.5">
            <Text fontWeight="600" overflowWrap="anywhere">
              {name}
            </Text>
            {place !== null && <ChosenFarPlace id={id} place={place} />}
          </Box>
          <Button
            variant="ghost"
            px="0"
            aria-label={`Remove ${isolate(name)}`}
            onClick={() => onRemove(id)}
          >
            <X />
          </Button>
        </Flex>
      ))}
    </Stack>
  );
}
