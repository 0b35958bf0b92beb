import type { SearchResult } from '@doorstep/domain/search/search-api';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderMarkup } from '../../ui/render-markup.tsx';
import { ProviderCard, tradesLine } from './provider-cards.tsx';

const render = (changes: Partial<SearchResult> = {}) =>
  renderMarkup(
    <MemoryRouter>
      <ProviderCard
        eager
        heading="h2"
        from="#from=home"
        provider={{
          id: '1',
          handle: 'zoe-flood',
          display_name: 'Zoe Flood',
          bio: 'Tidy work.',
          city: 'Austin, TX',
          services: ['Repairs', 'Drains', 'Boilers', 'Gas lines'],
          locations: ['Round Rock'],
          avatar_url: 'https://pictures.test/zoe.webp',
          trades: ['plumbing', 'drains'],
          work_photo: 'https://pictures.test/work.webp',
          rating: null,
          badges: [],
          ...{ tier: 'match', band: 0, km: null },
          ...changes,
        }}
      />
    </MemoryRouter>,
  );

it('shows avatar, name, city, three services, bio and the link @2.2.4 @2.2.5 @2.2.6 @2.2.7', () => {
  const html = render();
  expect(html).toContain('src="https://pictures.test/zoe.webp"');
  for (const text of ['Zoe Flood', 'Austin, TX', 'Repairs • Drains • Boilers…', 'Tidy work.']) {
    expect(html).toContain(`>${text}</`);
  }
  expect(html).toMatch(/<a [^>]*href="\/p\/zoe-flood#from=home"[^>]*>View Profile<\/a>/);
});

it('shows a work photo and the trades, if there are any @2.2.20', () => {
  const html = render();
  expect(html).toContain('src="https://pictures.test/work.webp"');
  expect(html).toContain('>Plumbing · Drains and sewers</');
  const bare = render({ work_photo: null, trades: [] });
  expect(bare).not.toContain('work.webp');
  expect(bare).not.toContain('Plumbing');
});

it('shows the rating if there are reviews @2.24.11', () => {
  expect(render({ rating: { average: 4.8, count: 12 } })).toContain('4.8 of 5 stars, 12 reviews');
  expect(render()).not.toContain('stars');
});

it('shows the badges if there are any @2.2.25', () => {
  expect(render({ badges: ['license', 'insurance'] })).toContain('Licensed · Insured');
  expect(render({ badges: ['insurance'] })).toContain('Insured');
  expect(render()).not.toContain('Insured');
});

it('shows initials without an avatar, and the first location without a city @2.2.4 @2.2.5', () => {
  const html = render({
    avatar_url: null,
    work_photo: null,
    city: null,
    services: ['Repairs', 'Drains'],
  });
  expect(html).toContain('>ZF</div>');
  expect(html).not.toContain('<img');
  expect(html).toContain('>Round Rock</');
  expect(html).toContain('>Repairs • Drains</');
});

it('tradesLine names the trades that it knows @2.2.20', () => {
  expect(tradesLine(['plumbing', 'alchemy', 'drains'])).toBe('Plumbing · Drains and sewers');
  expect(tradesLine([])).toBe('');
});
