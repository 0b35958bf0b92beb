import { COLORS } from '@doorstep/domain/colors/active-colors';
import { Box, ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { system } from '../../ui/theme/system.ts';
import { createStyleCache, styleElements } from './styles.ts';

function render(gap: string) {
  const cache = createStyleCache();
  const html = renderToString(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <Box gap={gap}>text</Box>
      </ChakraProvider>
    </CacheProvider>,
  );
  return { html, styles: styleElements(cache) };
}

it('returns the global styles and those of the elements, under the names that emotion expects', () => {
  const { html, styles } = render('4');
  expect(styles).toHaveLength(3);
  const [layers, globals, own] = styles;
  expect(layers?.css).toMatch(/^@layer reset,/);
  expect(globals?.css).toContain(`--ds-colors-bg:${COLORS.background[0]}`);
  for (const one of [layers, globals]) expect(one?.name).toMatch(/^css-global \w+$/);
  const [, name = ''] = /^css (\w+)$/.exec(own?.name ?? '') ?? [];
  expect(html).toBe(`<div class="css-${name}">text</div>`);
  expect(own?.css).toBe(`.css-${name}{gap:var(--ds-spacing-4);}`);
});

it('does not share styles between renderings', () => {
  expect(JSON.stringify(render('4').styles)).toContain('{gap:var(--ds-spacing-4);}');
  expect(JSON.stringify(render('5').styles)).not.toContain('{gap:var(--ds-spacing-4);}');
});
