import { providerProfileSchema } from '@doorstep/domain/provider-profile';
import { describe, expect, it } from 'vitest';
import { pageDescription, pageTitle } from './page-texts.ts';

const profile = (changes: object) =>
  providerProfileSchema.parse({
    id: 'p1',
    user_id: 'p1',
    handle: 'rivera-plumbing',
    display_name: 'Rivera Plumbing',
    bio: null,
    services: [],
    city: null,
    locations: [],
    phone: null,
    website_url: null,
    email: null,
    facebook_url: null,
    instagram_url: null,
    twitter_url: null,
    linkedin_url: null,
    avatar_url: null,
    cover_url: null,
    work_photos: [],
    published: true,
    created_at: new Date(0),
    updated_at: new Date(0),
    ...changes,
  });

describe('pageTitle', () => {
  it('names the professional', () => {
    expect(pageTitle(profile({}))).toBe('Rivera Plumbing - Provider');
  });

  it('names the city when it is known', () => {
    expect(pageTitle(profile({ city: 'Austin, TX' }))).toBe(
      'Rivera Plumbing - Provider in Austin, TX',
    );
  });

  it('is shortened to 150 characters', () => {
    const title = pageTitle(profile({ display_name: 'R'.repeat(120), city: 'A'.repeat(120) }));
    expect(title).toHaveLength(150);
    expect(title.endsWith('…')).toBe(true);
  });
});

describe('pageDescription', () => {
  it('is the bio, its line breaks as spaces', () => {
    expect(pageDescription(profile({ bio: 'Tidy.\n\nPunctual.' }))).toBe('Tidy. Punctual.');
  });

  it.each([null, '  '])('has its own words for the bio %j', (bio) => {
    expect(pageDescription(profile({ bio }))).toBe(
      'View services, contact info, and request service.',
    );
  });

  it('keeps 150 characters and shortens 151', () => {
    expect(pageDescription(profile({ bio: 'b'.repeat(150) }))).toBe('b'.repeat(150));
    expect(pageDescription(profile({ bio: 'b'.repeat(151) }))).toBe(`${'b'.repeat(149)}…`);
  });
});
