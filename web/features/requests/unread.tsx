import { Badge } from '@chakra-ui/react';

/** How many messages have not been read; nothing for none. */
export function Unread({ count }: { count: number }) {
  if (count === 0) return null;
  return <Badge colorPalette="accent">{count} unread</Badge>;
}
