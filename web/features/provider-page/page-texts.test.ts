import { barePage } from '@doorstep/domain/pages/empty-page';
import { describe, expect, it } from 'vitest';
import { pageDescription, pageTitle } from './page-texts.ts';

// @2.12.12 @2.12.14
describe('pageTitle', () => {
  it('names the professional', () => {
    expect(pageTitle(barePage())).toBe('Rivera Plumbing - Provider');
  });

  it('names the city when it is known', () => {
    expect(pageTitle(barePage({ city: 'Austin, TX' }))).toBe(
      'Rivera Plumbing - Provider in Austin, TX',
    );
  });

  it('is shortened to 150 characters', () => {
    const title = pageTitle(barePage({ display_name: 'R'.repeat(120), city: 'A'.repeat(120) }));
    expect(title).toHaveLength(150);
    expect(title.endsWith('…')).toBe(true);
  });
});

// @2.12.13
describe('pageDescription', () => {
  it('is the bio, its line breaks as spaces', () => {
    expect(pageDescription(barePage({ bio: 'Tidy.\n\nPunctual.' }))).toBe('Tidy. Punctual.');
  });

  it.each([null, '  '])('has its own words for the bio %j', (bio) => {
    expect(pageDescription(barePage({ bio }))).toBe(
      'View services, contact info, and request service.',
    );
  });

  it('keeps 150 characters and shortens 151', () => {
    expect(pageDescription(barePage({ bio: 'b'.repeat(150) }))).toBe('b'.repeat(150));
    expect(pageDescription(barePage({ bio: 'b'.repeat(151) }))).toBe(`${'b'.repeat(149)}…`);
  });
});
