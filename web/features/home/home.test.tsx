import { PLANS } from '@doorstep/domain/billing/plan';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ClosingCall, ForProfessionals } from './for-professionals.tsx';
import { Hero, type HomeViewer } from './hero.tsx';
import { TradeChips } from './home-sections.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { MarketProof } from './market-proof.tsx';
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
      <ForProfessionals />
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
  const block = renderMarkup(
    <MemoryRouter>
      <ForProfessionals />
    </MemoryRouter>,
  );
  expect(block).toMatch(/<a [^>]*href="\/pricing"[^>]*>Compare the plans<\/a>/);
  const answers = renderMarkup(<Questions />);
  for (const { amount } of PLANS) {
    for (const html of [block, answers]) expect(html).toContain(`$${amount / 100}`);
  }
});

it('lists three steps for clients @2.1.9', () => {
  const html = renderMarkup(<HowItWorks />);
  expect(html.match(/<li/g)).toHaveLength(3);
  expect(html).not.toContain('Choose a plan');
});

const REVIEW = {
  ...{ author: 'Dana W.', stars: 4, text: 'Quick and tidy.', month: '2026-11' },
  ...{ provider_name: 'Rivera Plumbing', handle: 'rivera' },
};
const proof = (props: Parameters<typeof MarketProof>[0]) =>
  renderMarkup(
    <MemoryRouter>
      <MarketProof {...props} />
    </MemoryRouter>,
  );

it('shows reviews with a link to their professional, and figures over 20 @2.1.13 @2.1.14', () => {
  const figures = { professionals: 20, answered_requests: 1240, reviews: 21 };
  const html = proof({ reviews: [REVIEW], figures });
  for (const text of ['4 of 5 stars', 'Quick and tidy.', 'Dana W., November 2026']) {
    expect(html).toContain(text);
  }
  expect(html).toMatch(/<a [^>]*href="\/p\/rivera"[^>]*>Rivera Plumbing<\/a>/);
  expect(html).toContain('>1,240<');
  expect(html).toContain('>21<');
  expect(html).not.toContain('>professionals<');
});

it('leaves the section out without reviews and figures @2.1.13', () => {
  const figures = { professionals: 20, answered_requests: 3, reviews: 0 };
  expect(proof({ reviews: [], figures })).not.toContain('<section');
  const html = proof({ reviews: [], figures: { ...figures, answered_requests: 21 } });
  expect(html).toContain('Doorstep in numbers');
});
