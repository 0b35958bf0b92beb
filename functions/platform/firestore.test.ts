import { requestMailId } from '@doorstep/domain/mail/mail';
import { describe, expect, it } from 'vitest';
import { isDocumentId, tryWrite } from './firestore.ts';

const longestMail = requestMailId('x'.repeat(128), 'request_confirmation');

describe('isDocumentId', () => {
  it.each(['abc', 'AbC-1_2', 'google:123', 'a.b', 'x'.repeat(257), longestMail])(
    'takes %j',
    (id) => {
      expect(isDocumentId(id)).toBe(true);
    },
  );

  it.each(['', 'a/b', 'a/b/c', '.', '..', '__x__', 'x\u0000', '\ud800', ' ', 'x'.repeat(258)])(
    'refuses %j',
    (id) => expect(isDocumentId(id)).toBe(false),
  );
});

describe('tryWrite', () => {
  it('returns false for a conflict and throws any other error', async () => {
    const failing = (code: number) => Promise.reject(Object.assign(new Error('gRPC'), { code }));
    expect(await tryWrite(Promise.resolve())).toBe(true);
    for (const code of [5, 6, 9]) expect(await tryWrite(failing(code))).toBe(false);
    await expect(tryWrite(failing(14))).rejects.toThrow('gRPC');
  });
});
