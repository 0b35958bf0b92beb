import { afterEach, expect, it, vi } from 'vitest';
import { routeChunk } from '../../lib/navigation/route-chunks.ts';
import { hasOwnProfile, readDocument, registerFullSdk } from './read-document.ts';

const readLite = vi.fn();
vi.mock('./firestore-lite.ts', () => ({ readWithLiteSdk: readLite }));

const snapshot = (id: string, exists = true) => ({
  id,
  ref: { path: `a/${id}` },
  data: () => ({}),
  exists: () => exists,
});

afterEach(() => vi.clearAllMocks());

it('reads with the lite SDK if the full one is not loaded, and shares concurrent reads', async () => {
  readLite.mockImplementation(() => Promise.resolve(snapshot('b')));
  const both = await Promise.all([readDocument('a/b'), readDocument('a/b')]);
  expect(both[0]).toBe(both[1]);
  expect(readLite.mock.calls).toEqual([['a/b']]);
  await readDocument('a/b');
  expect(readLite).toHaveBeenCalledTimes(2);
});

it('throws an AppError, and reads again on the next call', async () => {
  readLite.mockRejectedValueOnce(Object.assign(new Error('no'), { code: 'unavailable' }));
  await expect(readDocument('a/c')).rejects.toMatchObject({ name: 'AppError' });
  readLite.mockResolvedValueOnce(snapshot('c'));
  await expect(readDocument('a/c')).resolves.toMatchObject({ id: 'c' });
});

it('waits for the chunk of the route, and reads with the full SDK that it loads', async () => {
  const full = vi.fn(() => Promise.resolve(snapshot('d', false)));
  let finishLoading = () => {};
  const load = routeChunk(
    () =>
      new Promise<void>((resolve) => {
        finishLoading = () => {
          registerFullSdk(full);
          resolve();
        };
      }),
  );
  const loaded = load();
  const answer = hasOwnProfile('d');
  await Promise.resolve();
  expect(readLite).not.toHaveBeenCalled();
  finishLoading();
  await loaded;
  await expect(answer).resolves.toBe(false);
  expect(full.mock.calls).toEqual([['provider_profiles/d']]);
  expect(readLite).not.toHaveBeenCalled();
});

it('reads even if the chunk of the route fails to load', async () => {
  const failing = routeChunk(() => Promise.reject(new Error('gone')));
  await expect(failing()).rejects.toThrow('gone');
  await expect(readDocument('a/e')).resolves.toMatchObject({ id: 'd' });
});

it('falls back to the lite SDK if the full one gets no answer', async () => {
  const failure = (code: string) => Object.assign(new Error(code), { name: 'FirebaseError', code });
  const full = vi.fn();
  readLite.mockResolvedValueOnce(snapshot('f'));
  registerFullSdk(full);
  full.mockRejectedValueOnce(failure('unavailable'));
  await expect(readDocument('a/f')).resolves.toMatchObject({ id: 'f' });
  full.mockRejectedValueOnce(failure('permission-denied'));
  await expect(readDocument('a/f')).rejects.toMatchObject({ code: 'permission-denied' });
  expect(readLite).toHaveBeenCalledTimes(1);
});
