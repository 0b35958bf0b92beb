import { savedRepliesSchema } from '@doorstep/domain/chat/saved-replies';
import { handleClaimSchema } from '@doorstep/domain/documents/server-records';
import { branchesSchema } from '@doorstep/domain/profiles/branch';
import { gallerySchema } from '@doorstep/domain/profiles/gallery';
import { isReservedHandle } from '@doorstep/domain/profiles/handle';
import { picturesOf } from '@doorstep/domain/pictures/picture';
import {
  pageEmailSchema,
  providerProfileSchema,
  type ProviderProfile,
} from '@doorstep/domain/profiles/provider-profile';
import { searchIdOf, searchIdsOf } from '@doorstep/domain/search/provider-search';
import { defineCheck, latest, problemUnless } from '../check.ts';
import { hasOwner, isClosed, ownerLookup } from '../owner.ts';
import { badgeProblems } from './badges.ts';
import { factLookups, factProblems } from './reviews.ts';
import { tierIn } from './search.ts';

const inSearch = (id: string) => `provider_search/${id}`;

/** Returns all picture URLs of the profile. */
const picturesShown = ({ avatar_url, cover_url, work_photos }: ProviderProfile) =>
  [avatar_url, cover_url, ...work_photos].filter((url) => url !== null);

export const providerProfiles = defineCheck({
  collection: 'provider_profiles',
  schema: providerProfileSchema,
  lookups: ({ value }) => ({
    documents: [
      `handles/${value.handle}`,
      `subscribers/${value.id}`,
      ...searchIdsOf(value).map(inSearch),
      ...picturesOf(value, value.id).map(({ id }) => `pictures/${id}`),
      ...ownerLookup(value.id).documents,
      ...factLookups(value.id, value.facts).documents,
    ],
    accounts: [value.id],
    counts: factLookups(value.id, value.facts).counts,
  }),
  validate: ({ stored, value }, results, context) => {
    const { id, published, publish_on_renewal: waits } = value;
    const subscriber = results.document(`subscribers/${id}`);
    const isSubscribed = subscriber?.fields['subscribed'] === true;
    const listing = results.document(inSearch(searchIdOf(value, tierIn(subscriber))));
    // Like a lapse, a suspension sets publish_on_renewal.
    const isAccountClosed = isClosed(results, id);
    const pictures = picturesOf(value, id);
    const paths = new Set(pictures.map(({ path }) => path));
    const noted = pictures.filter(
      (picture) => results.document(`pictures/${picture.id}`)?.fields['path'] === picture.path,
    );
    return [
      ...problemUnless(value.user_id === id, 'user_id: does not match the document id'),
      ...problemUnless(
        results.document(`handles/${value.handle}`)?.fields['owner'] === id,
        'handle: not registered to this profile',
      ),
      ...problemUnless(
        !published || isSubscribed,
        'published: the page is public without a subscription',
      ),
      ...problemUnless(
        !published || listing !== null,
        'published: the page is public but missing from search',
        latest(stored.updated_at, subscriber?.updated_at),
      ),
      ...problemUnless(
        !published || !isAccountClosed,
        'published: the page is public, but the account is closed',
      ),
      ...problemUnless(!waits || !published, 'publish_on_renewal: set, but the page is public'),
      ...problemUnless(
        !waits || !isSubscribed || isAccountClosed,
        'publish_on_renewal: set, but the subscription is active',
      ),
      ...problemUnless(
        pictures.length === picturesShown(value).length,
        'pictures: one was not uploaded by this professional',
      ),
      ...problemUnless(paths.size === pictures.length, 'pictures: one appears twice'),
      ...problemUnless(
        noted.length === pictures.length,
        'pictures: one has no entry in the ledger',
        stored.updated_at,
      ),
      ...problemUnless(
        value.facts.plan_tier === tierIn(subscriber),
        'facts.plan_tier: does not match the subscription',
        latest(stored.updated_at, subscriber?.updated_at),
      ),
      ...factProblems(id, value.facts, results),
      ...badgeProblems(value.facts, context),
      ...hasOwner(results, id, stored.updated_at),
    ];
  },
});

export const handles = defineCheck({
  collection: 'handles',
  schema: handleClaimSchema,
  lookups: ({ value }) => ({ documents: [`provider_profiles/${value.owner}`] }),
  validate: ({ stored, value }, results) => [
    ...problemUnless(!isReservedHandle(stored.id), 'this handle is reserved'),
    ...problemUnless(
      results.document(`provider_profiles/${value.owner}`)?.fields['handle'] === stored.id,
      'owner: has another handle or no profile',
    ),
  ],
});

// Details of photos that the profile no longer has are ignored, and dropped by the next save.
export const galleries = defineCheck({
  collection: 'galleries',
  schema: gallerySchema,
  lookups: ({ stored }) => ownerLookup(stored.id),
  validate: ({ stored }, results) => hasOwner(results, stored.id, stored.updated_at),
});

export const pageEmails = defineCheck({
  collection: 'page_emails',
  schema: pageEmailSchema,
  lookups: ({ stored }) => ownerLookup(stored.id),
  validate: ({ stored }, results) => hasOwner(results, stored.id, stored.updated_at),
});

export const savedReplies = defineCheck({
  collection: 'saved_replies',
  schema: savedRepliesSchema,
  lookups: ({ stored }) => ownerLookup(stored.id),
  validate: ({ stored }, results) => hasOwner(results, stored.id, stored.updated_at),
});

export const branches = defineCheck({
  collection: 'branches',
  schema: branchesSchema,
  lookups: ({ stored }) => ({ documents: [`provider_profiles/${stored.id}`] }),
  validate: ({ stored }, results) =>
    problemUnless(
      results.document(`provider_profiles/${stored.id}`) !== null,
      'the professional has no page',
      stored.updated_at,
    ),
});
