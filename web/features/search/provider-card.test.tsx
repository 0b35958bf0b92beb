import { minimalResult } from '@doorstep/domain/search/results/minimal-result';
import type { SearchResult } from '@doorstep/domain/search/results/search-api';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderMarkup } from '../../ui/render-markup.tsx';
import { ProviderCard, tradesLine } from './provider-card.tsx';

const render = (changes: Partial<SearchResult> = {}) =>
  renderMarkup(
    <MemoryRouter>
      <ProviderCard
        eager
        heading="h2"
        from="#from=home"
        provider={minimalResult({
          handle: 'zoe-flood',
          display_name: 'Zoe Flood',
          bio: 'Tidy work.',
          city: 'Austin, TX',
          services: ['Repairs', 'Drains', 'Boilers', 'Gas lines'],
          locations: ['Round Rock'],
          avatar_url: 'https://pictures.test/zoe.webp',
          trades: ['plumbing', 'drains'],
          work_photo: 'https://pictures.test/work.webp',
          ...changes,
        })}
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

it('gives reasons only if they are known: a review, the time to an answer, jobs, the distance @2.2.34', () => {
  const html = render({
    review_line: 'سريع ونظيف.',
    answer_minutes: 95,
    jobs_completed: 12,
    km: 14.5,
  });
  expect(html).toContain('>“\u2068سريع ونظيف.\u2069”<');
  expect(html).toContain('>Usually answers within 2 hours · 12 jobs completed<');
  expect(html).toContain('>9 miles away<');
  expect(render({ jobs_completed: 1 })).toContain('>One job completed<');
  expect(render()).not.toMatch(/“|Usually|completed|away/);
});

it('has two links without one inside the other, to the page and to its form @2.2.35', () => {
  const links = [...render().matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)];
  expect(links.map(([, href, text]) => [text, href])).toEqual([
    ['View Profile', '/p/zoe-flood#from=home'],
    ['Request Service', '/p/zoe-flood?request=draft#from=home'],
  ]);
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
