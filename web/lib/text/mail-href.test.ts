import { expect, it } from 'vitest';
import { mailHref } from './mail-href.ts';

it('links an address', () => {
  expect(mailHref('ana@example.com')).toBe('mailto:ana@example.com');
  expect(mailHref('o&leary?#@example.com')).toBe('mailto:o%26leary%3F%23@example.com');
});
