import { Box, Text } from '@chakra-ui/react';

/** Replaces the message field after the other person deleted their account. */
export function ClosedNotice() {
  return (
    <Box borderTopWidth="1px" borderColor="border" p="4" role="status">
      <Text color="fg.muted" textAlign="center">
        This account was deleted. You can read the messages, but you can't send new ones.
      </Text>
    </Box>
  );
}
