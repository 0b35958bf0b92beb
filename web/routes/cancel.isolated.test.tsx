import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Component } from './cancel.tsx';
import { renderMarkup } from '../ui/render-markup.tsx';

const mocks = vi.hoisted(() => ({ status: 'signed-out' }));
vi.mock('../data/auth/session.ts', () => ({ useSession: () => ({ status: mocks.status }) }));

const linksFor = (status: string, url = '/cancel') => {
  mocks.status = status;
  const html = renderMarkup(
    <MemoryRouter initialEntries={[url]}>
      <Component />
    </MemoryRouter>,
  );
  expect(html).toMatch(/Your card wasn.*t charged\./);
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
};

// @2.8.1
it('offers visitors the plans and sign-in', () => {
  expect(linksFor('signed-out')).toEqual(['/pricing', '/auth']);
});

it('leads back to the plan that Stripe names (@2.4.6)', () => {
  expect(linksFor('signed-out', '/cancel?plan=Pro')).toEqual(['/pricing?plan=Pro', '/auth']);
});

it('offers a signed-in person their profile instead of sign-in', () => {
  expect(linksFor('signed-in')).toEqual(['/pricing', '/dashboard/profile']);
});
