import { ChakraProvider, createSystem } from '@chakra-ui/react';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import type { ReactNode } from 'react';
import { DARK, theme } from './theme.ts';

const system = createSystem(defaultBaseConfig, {
  cssVarsPrefix: 'ds',
  cssVarsRoot: ':where(html)',
  conditions: { dark: DARK },
  theme,
});

/**
 * Around what is Chakra's: dialogs, menus and toasts, which come with their looks when something opens them.
 * No first screen has any (docs/decisions/0024).
 */
export function Chakra({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
