import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { sentEmail } from '../../../lib/storage/browser-storage.ts';
import { writeDraft } from '../../../lib/storage/drafts.ts';
import { memoryStorage } from '../../../lib/storage/memory-storage.ts';
import { renderMarkup } from '../../../ui/render-markup.tsx';
import { KeptRequest } from './kept-request.tsx';

const mocks = vi.hoisted(() => ({ session: {} }));
vi.mock('../../../data/auth/session.ts', () => ({ useSession: () => mocks.session }));

const DRAFT = { handle: 'rivera', values: { service_description: 'The sink leaks.' } };
const form = 'request:pro-1';
function shown(handle = 'rivera') {
  const routes = [{ path: '/p/:handle', element: <KeptRequest /> }];
  const router = createMemoryRouter(routes, { initialEntries: [`/p/${handle}`] });
  return renderMarkup(<RouterProvider router={router} />);
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  mocks.session = { status: 'signed-in', uid: 'nora', email: 'nora@unit.test' };
});

it('@2.56.9 shows the request that was written to a page which is not public any more', () => {
  expect(shown()).not.toContain('request');
  writeDraft({ uid: 'nora', form }, DRAFT);
  expect(shown()).toContain('The sink leaks.');
  expect(shown()).toMatch(/This professional isn.+t taking requests right now/);
  expect(shown('another')).not.toContain('The sink leaks.');
});

it('@2.56.4 @2.56.9 shows it to no other account', () => {
  writeDraft({ uid: '@nora@unit.test', form }, DRAFT);
  for (const status of ['signed-in', 'unconfirmed']) {
    mocks.session = { status, uid: 'sam', email: 'sam@unit.test' };
    expect(shown()).not.toContain('The sink leaks.');
  }
  mocks.session = { status: 'signed-out' };
  expect(shown()).not.toContain('The sink leaks.');
  sentEmail.set('nora@unit.test');
  expect(shown()).toContain('The sink leaks.');
});
