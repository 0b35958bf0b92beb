import { expect, it } from 'vitest';
import { pagePolicy } from './serve-pages.ts';

/** SHA-256 of `abc`, base64 (FIPS 180-2, example 1). */
const ABC = "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='";

it('allows the inline parts of a page by their hashes and changes nothing else', () => {
  const policy =
    "default-src 'none'; script-src 'self' https://a.example; style-src 'self'; img-src *";
  expect(pagePolicy(policy, { styles: ['abc'], scripts: [] })).toBe(
    `default-src 'none'; script-src 'self' https://a.example; style-src 'self' ${ABC}; img-src *`,
  );
  expect(pagePolicy(policy, { styles: [], scripts: ['abc'] })).toContain(
    `script-src 'self' https://a.example ${ABC};`,
  );
});
