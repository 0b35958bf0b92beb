import { handleClaimSchema } from '@doorstep/domain/server-records';
import { isReservedHandle } from '@doorstep/domain/profiles/handle';
import { picturesOf } from '@doorstep/domain/pictures/picture';
import {
  providerProfileSchema,
  type ProviderProfile,
} from '@doorstep/domain/profiles/provider-profile';
import { searchIdOf, searchIdsOf } from '@doorstep/domain/search/provider-search';
import { defineCheck, latest, unless } from '../check.ts';
import { hasOwner, isGoing, ownerOf } from '../owner.ts';
import { tierIn } from './search.ts';

const inSearch = (id: string) => `provider_search/${id}`;

/** Addresses of pictures, as they stand in the profile. */
const picturesShown = ({ avatar_url, cover_url, work_photos }: ProviderProfile) =>
  [avatar_url, cover_url, ...work_photos].filter((url) => url !== null);

export const providerProfiles = defineCheck({
  collection: 'provider_profiles',
  schema: providerProfileSchema,
  needs: ({ value }) => ({
    documents: [
      `handles/${value.handle}`,
      `subscribers/${value.id}`,
      ...searchIdsOf(value).map(inSearch),
      ...picturesOf(value, value.id).map(({ id }) => `pictures/${id}`),
      ...ownerOf(value.id).documents,
    ],
    accounts: [value.id],
  }),
  judge: ({ stored, value }, found) => {
    const { id, published, publish_on_renewal: waits } = value;
    const subscriber = found.document(`subscribers/${id}`);
    const isSubscribed = subscriber?.fields['subscribed'] === true;
    const listing = found.document(inSearch(searchIdOf(value, tierIn(subscriber))));
    // A page comes back from a suspension as it does from a lapse.
    const isClosed = isGoing(found, id);
    const pictures = picturesOf(value, id);
    const paths = new Set(pictures.map(({ path }) => path));
    const noted = pictures.filter(
      (picture) => found.document(`pictures/${picture.id}`)?.fields['path'] === picture.path,
    );
    return [
      ...unless(value.user_id === id, 'user_id: is not its id'),
      ...unless(
        found.document(`handles/${value.handle}`)?.fields['owner'] === id,
        'handle: is not held by this profile',
      ),
      ...unless(!published || isSubscribed, 'published: without a subscription'),
      ...unless(
        !published || listing !== null,
        'published: search does not hold it',
        latest(stored.updated_at, subscriber?.updated_at),
      ),
      ...unless(!published || !isClosed, 'published: though its account is closed'),
      ...unless(!waits || !published, 'publish_on_renewal: though it is published'),
      ...unless(!waits || !isSubscribed || isClosed, 'publish_on_renewal: though it is subscribed'),
      ...unless(
        pictures.length === picturesShown(value).length,
        'pictures: one is not an upload of its owner',
      ),
      ...unless(paths.size === pictures.length, 'pictures: one is shown twice'),
      ...unless(
        noted.length === pictures.length,
        'pictures: one is not in the ledger',
        stored.updated_at,
      ),
      ...hasOwner(found, id, stored.updated_at),
    ];
  },
});

export const handles = defineCheck({
  collection: 'handles',
  schema: handleClaimSchema,
  needs: ({ value }) => ({ documents: [`provider_profiles/${value.owner}`] }),
  judge: ({ stored, value }, found) => [
    ...unless(!isReservedHandle(stored.id), 'is a reserved word'),
    ...unless(
      found.document(`provider_profiles/${value.owner}`)?.fields['handle'] === stored.id,
      'owner: has another handle, or no profile',
    ),
  ],
});
