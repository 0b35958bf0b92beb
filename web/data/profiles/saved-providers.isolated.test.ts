import { AppError } from '@doorstep/domain/app-error';
import { LIMITS } from '@doorstep/domain/limits';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearSessionData } from '../../lib/clear-session-data.ts';
import { savedHere } from '../../lib/storage/browser-storage.ts';
import { memoryStorage } from '../../lib/storage/memory-storage.ts';
import { countLogOut } from '../auth/session-guard.ts';
import { useSavedProvider } from './saved-providers.ts';

type Answer = { provider_ids: string[] };
const mocks = vi.hoisted(() => ({
  session: { status: 'signed-out' } as { status: string; uid?: string },
  call: vi.fn<
    (name: string, input: { provider_ids: string[]; saved: boolean }) => Promise<Answer>
  >(),
}));
vi.mock('../callables.ts', () => ({ callFunction: mocks.call }));
vi.mock('../auth/session.ts', () => ({
  useSession: () => mocks.session,
  loadSession: () => Promise.resolve(mocks.session),
  sessionUid: () => mocks.session.uid ?? null,
}));

/** Renders the hook of a professional, and returns what it returns. */
function saved(id: string) {
  let result: ReturnType<typeof useSavedProvider> | undefined;
  renderToString(
    createElement(function Heart() {
      result = useSavedProvider(id);
      return null;
    }),
  );
  if (!result) throw new Error('not rendered');
  return result;
}
const press = (id: string, isSaved: boolean) => saved(id).save(isSaved);

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  clearSessionData();
  mocks.session = { status: 'signed-out' };
  mocks.call.mockReset();
});

// @2.49.2
it('keeps what a visitor saves in the browser, without a call', async () => {
  expect(await press('a', true)).toBe(true);
  expect(await press('b', true)).toBe(false);
  expect(await press('a', true)).toBe(false);
  expect(savedHere.get()).toEqual(['b', 'a']);
  expect([saved('a').isSaved, saved('c').isSaved]).toEqual([true, false]);
  await press('a', false);
  expect(savedHere.get()).toEqual(['b']);
  savedHere.set(Array.from({ length: LIMITS.savedProviders }, (_, i) => `id-${i}`));
  await expect(press('b', true)).rejects.toThrow(
    expect.objectContaining({
      personMessage: 'You can save up to 200 professionals. Remove one to save another.',
    }),
  );
  expect(mocks.call).not.toHaveBeenCalled();
});

// @2.49.5
it('shows a press at once, and the former state if it fails', async () => {
  mocks.session = { status: 'signed-in', uid: 'me' };
  let refuse: ((error: Error) => void) | undefined;
  mocks.call.mockImplementationOnce(() => new Promise((_resolve, reject) => (refuse = reject)));
  const pressed = press('a', true);
  expect(saved('a').isSaved).toBe(true);
  await vi.waitFor(() => expect(mocks.call).toHaveBeenCalled());
  refuse?.(new AppError('unavailable', 'offline'));
  await expect(pressed).rejects.toThrow('offline');
  expect(saved('a').isSaved).toBe(false);
});

it('stores presses in their order, and shows the last one meanwhile', async () => {
  mocks.session = { status: 'signed-in', uid: 'me' };
  mocks.call.mockImplementation((_name, { provider_ids, saved: isSaved }) =>
    Promise.resolve({ provider_ids: isSaved ? provider_ids : [] }),
  );
  const both = [press('a', true), press('a', false)];
  expect(saved('a').isSaved).toBe(false);
  await Promise.all(both);
  expect(mocks.call.mock.calls.map(([, input]) => input.saved)).toEqual([true, false]);
  expect(saved('a').isSaved).toBe(false);
});

// @2.49.6
it.each([
  [LIMITS.savedProviders, 'You can save up to 200 professionals. Remove one to save another.'],
  [0, "This professional isn't available right now."],
])('says why the server did not save one beside %i others', async (others, personMessage) => {
  mocks.session = { status: 'signed-in', uid: 'me' };
  const provider_ids = Array.from({ length: others }, (_, i) => `id-${i}`);
  mocks.call.mockResolvedValue({ provider_ids });
  await expect(press('a', true)).rejects.toThrow(expect.objectContaining({ personMessage }));
  expect(saved('a').isSaved).toBe(false);
});

// @2.49.3
it('stores nothing that was pressed before a log-out', async () => {
  const pressed = press('a', true);
  countLogOut();
  await pressed;
  expect(savedHere.get()).toEqual([]);
});
