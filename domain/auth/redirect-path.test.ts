import { expect, it } from 'vitest';
import { isRedirectPath } from './redirect-path.ts';

it.each(['/', '/p/rivera?request=1', '/chat/abc?x=//y#z', '/search?service=a%20b'])(
  'accepts %s',
  (path) => {
    expect(isRedirectPath(path)).toBe(true);
  },
);

it.each([
  '',
  'dashboard',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  '/ /evil.example',
  '/.//evil.example',
  '/x/%2e%2e//evil.example',
  ' /x',
  '/x\u0000',
  '/x?y=\r\nz',
  'javascript:alert(1)',
  `/${'x'.repeat(2000)}`,
])('refuses %j', (path) => {
  expect(isRedirectPath(path)).toBe(false);
});
