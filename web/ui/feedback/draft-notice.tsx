import { Button, Flex, Text } from '@chakra-ui/react';
import { moveFocusOnUnmount } from '../layout/heading-focus.ts';

interface DraftNoticeProps {
  draft: {
    notice: 'restored' | 'offered' | null;
    restore: () => void;
    discard: () => void;
  };
}

/** Says that a draft of an earlier visit was restored, or offers to restore it. */
export function DraftNotice({ draft: { notice, restore, discard } }: DraftNoticeProps) {
  if (notice === null) return null;
  return (
    <Flex
      ref={moveFocusOnUnmount}
      columnGap="4"
      rowGap="2"
      wrap="wrap"
      align="center"
      px="4"
      py="2"
      bg="bg.muted"
      borderRadius="l3"
    >
      <Text role="status" flex="1 1 16rem">
        {notice === 'restored'
          ? 'We restored your unsaved changes.'
          : 'You have unsaved changes, but your profile has changed since you typed them.'}
      </Text>
      <Flex gap="2" wrap="wrap">
        {notice === 'offered' && (
          <Button ref={moveFocusOnUnmount} variant="outline" onClick={restore}>
            Restore draft
          </Button>
        )}
        <Button variant="ghost" onClick={discard}>
          Discard
        </Button>
      </Flex>
    </Flex>
  );
}
