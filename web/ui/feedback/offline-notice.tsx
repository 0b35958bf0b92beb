import { Flex } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { useOnline } from '../../lib/use-online.ts';

/** Shows a text while the browser is offline. */
export function OfflineNotice({ children }: { children: string }) {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <Flex
          gap="3"
          align="center"
          bg="bg.warning"
          color="fg.warning"
          borderRadius="xl"
          px="4"
          py="3"
          mb="4"
        >
          <WifiOff size={20} aria-hidden="true" style={{ flexShrink: 0 }} />
          <span>{children}</span>
        </Flex>
      )}
    </div>
  );
}
