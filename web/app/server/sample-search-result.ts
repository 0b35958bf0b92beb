import { createHash } from 'node:crypto';
import { LIMITS } from '@doorstep/domain/limits';
import { toNewestReview } from '@doorstep/domain/reviews/newest-review';
import type { PublicReview } from '@doorstep/domain/reviews/review';
import type { SearchResult } from '@doorstep/domain/search/results/search-api';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

const WORDS =
  'leaks drains boilers heaters tidy honest family owned local since years work first visit free quote evenings weekends licensed insured repair install replace clean paint tile roof garden panel wiring kitchen bathroom small large jobs same day calls answered by people who do the work and leave nothing behind every time at fair prices'.split(
    ' ',
  );

/** Returns 32 words. */
const sampleText = (seed: string) =>
  [...Buffer.from(digest(seed), 'hex')].map((byte) => WORDS[byte % WORDS.length] ?? '').join(' ');

/** Returns the download address of a picture. */
const sampleAddress = (folder: string, owner: string, seed: string) =>
  `https://firebasestorage.googleapis.com/v0/b/budget.firebasestorage.app/o/${folder}%2F${owner}%2F${digest(seed).slice(0, 12)}.webp?alt=media`;

/** Returns a search result with unique texts of the maximum length. For `budgets.test.ts`. */
export function sampleSearchResult(i: number): SearchResult {
  const bio = `${sampleText(`bio ${i}`)} ${sampleText(`more ${i}`)}`;
  const uid = digest(`uid ${i}`).slice(0, 28);
  const address = (folder: string) => sampleAddress(folder, uid, `${folder} ${i}`);
  return {
    id: `1${8_000_000_000_000 + i}_${uid}`,
    handle: `pro-${digest(`handle ${i}`).slice(0, 12)}`,
    display_name: `${digest(`name ${i}`).slice(0, 8)} Plumbing & Heating`,
    bio: bio.slice(0, LIMITS.searchCardBio),
    city: 'Portland, OR',
    services: ['Leak repair', 'Drain cleaning', 'Water heaters', 'Sewers'],
    locations: [],
    avatar_url: address('provider-avatars'),
    trades: ['plumbing', 'drains', 'water-heaters'],
    work_photo: address('provider-work-photos'),
    rating: { average: 4.8, count: 123 },
    review_line: toNewestReview({ id: '', text: sampleText(`line ${i}`) }).line,
    answer_minutes: 90,
    jobs_completed: 87,
    badges: ['license', 'insurance'],
    ...{ tier: 'match', band: 0, km: null },
  };
}

/**
 * Returns a review with a unique text, for `budgets.test.ts`. Every second review has an answer,
 * and every fifth has all photos.
 */
export function sampleReview(i: number): PublicReview {
  const id = digest(`review ${i}`).slice(0, 40);
  return {
    id,
    author: `Person ${i}.`,
    stars: 4,
    text: sampleSearchResult(i).bio ?? '',
    hired: true,
    answer: i % 2 === 0 ? 'Thank you, it was a pleasure to work for you!' : null,
    month: '2026-05',
    photos: Array.from({ length: i % 5 === 0 ? LIMITS.photos : 0 }, (_, n) =>
      sampleAddress('review-photos', id, `${i} ${n}`),
    ),
  };
}
