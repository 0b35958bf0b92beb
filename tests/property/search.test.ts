import { matchesSearch, type SearchTerms } from '@doorstep/domain/search/search';
import { toProviderSearch, searchIdOf } from '@doorstep/domain/search/provider-search';
import type { ProviderProfile } from '@doorstep/domain/profiles/provider-profile';
import type { PlanTier } from '@doorstep/domain/billing/plan-tier';
import { FACTORY_TIME, providerProfile, stored } from '@doorstep/local/demo/factories.ts';
import fc from 'fast-check';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProviderSearch } from '../../functions/search/provider-search-repository.ts';
import { searchProviders } from '../../functions/search/search-providers.ts';
import { readStack } from '../support/stack.ts';

// Search in the emulator against the plain filter: the same professionals, in the same order, whatever they
// are called and whatever is typed. domain/search/search-property.test.ts does so for the grams alone.

const project = `demo-search-${process.pid}`;
const app = initializeApp({ projectId: project }, project);
const db = getFirestore(app);
const search = createProviderSearch(db);

const PROFESSIONALS = 60;
const SEARCHES = 250;

/** Letters that change length or shape in lower case, halves of letters, signs of other languages. */
const UNITS = [
  'İ',
  'ı',
  'I',
  'ß',
  'Σ',
  'é',
  'e\u0301',
  '🔧',
  '🔩',
  '.',
  '*',
  '(',
  '"',
  "'",
  '`',
  '\\',
];
const unit = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('a', 'b', 'A', 'n', ' ') },
  { weight: 2, arbitrary: fc.constantFrom(...UNITS) },
);
const text = (maxLength: number) =>
  fc.array(unit, { minLength: 1, maxLength }).map((units) => `x${units.join('')}x`);

const professional = fc.record({
  display_name: text(10),
  bio: fc.option(text(40)),
  city: fc.option(text(6)),
  services: fc.array(text(8), { maxLength: 3 }),
  locations: fc.array(text(6), { maxLength: 2 }),
  minute: fc.nat(20),
  tier: fc.constantFrom<PlanTier | null>('Starter', 'Pro', 'Business', null),
});

interface Listed {
  profile: ProviderProfile;
  tier: PlanTier | null;
}
let listed: Listed[] = [];

beforeAll(async () => {
  readStack();
  const some = fc.sample(professional, { numRuns: PROFESSIONALS, seed: Date.now() });
  listed = some.map(({ minute, tier, ...texts }, i) => ({
    profile: providerProfile({
      ...texts,
      user_id: `pro${i}`,
      created_at: new Date(FACTORY_TIME.getTime() + minute * 60_000),
    }),
    tier,
  }));
  const batch = db.batch();
  for (const { profile, tier } of listed) {
    const listing = toProviderSearch(profile, tier);
    batch.set(db.doc(`provider_search/${listing.id}`), stored(listing));
  }
  await batch.commit();
}, 60_000);
afterAll(() => deleteApp(app));

/** A piece of what somebody has written, in another case; or anything. */
const typed = (pick: (profile: ProviderProfile) => (string | null)[]) =>
  fc
    .tuple(fc.nat(), fc.nat(), fc.nat(), fc.integer({ min: 0, max: 8 }), fc.boolean(), text(4))
    .map(([who, which, from, length, isUpper, other]) => {
      const profile = listed[who % listed.length]?.profile;
      const texts = profile ? pick(profile) : [];
      const whole = texts[which % Math.max(1, texts.length)] ?? other;
      const start = from % (whole.length + 1);
      const piece = whole.slice(start, start + length);
      return isUpper ? piece.toUpperCase() : piece;
    });
const terms: fc.Arbitrary<SearchTerms> = fc.record({
  service: typed((profile) => [profile.display_name, profile.bio, ...profile.services]),
  location: fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: typed((profile) => [profile.city, ...profile.locations]) },
  ),
});

function plainSearch(wanted: SearchTerms): string[] {
  return listed
    .filter(({ profile }) => matchesSearch(profile, wanted))
    .map(({ profile, tier }) => searchIdOf(profile, tier))
    .toSorted();
}

async function pagedSearch(wanted: SearchTerms, limit: number): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const page = await searchProviders({ search }, { terms: wanted, after, limit });
    expect(page.read).toBeLessThanOrEqual(30);
    expect(page.providers.length).toBeLessThanOrEqual(limit);
    ids.push(...page.providers.map(({ id }) => id));
    after = page.next;
  } while (after !== null);
  return ids;
}

it('finds whom the plain filter finds, in order, page by page', async () => {
  let matches = 0;
  await fc.assert(
    fc.asyncProperty(terms, fc.constantFrom(1, 5, 24), async (wanted, limit) => {
      const expected = plainSearch(wanted);
      matches += expected.length;
      expect(await pagedSearch(wanted, limit)).toEqual(expected);
    }),
    { numRuns: SEARCHES },
  );
  expect(matches).toBeGreaterThan(SEARCHES);
});
