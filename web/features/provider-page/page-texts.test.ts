import { minimalPage } from '@doorstep/domain/pages/minimal-page';
import { describe, expect, it } from 'vitest';
import { pageDescription, pageTitle, titleFromSlug } from './page-texts.ts';

// @2.12.12 @2.12.14
describe('pageTitle', () => {
  it('names the professional', () => {
    expect(pageTitle(minimalPage())).toBe('Rivera Plumbing - Provider');
  });

  it('names the city if it is known', () => {
    expect(pageTitle(minimalPage({ city: 'Austin, TX' }))).toBe(
      'Rivera Plumbing - Provider in Austin, TX',
    );
  });

  it('is cut at 150 characters', () => {
    const title = pageTitle(minimalPage({ display_name: 'R'.repeat(120), city: 'A'.repeat(120) }));
    expect(title).toHaveLength(150);
    expect(title.endsWith('…')).toBe(true);
    const isolated = pageTitle(
      minimalPage({ display_name: 'س'.repeat(120), city: 'ع'.repeat(120) }),
    );
    expect(isolated).toHaveLength(150);
    expect(isolated.endsWith('ع…\u2069')).toBe(true);
  });
});

// @2.12.13
describe('pageDescription', () => {
  it('is the bio with spaces for line breaks', () => {
    expect(pageDescription(minimalPage({ bio: 'Tidy.\n\nPunctual.' }))).toBe('Tidy. Punctual.');
  });

  it.each([null, '  '])('is a general text for the bio %j', (bio) => {
    expect(pageDescription(minimalPage({ bio }))).toBe(
      'View services, contact info, and request service.',
    );
  });

  it('keeps 150 characters and cuts 151', () => {
    expect(pageDescription(minimalPage({ bio: 'b'.repeat(150) }))).toBe('b'.repeat(150));
    expect(pageDescription(minimalPage({ bio: 'b'.repeat(151) }))).toBe(`${'b'.repeat(149)}…`);
  });
});

describe('@2.3.1 titleFromSlug', () => {
  it.each([
    ['rivera-plumbing', 'Rivera Plumbing'],
    ['RIVERA', 'Rivera'],
    ['rivera--plumbing-', 'Rivera Plumbing'],
    ['élan vital', 'Élan Vital'],
    ['-', 'Provider'],
    ['', 'Provider'],
  ])('turns %j into %j', (slug, title) => {
    expect(titleFromSlug(slug)).toBe(title);
  });
});
