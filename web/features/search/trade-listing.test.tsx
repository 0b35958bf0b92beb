import { minimalResult } from '@doorstep/domain/search/results/minimal-result';
import type { TradePage } from '@doorstep/domain/search/trades/trade-page';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderMarkup } from '../../ui/render-markup.tsx';
import { TradeListing } from './trade-listing.tsx';
import { tradeStructuredData } from './trade-structured-data.ts';

const PAGE: TradePage = {
  trade: { id: 'plumbing', name: 'Plumbing' },
  city: { id: 'austin-tx', name: 'Austin, TX' },
  providers: [minimalResult({ city: 'Austin, TX' })],
  next: 'match0:10823150000000_ann',
  isListed: true,
  trades: [{ id: 'roofing', name: 'Roofing' }],
  cities: [{ id: '東京', name: '東京' }],
};

const render = (page: TradePage, isFirst = true) =>
  renderMarkup(
    <MemoryRouter>
      <TradeListing page={page} isFirst={isFirst} />
    </MemoryRouter>,
  );
const links = (html: string) =>
  [...html.matchAll(/<a[^>]* href="([^"]*)"[^>]*>([^<]*)</g)].map(([, to, text]) => [text, to]);

it('links to the professionals, the next page, and other trades and cities @2.2.16 @2.2.17', () => {
  const html = render(PAGE);
  expect(html).toContain('>Plumbing in Austin, TX</h1>');
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/pros\/plumbing\/austin-tx"/);
  expect(links(html)).toEqual([
    ['Find Pros', '/search'],
    ['Plumbing', '/pros/plumbing'],
    ['View Profile', '/p/ann#from=trade.plumbing.austin-tx&amp;place=Austin%2C%20TX'],
    [
      'Request Service',
      '/p/ann?request=draft#from=trade.plumbing.austin-tx&amp;place=Austin%2C%20TX',
    ],
    ['Next page', '/pros/plumbing/austin-tx?after=match0%3A10823150000000_ann'],
    ['Roofing', '/pros/roofing/austin-tx'],
    ['東京', `/pros/plumbing/${encodeURIComponent('東京')}`],
  ]);
});

it('with one professional is not listed by search engines @2.2.18', () => {
  expect(render({ ...PAGE, isListed: false })).toContain('noindex');
  expect(render(PAGE)).not.toContain('noindex');
});

it('leads from a later page to the first one, and search engines do not list it', () => {
  const html = render({ ...PAGE, next: null, trades: [], cities: [] }, false);
  expect(links(html)).toContainEqual(['Back to the start', '/pros/plumbing/austin-tx']);
  expect(html).toContain('noindex');
  expect(html).not.toMatch(/Next page|Other trades|other cities/);
});

it('describes the list and its place on the site to search engines', () => {
  const text = JSON.stringify(tradeStructuredData(PAGE));
  expect(text).toMatch(/"ItemList","name":"Plumbing in Austin, TX"/);
  expect(text).toMatch(/"position":1,"name":"Ann","url":"[^"]*\/p\/ann"/);
  const steps = [...text.matchAll(/"name":"([^"]*)","item":/g)];
  expect(steps.map(([, name]) => name)).toEqual([
    'Doorstep',
    'Find Pros',
    'Plumbing',
    'Austin, TX',
  ]);
  expect(text).toMatch(/\/pros\/plumbing\/austin-tx"}\]/);
});
