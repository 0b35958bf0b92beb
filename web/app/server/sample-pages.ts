import { LIMITS } from '@doorstep/domain/limits';
import { minimalPage } from '@doorstep/domain/pages/minimal-page';
import type { PageRequest } from '@doorstep/domain/pages/public-page';
import { toNewestReview } from '@doorstep/domain/reviews/newest-review';
import { minimalBranch } from '@doorstep/domain/profiles/minimal-branch';
import type { SearchResult } from '@doorstep/domain/search/results/search-api';
import { shorten } from '@doorstep/domain/text';
import { sampleReview, sampleSearchResult } from './sample-search-result.ts';

/** The site of the sample pages. */
export const SITE = 'https://doorstep.example';

/** Returns a search page with these results. */
export function search(
  providers: SearchResult[],
  next = providers.at(-1)?.id ?? null,
): PageRequest {
  return { page: 'search', site: SITE, query: '', answer: { providers, next } };
}
export const sampleResults = (length: number) =>
  Array.from({ length }, (_, i) => sampleSearchResult(i));

/** Returns the home page with six cards, two reviews and all figures. */
export function homePage(): PageRequest {
  const providers = sampleResults(6);
  const reviews = providers.slice(0, 2).map(({ display_name: provider_name, handle, bio }, i) => {
    const { author, stars, month } = sampleReview(i);
    const text = shorten(`${sampleReview(i).text} ${bio}`, LIMITS.homeReview);
    return { author, stars, month, text, provider_name, handle };
  });
  const figures = { professionals: 340, answered_requests: 1240, reviews: 610 };
  return { page: 'home', site: SITE, home: { providers, trades: [], reviews, figures } };
}

/** Returns the prices with all answers. */
export const pricingPage = (): PageRequest => ({
  page: 'pricing',
  site: SITE,
  sales: { trial_days: 14, automatic_tax: true },
});

/** Returns a full page of a trade with all links. */
export function tradePage(): PageRequest {
  const links = (kind: string) =>
    Array.from({ length: 24 }, (_, i) => ({ id: `${kind}-${i}-tx`, name: `${kind} ${i}, TX` }));
  const found = {
    trade: { id: 'plumbing', name: 'Plumbing' },
    city: { id: 'austin-tx', name: 'Austin, TX' },
    providers: sampleResults(24),
    next: 'match0:10823150000000_pro',
    isListed: true,
    trades: links('Trade'),
    cities: links('City'),
  };
  const address = { trade: 'plumbing', city: 'austin-tx', after: null };
  return { page: 'trade', site: SITE, address, found };
}

/** Returns a professional's page with five photos, a long bio and ten reviews. */
export function landingPage(): PageRequest {
  const { display_name, city, services, avatar_url } = sampleSearchResult(1);
  const picture = (name: string) => (avatar_url ?? '').replace('.webp', `${name}.webp`);
  const profile = minimalPage({
    display_name,
    bio: [1, 2, 3, 4].map((i) => sampleSearchResult(i).bio).join('\n\n'),
    city,
    services,
    phone: '(503) 555-0100',
    website_url: 'https://budget.example',
    avatar_url,
    cover_url: picture('cover'),
    work_photos: [1, 2, 3, 4, 5].map((i) => picture(`photo${i}`)),
    facts: {
      plan_tier: 'Pro',
      stars: [1, 0, 2, 9, 40],
      newest_review: toNewestReview(sampleReview(0)),
      answer_minutes: 90,
      jobs_completed: 87,
      badges: {
        license: { number: 'CFC1429', expires_on: '2027-11-30' },
        insurance: { number: null, expires_on: '2027-02-01' },
      },
      area: { radius_km: 40, bases: [{ name: 'Austin, Texas', lat: 30.2672, lon: -97.7431 }] },
      opening_hours: minimalBranch(),
      price_hints: [
        { text: 'Drain cleaning', cents: 8_900 },
        { text: 'Faucet replacement', cents: 14_500 },
        { text: 'Water heater, installed', cents: 125_000 },
      ],
    },
    reviews: { reviews: Array.from({ length: 10 }, (_, i) => sampleReview(i)), next: 'r9' },
  });
  return { page: 'profile', site: SITE, profile, handle: profile.handle };
}
