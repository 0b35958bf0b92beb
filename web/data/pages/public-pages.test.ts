import { barePage } from '@doorstep/domain/pages/empty-page';
import { afterEach, expect, it, vi } from 'vitest';
import { findPublicPage } from './public-pages.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// @8.7.17
it('logs a malformed page and shows none', async () => {
  const page = { ...barePage(), website_url: 'javascript:alert(1)' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(page)));
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect(await findPublicPage('rivera')).toBeNull();
  expect(log).toHaveBeenCalledWith('Malformed page', expect.anything());
});
