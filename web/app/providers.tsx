import { ChakraProvider } from '@chakra-ui/react';
import { useEffect, type ReactNode } from 'react';
import { system } from '../ui/theme/system.ts';

interface ProvidersProps {
  /** Called once everything inside can be pressed. */
  onReady?: () => void;
  children: ReactNode;
}

/** What every screen is given. */
export function Providers({ onReady, children }: ProvidersProps) {
  useEffect(() => onReady?.(), [onReady]);
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
