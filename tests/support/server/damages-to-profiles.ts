import { pictureAt } from '@doorstep/domain/picture';
import { past, type Damages } from './damage.ts';
import {
  addressOf,
  listingPath,
  shownPath,
  soundDocuments,
  unsavedPath,
} from './sound-database.ts';

const UNLIKE = 'is not what profile and plan say';

/** Of profiles, memberships and pictures; and what any collection may suffer. */
export const PROFILE_DAMAGES: Damages = [
  [
    'a document that does not fit its schema',
    ({ client }) => ({
      changes: { [`client_profiles/${client}`]: { phone: 12 } },
      findings: [
        [`client_profiles/${client}`, 'phone: Invalid input: expected string, received number'],
      ],
    }),
  ],
  [
    'an unknown field',
    ({ provider }) => ({
      changes: { [`subscribers/${provider}`]: { colour: 'red' } },
      findings: [[`subscribers/${provider}`, 'colour: is no field of it']],
    }),
  ],
  [
    'an unknown collection',
    () => ({
      changes: { 'leftovers/1': { a: 1 } },
      findings: [['leftovers', 'is no collection that is known']],
    }),
  ],
  [
    'a handle that was lost',
    ({ provider }) => ({
      changes: { [`handles/${provider}`]: null },
      findings: [[`provider_profiles/${provider}`, 'handle: is not held by this profile']],
    }),
  ],
  [
    'a handle that nobody uses',
    ({ provider }) => ({
      changes: { 'handles/spare': { owner: provider } },
      findings: [['handles/spare', 'owner: has another handle, or no profile']],
    }),
  ],
  [
    'a page without a subscription, and a state that is none',
    ({ provider }) => ({
      changes: { [`subscribers/${provider}`]: { subscribed: false } },
      findings: [
        [`provider_profiles/${provider}`, 'published: without a subscription'],
        [`subscribers/${provider}`, 'subscription_tier: only while subscribed'],
      ],
    }),
  ],
  [
    'a page that waits for a renewal that has come',
    (all) => ({
      changes: {
        [`provider_profiles/${all.provider}`]: { published: false, publish_on_renewal: true },
      },
      findings: [
        [`provider_profiles/${all.provider}`, 'publish_on_renewal: though it is subscribed'],
        [listingPath(all), UNLIKE],
      ],
    }),
  ],
  [
    'a page whose account is closed',
    ({ provider }) => ({
      changes: {
        [`closed_accounts/${provider}`]: {
          reason: 'deleted',
          closed_at: past(1),
          expires_at: past(-1),
        },
      },
      findings: [[`provider_profiles/${provider}`, 'published: though its account is closed']],
    }),
  ],
  [
    'a page that search does not hold',
    (all) => ({
      changes: { [listingPath(all)]: null },
      findings: [[`provider_profiles/${all.provider}`, 'published: search does not hold it']],
    }),
  ],
  [
    'a page that search holds otherwise, and a second time, and one of nobody',
    (all) => {
      const listing = { ...soundDocuments(all)[listingPath(all)] };
      const second = listingPath(all).replace('/0', '/1');
      return {
        changes: {
          [listingPath(all)]: { service: { '0071': true } },
          [second]: listing,
          'provider_search/nobody': { ...listing, provider_id: 'nobody' },
        },
        findings: [
          [listingPath(all), UNLIKE],
          [second, UNLIKE],
          ['provider_search/nobody', UNLIKE],
        ],
      };
    },
  ],
  [
    'a plan that search has not heard of',
    (all) => ({
      changes: { [`subscribers/${all.provider}`]: { subscription_tier: 'Starter' } },
      findings: [
        [`provider_profiles/${all.provider}`, 'published: search does not hold it'],
        [listingPath(all), UNLIKE],
      ],
    }),
  ],
  [
    'money that is half owed',
    ({ provider }) => ({
      changes: { [`subscribers/${provider}`]: { amount_due: 100, status: 'past_due' } },
      findings: [[`subscribers/${provider}`, 'amount_due, currency, invoice_id: go together']],
    }),
  ],
  [
    'two with one Stripe customer, one of them without an account',
    ({ provider }) => ({
      changes: {
        'subscribers/nobody': {
          ...soundDocuments({ provider: 'nobody', client: 'x' })['subscribers/nobody'],
        },
      },
      findings: [
        ['subscribers/nobody', 'belongs to an account that does not exist'],
        ['subscribers/nobody', 'stripe_customer_id: is that of another one too'],
        [`subscribers/${provider}`, 'stripe_customer_id: is that of another one too'],
      ],
    }),
  ],
  [
    'a picture that is shown twice, and one that is nobody’s upload',
    (all) => ({
      changes: {
        [`provider_profiles/${all.provider}`]: {
          work_photos: [addressOf(shownPath(all)), 'https://elsewhere.example/x.jpg'],
        },
      },
      findings: [
        [`provider_profiles/${all.provider}`, 'pictures: one is not an upload of its owner'],
        [`provider_profiles/${all.provider}`, 'pictures: one is shown twice'],
      ],
    }),
  ],
  [
    'a picture that is not in the ledger',
    (all) => ({
      changes: { [`pictures/${pictureAt(shownPath(all))?.id ?? ''}`]: null },
      findings: [[`provider_profiles/${all.provider}`, 'pictures: one is not in the ledger']],
    }),
  ],
  [
    'a picture that no profile shows and no sweep looks at',
    (all) => ({
      changes: {
        [`pictures/${pictureAt(unsavedPath(all))?.id ?? ''}`]: { check_at: past(-24 * 20) },
        [`pictures/${pictureAt(shownPath(all))?.id ?? ''}`]: { check_at: past(5) },
      },
      findings: [
        [`pictures/${pictureAt(shownPath(all))?.id ?? ''}`, 'check_at: the sweep has left it'],
        [
          `pictures/${pictureAt(unsavedPath(all))?.id ?? ''}`,
          'no profile shows it, and the sweep will not look for long',
        ],
      ],
    }),
  ],
];
