import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { system } from './theme/system.ts';

/** Renders elements to HTML with the theme and without its style elements. For unit tests. */
export function renderMarkup(children: ReactNode): string {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  return renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>,
  );
}
