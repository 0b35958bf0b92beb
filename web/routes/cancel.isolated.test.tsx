import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Component } from './cancel.tsx';
import { renderMarkup } from '../ui/render-markup.tsx';

const mocks = vi.hoisted(() => ({ status: 'signed-out' }));
vi.mock('../data/auth/session.ts', () => ({ useSession: () => ({ status: mocks.status }) }));

const linksFor = (status: string) => {
  mocks.status = status;
  const html = renderMarkup(
    <MemoryRouter>
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

it('offers a signed-in person their profile instead of sign-in', () => {
  expect(linksFor('signed-in')).toEqual(['/pricing', '/dashboard/profile']);
});
