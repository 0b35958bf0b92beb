import { expect, it } from 'vitest';
import { publicPageSchema } from './public-page.ts';

it('a public page has the listed fields of a profile, and no new one by itself', () => {
  const listed = [
    'avatar_url',
    'bio',
    'branches',
    'city',
    'cover_url',
    'display_name',
    'email',
    'facebook_url',
    'facts',
    'gallery',
    'handle',
    'id',
    'instagram_url',
    'linkedin_url',
    'locations',
    'member_since',
    'phone',
    'phone_href',
    'reviews',
    'services',
    'trades',
    'twitter_url',
    'website_url',
    'work_photos',
  ];
  expect(Object.keys(publicPageSchema.shape).toSorted()).toEqual(listed.toSorted());
});
