import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Hero, type HomeViewer } from './hero.tsx';
import { renderMarkup } from '../../ui/render-markup.tsx';

const linksOf = (viewer: HomeViewer) => {
  const html = renderMarkup(
    <MemoryRouter>
      <Hero viewer={viewer} />
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
  ['member', ['Find a Pro /search', 'My Requests /client-dashboard', 'Start as Provider /pricing']],
  ['subscriber', ['Find a Pro /search', 'Provider Dashboard /dashboard']],
] as const)('shows a %s the links %j', (viewer, links) => {
  expect(linksOf(viewer)).toEqual(links);
});
