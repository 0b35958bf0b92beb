import { afterEach, expect, it, vi } from 'vitest';
import { screenCode } from '../../lib/screen-code.ts';
import { hasOwnProfile, readDocument, registerFullSdk } from './read-document.ts';

const plain = vi.fn();
vi.mock('./firestore-lite.ts', () => ({ readWithLiteSdk: plain }));

const found = (id: string, exists = true) => ({
  id,
  ref: { path: `a/${id}` },
  data: () => ({}),
  exists: () => exists,
});

afterEach(() => vi.clearAllMocks());

it('reads by a plain request while there is nothing else, once for who asks together', async () => {
  plain.mockImplementation(() => Promise.resolve(found('b')));
  const both = await Promise.all([readDocument('a/b'), readDocument('a/b')]);
  expect(both[0]).toBe(both[1]);
  expect(plain.mock.calls).toEqual([['a/b']]);
  await readDocument('a/b');
  expect(plain).toHaveBeenCalledTimes(2);
});

it('throws what failed, and reads anew after it', async () => {
  plain.mockRejectedValueOnce(Object.assign(new Error('no'), { code: 'unavailable' }));
  await expect(readDocument('a/c')).rejects.toMatchObject({ name: 'AppError' });
  plain.mockResolvedValueOnce(found('c'));
  await expect(readDocument('a/c')).resolves.toMatchObject({ id: 'c' });
});

it('waits for the code of the screen, and reads through the Firestore that it brings', async () => {
  const full = vi.fn(() => Promise.resolve(found('d', false)));
  let arrive = () => {};
  const load = screenCode(
    () =>
      new Promise<void>((resolve) => {
        arrive = () => {
          registerFullSdk(full);
          resolve();
        };
      }),
  );
  const loaded = load();
  const answer = hasOwnProfile('d');
  await Promise.resolve();
  expect(plain).not.toHaveBeenCalled();
  arrive();
  await loaded;
  await expect(answer).resolves.toBe(false);
  expect(full.mock.calls).toEqual([['provider_profiles/d']]);
  expect(plain).not.toHaveBeenCalled();
});

it('reads all the same where the code of the screen does not come', async () => {
  const failing = screenCode(() => Promise.reject(new Error('gone')));
  await expect(failing()).rejects.toThrow('gone');
  await expect(readDocument('a/e')).resolves.toMatchObject({ id: 'd' });
});

it('reads by a plain request after all where the other Firestore gets no answer', async () => {
  const failure = (code: string) => Object.assign(new Error(code), { name: 'FirebaseError', code });
  const full = vi.fn();
  plain.mockResolvedValueOnce(found('f'));
  registerFullSdk(full);
  full.mockRejectedValueOnce(failure('unavailable'));
  await expect(readDocument('a/f')).resolves.toMatchObject({ id: 'f' });
  full.mockRejectedValueOnce(failure('permission-denied'));
  await expect(readDocument('a/f')).rejects.toMatchObject({ code: 'permission-denied' });
  expect(plain).toHaveBeenCalledTimes(1);
});
