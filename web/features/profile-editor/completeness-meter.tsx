import { Button, Flex, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ProgressBar } from '../../ui/forms/progress-bar.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { completeness } from './completeness.ts';
import type { ProfileForm } from './profile-form.ts';

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
      {/* The bar adds aria-valuenow. */}
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
      <ProgressBar role="meter" aria-labelledby={id} percent={percent} mt="2" bg="bg.emphasized" />
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
