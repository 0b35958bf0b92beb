import { Box, Text } from '@chakra-ui/react';

/** In place of the field to write, once the account on the other side is deleted. */
export function ClosedNotice() {
  return (
    <Box borderTopWidth="1px" borderColor="border" p="4" role="status">
      <Text color="fg.muted" textAlign="center">
        This account was deleted. You can read the messages, but you can't send new ones.
      </Text>
    </Box>
  );
}
