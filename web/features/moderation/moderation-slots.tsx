import { isolate } from '@doorstep/domain/text';
import { EllipsisVertical } from 'lucide-react';
import { Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { ModerationSlots, PersonInThread } from '../../lib/chat/moderation-slots.ts';
import { loadOnce } from '../../lib/load-once.ts';
import { MenuButton } from '../../ui/overlay/menu-button.tsx';
import { moveFocusOnUnmount } from '../../ui/layout/heading-focus.ts';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { useBlock } from './use-block.ts';

const loadPersonActions = loadOnce('The menu', async () => {
  const { PersonActions } = await import('./person-actions.tsx');
  return PersonActions;
});

/** The menu button beside a person's name. */
function PersonMenu({ person }: { person: PersonInThread }) {
  return (
    <MenuButton
      alignSelf="start"
      aria-label={`More about ${isolate(person.name)}`}
      load={loadPersonActions}
      menuProps={{ person }}
    >
      <EllipsisVertical />
    </MenuButton>
  );
}

interface BlockedComposerProps {
  person: PersonInThread;
  children: ReactNode;
}

/** Renders its children, the composer, or an 'Unblock' button while the person is blocked. */
function BlockedComposer({ person, children }: BlockedComposerProps) {
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

/** Fills the moderation slots of chats and the inbox. */
export const moderationSlots: ModerationSlots = {
  menu: (person) => <PersonMenu person={person} />,
  composer: (person, field) => <BlockedComposer person={person}>{field}</BlockedComposer>,
};
