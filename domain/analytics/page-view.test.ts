import { describe, expect, it } from 'vitest';
import { originOf, pageViewSchema } from './page-view.ts';

const origin = (from: string, site = '') => originOf({ from, site }, 'doorstep.example');
const only = (source: string) => ({ source, trade: null, city: null });

describe('originOf', () => {
  it.each([
    ['', 'direct'],
    ['doorstep.example', 'site'],
    ['www.Google.com', 'google.com'],
    ['https://example.org/path?q=secret', 'other'],
    ['buy now', 'other'],
  ])('stores the website %j as %j: never a path or a query', (site, source) => {
    expect(origin('', site)).toEqual(only(source));
  });

  it('reads the fragment of a link, whatever the website', () => {
    expect(origin('search.plumbing.s%C3%A3o-paulo', 'blog.example')).toEqual({
      ...{ source: 'search', trade: 'plumbing', city: 'são-paulo' },
    });
    expect(origin('qr')).toEqual(only('qr'));
    expect(origin('button', 'rivera.example')).toEqual(only('button'));
    expect(origin('search.my%20typed%20words.%')).toEqual(only('search'));
    expect(origin('constructor.plumbing', 'blog.example')).toEqual(only('blog.example'));
  });
});

it('pageViewSchema accepts a handle in any case, and refuses anything else', () => {
  expect(pageViewSchema.safeParse({ handle: 'Rivera' }).data).toEqual({
    ...{ handle: 'rivera', from: '', site: '' },
  });
  for (const view of [{ handle: 'a/b' }, {}, { handle: 'rivera', site: 7 }, 7])
    expect(pageViewSchema.safeParse(view).success).toBe(false);
});
