import { PLANS } from '@doorstep/domain/billing/plan';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Benefits, ClosingCall } from './benefits.tsx';
import { Hero, type HomeViewer } from './hero.tsx';
import { Prices, TradeChips } from './home-sections.tsx';
import { Questions } from './questions.tsx';
import { renderMarkup } from '../../ui/render-markup.tsx';

const linksOf = (viewer: HomeViewer) => {
  const html = renderMarkup(
    <MemoryRouter>
      <Hero viewer={viewer} searchForm={null} />
    </MemoryRouter>,
  );
  return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(
    ([, href, name]) => `${name} ${href}`,
  );
};

it.each([
  [
    'visitor',
    ['Find a Pro /search', 'Join as Client /auth?type=client', 'Start as Provider /pricing'],
  ],
  ['client', ['Find a Pro /search', 'My Requests /client-dashboard', 'Start as Provider /pricing']],
  ['professional', ['Find a Pro /search', 'Provider Dashboard /dashboard']],
] as const)('@2.1.1 shows a %s the links %j', (viewer, links) => {
  expect(linksOf(viewer)).toEqual(links);
});

it('@2.1.1 @2.1.2 names three benefits and ends with a link to the prices', () => {
  const html = renderMarkup(
    <MemoryRouter>
      <Benefits />
      <ClosingCall />
    </MemoryRouter>,
  );
  const headings = [...html.matchAll(/<h3[^>]*>([^<]*)</g)].map(([, heading]) => heading);
  expect(headings).toEqual([
    'You own the relationship',
    'Simple subscription',
    'Fast mobile landing pages',
  ]);
  expect(html).toMatch(/<a [^>]*href="\/pricing"[^>]*>View Pricing<\/a>/);
});

it('links twelve trades to their page, or else to a search for their name @2.1.8', () => {
  const html = renderMarkup(
    <MemoryRouter>
      <TradeChips withPage={[{ id: 'roofing', name: 'Roofing' }]} />
    </MemoryRouter>,
  );
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toHaveLength(12);
  expect(links).toContain('/search?service=House+cleaning');
  expect(links).toContain('/pros/roofing');
});

it('names the price of every plan, also in the answers @2.1.10 @2.1.11', () => {
  const prices = renderMarkup(
    <MemoryRouter>
      <Prices />
    </MemoryRouter>,
  );
  const answers = renderMarkup(<Questions />);
  for (const { name, amount } of PLANS) {
    expect(prices).toContain(`>${name}<`);
    for (const html of [prices, answers]) expect(html).toContain(`$${amount / 100}`);
  }
});
