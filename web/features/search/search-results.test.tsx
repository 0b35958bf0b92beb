import { minimalResult } from '@doorstep/domain/search/minimal-result';
import type { NamedId, SearchResult } from '@doorstep/domain/search/search-api';
import type { SearchTier } from '@doorstep/domain/search/search-cursor';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderMarkup } from '../../ui/render-markup.tsx';
import { SearchResults } from './search-results.tsx';

const provider = (name: string, tier: SearchTier = 'match') =>
  minimalResult({ id: name, handle: name.toLowerCase(), display_name: name, tier });

type Refined = Partial<Pick<ComponentProps<typeof SearchResults>, 'sorted' | 'clearFiltersHref'>>;

const render = (providers: SearchResult[], trades: NamedId[] = [], refined: Refined = {}) =>
  renderMarkup(
    <MemoryRouter>
      <SearchResults
        providers={providers}
        place="Georgetown, TX"
        trades={trades}
        from="#from=search"
        sorted={null}
        clearFiltersHref={null}
        nextHref={null}
        firstHref={null}
        isLoading={false}
        hasMoreFailed={false}
        isComplete
        onShowMore={() => {}}
        onClear={null}
        {...refined}
      />
    </MemoryRouter>,
  );
const headings = (html: string) =>
  [...html.matchAll(/<(h[23])[^>]*>([^<]*)</g)].map(([, tag, text]) => `${tag} ${text}`);

it('lists closest matches under a heading below the exact ones, and counts both @2.2.15 @2.2.21', () => {
  const html = render([provider('Ann'), provider('Ben', 'closest'), provider('Cid', 'closest')]);
  expect(headings(html)).toEqual(['h2 Ann', 'h2 Closest matches', 'h3 Ben', 'h3 Cid']);
  expect(html).toContain('>Showing 3 providers<');
  expect(render([provider('Ann')])).toContain('>Showing 1 provider<');
});

it('lists who is near a place, then who has to travel further, each under a heading @2.2.28', () => {
  const html = render([
    provider('Ann'),
    provider('Ben', 'near'),
    provider('Cid', 'further'),
    provider('Dee', 'closest'),
  ]);
  expect(headings(html)).toEqual([
    'h2 Ann',
    'h2 Near Georgetown, TX',
    'h3 Ben',
    'h2 A little further',
    'h3 Cid',
    'h2 Closest matches',
    'h3 Dee',
  ]);
  expect(html).toContain('>Showing 4 providers<');
});

it('shows closest matches alone instead of the empty state @2.2.9 @2.2.15', () => {
  const html = render([provider('Ben', 'closest')]);
  expect(headings(html)).toEqual(['h2 Closest matches', 'h3 Ben']);
  expect(html).not.toContain('No providers found');
  expect(render([])).toContain('No providers found. Try adjusting your search terms.');
});

it('offers trades below the empty state, and not below matches @2.2.19', () => {
  const trades = [{ id: 'roofing', name: 'Roofing' }];
  const html = render([], trades);
  expect(headings(html)).toEqual(['h2 Browse by trade']);
  expect(html).toMatch(/href="\/pros\/roofing"[^>]*>Roofing</);
  expect(render([])).not.toContain('Browse by trade');
  expect(render([provider('Ben', 'closest')], trades)).not.toContain('Browse by trade');
});

it('says how many there are only if that is exact @2.2.33', () => {
  const text = (total: number, isAll: boolean) => {
    const ids = Array.from({ length: total }, (_, i) => `${i}`);
    return render([provider('Ann'), provider('Ben')], [], { sorted: { ids, isAll } });
  };
  expect(text(57, true)).toContain('>Showing 2 of 57 providers<');
  expect(text(2, true)).toContain('>Showing 2 providers<');
  expect(text(200, false)).toContain('>Showing 2 providers, sorted among the first 200<');
});

it('offers to clear the filters of an empty result @2.2.31', () => {
  const html = render([], [], { clearFiltersHref: '/search?service=leak' });
  expect(html).toMatch(/href="\/search\?service=leak"[^>]*>Clear filters</);
  expect(html).not.toContain('Show all providers');
});

it('has no heading without closest matches', () => {
  expect(headings(render([provider('Ann')]))).toEqual(['h2 Ann']);
});
