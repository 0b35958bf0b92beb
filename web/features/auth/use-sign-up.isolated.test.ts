import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { storedDrafts, writeDraft } from '../../lib/storage/drafts.ts';
import { memoryStorage } from '../../lib/storage/memory-storage.ts';
import { visitorOwner } from '../../lib/storage/visitor-drafts.ts';
import { useSignUp } from './use-sign-up.ts';

const mocks = vi.hoisted(() => ({ correctEmail: vi.fn<() => Promise<void>>() }));
vi.mock('../../data/auth/auth.ts', () => ({ correctEmail: mocks.correctEmail }));
vi.mock('../../data/auth/session.ts', () => ({
  currentSession: () => ({ status: 'unconfirmed', email: 'nora@unit.tset' }),
}));

/** Corrects the email on the waiting screen. */
function correct(): Promise<void> {
  const hook: { current?: ReturnType<typeof useSignUp> } = {};
  function Screen() {
    hook.current = useSignUp({ type: 'client', redirect: null });
    return null;
  }
  const router = createMemoryRouter([{ path: '*', element: createElement(Screen) }]);
  renderToString(createElement(RouterProvider, { router }));
  if (!hook.current) throw new Error('The screen was not rendered');
  return hook.current.correct({ email: 'nora@unit.test', password: 'a password' });
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  writeDraft({ uid: visitorOwner('nora@unit.tset'), form: 'request:pro-1' }, 'The sink leaks.');
});

it('@2.56.4 gives the request that waits to the corrected email before the session changes', async () => {
  mocks.correctEmail.mockImplementation(() => {
    expect(storedDrafts()).toEqual([{ uid: '@nora@unit.test', form: 'request:pro-1' }]);
    return Promise.resolve();
  });
  await correct();
  expect(storedDrafts()).toMatchObject([{ uid: '@nora@unit.test' }]);
});

it('@2.56.4 leaves it to the former email if the correction fails', async () => {
  mocks.correctEmail.mockRejectedValue(new Error('no answer'));
  await expect(correct()).rejects.toThrow('no answer');
  expect(storedDrafts()).toMatchObject([{ uid: '@nora@unit.tset' }]);
});
