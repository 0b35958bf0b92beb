import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

// @4.2.1
describe('safeRedirect', () => {
  it.each(['/p/rivera-plumbing', '/chat/abc?x=1#y', '/'])('accepts the path %s', (path) => {
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
    'data:text/html,x',
    '\\\\evil.example',
    'https:evil.example',
    '%2F%2Fevil.example',
    '.evil.example',
    '@evil.example',
    'dashboard',
  ])('rejects %s', (value) => {
    expect(safeRedirect(value)).toBeNull();
  });

  it.each([
    '/auth?type=client',
    '/auth#top',
    '/auth/',
    '/auth//',
    '/AUTH',
    '/Auth/?type=client',
    '/%61uth',
    '/%41UTH/',
    '/auth ',
    '/auth\n',
    '/\tauth',
    '/./auth',
    '/x/../auth',
    '/x/%2e%2e/%61uth',
    '/auth/x/..',
    '/auth\\',
    '//auth',
    '/.//auth',
  ])('rejects %j, which is the sign-in screen', (value) => {
    expect(safeRedirect(value)).toBeNull();
  });

  it.each(['/authors', '/auth/x', '/p/auth', '/%2561uth', '/search?service=/auth', '/%E0%A4%A'])(
    'accepts %s, which only looks like the sign-in screen',
    (path) => {
      expect(safeRedirect(path)).toBe(path);
    },
  );
});
