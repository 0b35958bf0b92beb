import { expect, it } from 'vitest';
import { SITE_POLICY } from './site-policy.ts';

it('the policy of the site allows no inline script, eval, plain http or local address', () => {
  expect(SITE_POLICY).toMatch(/^default-src 'none'; script-src 'self' /);
  expect(SITE_POLICY).not.toMatch(/unsafe-inline|unsafe-eval|localhost|127\.0\.0\.1|http:/);
  expect(SITE_POLICY).not.toMatch(/ \*[ ;]/);
});
