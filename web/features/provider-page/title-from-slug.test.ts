import { describe, expect, it } from 'vitest';
import { titleFromSlug } from './title-from-slug.ts';

describe('@2.3.1 titleFromSlug', () => {
  it.each([
    ['rivera-plumbing', 'Rivera Plumbing'],
    ['RIVERA', 'Rivera'],
    ['rivera--plumbing-', 'Rivera Plumbing'],
    ['élan vital', 'Élan Vital'],
    ['-', 'Provider'],
    ['', 'Provider'],
  ])('%j is %j', (slug, title) => {
    expect(titleFromSlug(slug)).toBe(title);
  });
});
