import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Panel } from '../../ui/layout/page.tsx';
import { completeness } from './completeness.ts';
import type { ProfileForm } from './profile-form.ts';

function Bar({ percent, labelId }: { percent: number; labelId: string }) {
  return (
    <Box
      role="meter"
      aria-labelledby={labelId}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      mt="2"
      h="2"
      borderRadius="full"
      bg="bg.emphasized"
      overflow="hidden"
    >
      <Box
        h="full"
        bg="accent.solid"
        transitionProperty="width"
        transitionDuration="slow"
        style={{ width: `${percent}%` }}
      />
    </Box>
  );
}

/** Shows how complete the page is, what to add next and why. The button leads to the field. */
export function CompletenessMeter() {
  const id = useId();
  const { control, getValues, setFocus } = useFormContext<ProfileForm>();
  // Renders on each change.
  useWatch({ control });
  const { percent, next } = completeness(getValues());
  return (
    <Panel py="4">
      <Text id={id} fontWeight="600">
        {next ? `Your page is ${percent}% complete` : 'Your page is complete'}
      </Text>
      <Bar percent={percent} labelId={id} />
      {next && (
        <Flex mt="2" columnGap="4" wrap="wrap" align="center" justify="space-between">
          <Text color="fg.muted">{next.why}</Text>
          <Button variant="ghost" mx="-3" px="3" onClick={() => setFocus(next.field)}>
            {next.label}
          </Button>
        </Flex>
      )}
    </Panel>
  );
}
