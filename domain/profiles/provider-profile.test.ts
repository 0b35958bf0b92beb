import { describe, expect, it } from 'vitest';
import { providerProfileFieldsSchema } from './provider-profile.ts';

const fields = {
  handle: 'rivera-plumbing',
  display_name: ' Rivera Plumbing ',
  bio: null,
  services: ['Leak repair'],
  city: 'Austin',
  locations: ['Round Rock'],
  phone: null,
  website_url: 'https://rivera.example',
  email: 'Hello@Rivera.example',
  facebook_url: null,
  instagram_url: null,
  twitter_url: null,
  linkedin_url: null,
  avatar_url: null,
  cover_url: null,
  work_photos: [],
};

const problem = (change: object) =>
  providerProfileFieldsSchema.safeParse({ ...fields, ...change }).error?.issues[0];

describe('providerProfileFieldsSchema', () => {
  it('trims texts and normalizes the email', () => {
    const parsed = providerProfileFieldsSchema.parse(fields);
    expect(parsed.display_name).toBe('Rivera Plumbing');
    expect(parsed.email).toBe('hello@rivera.example');
  });
  it('requires a handle and a display name, with their messages', () => {
    expect(problem({ handle: '' })?.message).toBe(
      'Please enter a handle (letters, numbers, dashes).',
    );
    expect(problem({ display_name: '   ' })?.message).toBe('Please enter your display name.');
  });
  it('accepts only http(s) web addresses', () => {
    for (const field of ['website_url', 'facebook_url', 'avatar_url', 'cover_url']) {
      for (const address of [
        'javascript:alert(1)',
        'JaVaScRiPt:alert(1)',
        'data:text/html,<script>alert(1)</script>',
        '//evil.example',
        'vbscript:x',
        'ftp://x.example',
      ]) {
        expect(problem({ [field]: address })?.path, address).toEqual([field]);
      }
      expect(problem({ [field]: 'http://x.example' })).toBeUndefined();
    }
  });
  it('allows at most 30 services, 8 locations and 24 photos', () => {
    expect(problem({ services: Array(30).fill('a') })).toBeUndefined();
    expect(problem({ services: Array(31).fill('a') })?.path).toEqual(['services']);
    expect(problem({ locations: Array(9).fill('a') })?.path).toEqual(['locations']);
    expect(problem({ work_photos: Array(25).fill('https://x.example') })?.path).toEqual([
      'work_photos',
    ]);
  });
});
