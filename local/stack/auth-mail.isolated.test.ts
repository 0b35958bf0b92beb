import type * as brandModule from '@doorstep/domain/brand';
import { matchBrand } from '@doorstep/domain/sample-brand';
import { expect, it, vi } from 'vitest';
import { composeAuthMail } from './emulators/auth-mail.ts';

vi.mock('@doorstep/domain/brand', async () => {
  const sample = await import('@doorstep/domain/sample-brand');
  return { BRAND: sample.SAMPLE_BRAND };
});

const { BRAND } = await vi.importActual<typeof brandModule>('@doorstep/domain/brand');

it('writes the mail about a changed email under the brand', () => {
  const account = { email: 'nora@klingel.test' };
  const { from, subject, text, html } = composeAuthMail(account, 'https://klingel.test/auth');
  expect(from).toContain('Klingel');
  expect(subject).toContain('Klingel');
  for (const part of [subject, text, html]) expect(part).not.toMatch(matchBrand(BRAND));
});
