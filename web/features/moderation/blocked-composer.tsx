import { Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { isolate } from '@doorstep/domain/text';
import { moveFocusOnUnmount } from '../../ui/layout/heading-focus.ts';
import type { PersonInThread } from '../../lib/chat/moderation-slots.ts';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
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
      ref={moveFocusOnUnmount}
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
        {`You have blocked ${isolate(person.name)}.`}
      </Text>
      <AriaDisabledButton variant="outline" off={isSaving} onClick={() => void setBlocked(false)}>
        {isSaving ? 'One moment...' : 'Unblock'}
      </AriaDisabledButton>
    </Flex>
  );
}
