import { publicPageSchema, type PublicPage } from './public-page.ts';

/** Returns a public page with a name only, and `changes` applied. For unit tests. */
export function minimalPage(changes: Partial<PublicPage> = {}): PublicPage {
  return publicPageSchema.parse({
    id: 'p1',
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
    member_since: 2026,
    ...changes,
  });
}
