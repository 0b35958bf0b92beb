import { describe, expect, it } from 'vitest';
import { isDocumentId } from './document-id.ts';

describe('isDocumentId', () => {
  it.each(['a', '_', '__', 'a__', '__a', 'Az09_-', 'x'.repeat(128)])('accepts %s', (id) => {
    expect(isDocumentId(id)).toBe(true);
  });

  it.each([
    null,
    undefined,
    '',
    'a/b',
    '.',
    '..',
    'é',
    'x'.repeat(129),
    '__id7__',
    '____',
    '__a__',
  ])('rejects %s', (id) => expect(isDocumentId(id)).toBe(false));
});
