import { ChakraProvider } from '@chakra-ui/react';
import { useEffect, type ReactNode } from 'react';
import { system } from '../ui/theme/system.ts';

interface ProvidersProps {
  /** Called once the app is hydrated and answers presses. */
  onReady?: () => void;
  children: ReactNode;
}

/** Provides the theme to every screen, in the browser and on the server. */
export function Providers({ onReady, children }: ProvidersProps) {
  useEffect(() => onReady?.(), [onReady]);
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
