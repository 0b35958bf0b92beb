import { Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { leavesFocus } from '../../ui/layout/heading-focus.ts';
import type { PersonInThread } from '../../lib/moderation-slots.ts';
import { SteadyButton } from '../../ui/forms/aria-disabled-button.tsx';
import { useBlock } from './use-block.ts';

interface BlockedComposerProps {
  person: PersonInThread;
  children: ReactNode;
}

/** Renders its children, the composer, or an 'Unblock' button while the person is blocked. */
export function BlockedComposer({ person, children }: BlockedComposerProps) {
  const { isBlocked, isSaving, setBlocked } = useBlock(person);
  if (!isBlocked) return children;
  return (
    <Flex
      ref={leavesFocus}
      borderTopWidth="1px"
      borderColor="border"
      bg="bg.subtle"
      p="4"
      gap="3"
      wrap="wrap"
      align="center"
      justify="space-between"
    >
      <Text flex="1 1 14rem" minW="0" overflowWrap="anywhere">
        {`You have blocked ${person.name}.`}
      </Text>
      <SteadyButton variant="outline" off={isSaving} onClick={() => void setBlocked(false)}>
        {isSaving ? 'One moment...' : 'Unblock'}
      </SteadyButton>
    </Flex>
  );
}
