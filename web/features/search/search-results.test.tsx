import { minimalResult } from '@doorstep/domain/search/results/minimal-result';
import type { SearchAnswer, SearchResult } from '@doorstep/domain/search/results/search-api';
import type { SearchTerms } from '@doorstep/domain/search/search';
import type { SearchTier } from '@doorstep/domain/search/results/search-cursor';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderMarkup } from '../../ui/render-markup.tsx';
import { understoodText } from './result-groups.ts';
import { SearchResults } from './search-results.tsx';

const provider = (name: string, tier: SearchTier = 'match') =>
  minimalResult({ id: name, handle: name.toLowerCase(), display_name: name, tier });

const TERMS: SearchTerms = { service: 'plumber', location: 'georgetown' };

interface Shown extends Partial<SearchAnswer> {
  clearFiltersHref?: string;
}

const render = (
  providers: SearchResult[],
  { clearFiltersHref, ...answer }: Shown = {},
  terms = TERMS,
) =>
  renderMarkup(
    <MemoryRouter>
      <SearchResults
        terms={terms}
        answer={{ providers, next: null, ...answer }}
        from="#from=search"
        clearFiltersHref={clearFiltersHref ?? null}
        nextHref={null}
        firstHref={null}
        isLoading={false}
        hasMoreFailed={false}
        isComplete
        onShowMore={() => {}}
        onClear={null}
      />
    </MemoryRouter>,
  );
const PLACE = { name: 'Georgetown, TX', others: [] };
const NEAR_MISS = { is_near_miss: true } as const;
const RESOLVED = { resolved: { trade: 'plumbing', city: null } };
const headings = (html: string) =>
  [...html.matchAll(/<(h[23])[^>]*>([^<]*)</g)].map(([, tag, text]) => `${tag} ${text}`);

it('lists closest matches under a heading below the exact ones, and counts both @2.2.15 @2.2.21', () => {
  const all = [provider('Ann'), provider('Ben', 'closest'), provider('Cid', 'closest')];
  const html = render(all, NEAR_MISS);
  expect(headings(html)).toEqual(['h2 Ann', 'h2 Closest matches', 'h3 Ben', 'h3 Cid']);
  expect(html).toContain('>Showing 3 providers<');
  expect(render([provider('Ann')])).toContain('>Showing 1 provider<');
});

it('lists who is near a place, then who has to travel further, each under a heading @2.2.28', () => {
  const html = render(
    [
      provider('Ann'),
      provider('Ben', 'near'),
      provider('Cid', 'further'),
      provider('Dee', 'closest'),
    ],
    { place: PLACE, ...NEAR_MISS },
  );
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

it('has the heading of those around the place also where they are first @2.2.28', () => {
  const all = [provider('Ben', 'near'), provider('Cid', 'further')];
  expect(headings(render(all, { place: PLACE, ...RESOLVED }))).toEqual([
    'h2 Near Georgetown, TX',
    'h3 Ben',
    'h2 A little further',
    'h3 Cid',
  ]);
});

it('shows closest matches alone instead of the empty state @2.2.9 @2.2.15', () => {
  const html = render([provider('Ben', 'closest')], NEAR_MISS);
  expect(headings(html)).toEqual(['h2 Closest matches', 'h3 Ben']);
  expect(html).not.toContain('No providers found');
  expect(render([])).toContain('No providers found. Try adjusting your search terms.');
});

it('says nothing of closest matches if they are of the trade in the place @2.2.37', () => {
  const all = [provider('Ann'), provider('Ben', 'closest')];
  const more = 'More for Plumbing in “georgetown”';
  expect(headings(render(all, RESOLVED))).toEqual(['h2 Ann', `h2 ${more}`, 'h3 Ben']);
  expect(headings(render(all, {}, { service: 'tap', location: '' }))[1]).toBe('h2 More');
  expect(headings(render(all.slice(1), RESOLVED))).toEqual(['h2 Ben']);
});

it.each([
  ['plumber', 'georgetown', 'plumbing', PLACE, 'Plumbing in Georgetown, TX'],
  ['plumber', 'nowhere', 'plumbing', undefined, 'Plumbing in “nowhere”'],
  ['plumber', '', 'plumbing', undefined, 'Plumbing'],
  ['', 'georgetown', null, PLACE, 'Professionals in Georgetown, TX'],
  ['near georgetown', '', null, PLACE, 'Professionals in Georgetown, TX'],
  ['zeppelins', 'georgetown', null, PLACE, null],
  ['zeppelins', '', null, undefined, null],
  ['', '', null, undefined, null],
])('of %j at %j it understood %j and %j @2.2.36', (service, location, trade, place, text) => {
  const resolved = { trade, city: null };
  const answer = place ? { resolved, place } : { resolved };
  expect(understoodText({ service, location }, answer)).toBe(text);
});

it('does not call a search for a name a search in the city of that name @2.2.36', () => {
  const terms = { service: 'Jackson', location: '' };
  const text = (first: SearchResult) =>
    understoodText(terms, { place: PLACE, providers: [first, provider('Ann', 'near')] });
  expect(text(provider('Jackson & Sons'))).toBeNull();
  expect(text(provider('Ann'))).toBe('Professionals in Georgetown, TX');
  expect(text(provider('Jackson & Sons', 'near'))).toBe('Professionals in Georgetown, TX');
});

it('without a match offers the trade in other cities and other trades in this one @2.2.38', () => {
  const html = render([], {
    ...RESOLVED,
    trades: [{ id: 'roofing', name: 'Roofing' }],
    city: { id: 'georgetown-tx', name: 'Georgetown, TX' },
    cities: [{ id: 'waco-tx', name: 'Waco, TX' }],
  });
  expect(headings(html)).toEqual([
    'h2 Plumbing in other cities',
    'h2 Other trades in Georgetown, TX',
  ]);
  expect(html).toMatch(/href="\/pros\/plumbing\/waco-tx"[^>]*>Waco, TX</);
  expect(html).toMatch(/href="\/pros\/roofing\/georgetown-tx"[^>]*>Roofing</);
});

it('offers trades below the empty state, and not below matches @2.2.19', () => {
  const trades = [{ id: 'roofing', name: 'Roofing' }];
  const html = render([], { trades });
  expect(headings(html)).toEqual(['h2 Browse by trade']);
  expect(html).toMatch(/href="\/pros\/roofing"[^>]*>Roofing</);
  expect(render([])).not.toContain('Browse by trade');
  expect(render([provider('Ben', 'closest')], { trades })).not.toContain('Browse by trade');
});

it('says how many there are only if that is exact @2.2.33', () => {
  const text = (total: number, isAll: boolean) => {
    const ids = Array.from({ length: total }, (_, i) => `${i}`);
    return render([provider('Ann'), provider('Ben')], { sorted: { ids, isAll } });
  };
  expect(text(57, true)).toContain('>Showing 2 of 57 providers<');
  expect(text(2, true)).toContain('>Showing 2 providers<');
  expect(text(200, false)).toContain('>Showing 2 providers, sorted among the first 200<');
});

it('offers to clear the filters of an empty result @2.2.31', () => {
  const html = render([], { clearFiltersHref: '/search?service=leak' });
  expect(html).toMatch(/href="\/search\?service=leak"[^>]*>Clear filters</);
  expect(html).not.toContain('Show all providers');
});

it('has no heading without closest matches', () => {
  expect(headings(render([provider('Ann')]))).toEqual(['h2 Ann']);
});
