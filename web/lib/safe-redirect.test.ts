import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

describe('safeRedirect', () => {
  it.each(['/p/rivera-plumbing', '/chat/abc?x=1#y', '/'])('keeps the own path %s', (path) => {
    expect(safeRedirect(path)).toBe(path);
  });

  it.each([
    null,
    undefined,
    '',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'dashboard',
    '/auth?type=client',
  ])('ignores %s', (value) => {
    expect(safeRedirect(value)).toBeNull();
  });
});
