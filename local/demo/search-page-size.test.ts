import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import { tradesOfProfile } from '@doorstep/domain/search/trades/match-trades';
import { toNewestReview } from '@doorstep/domain/reviews/newest-review';
import { toSearchResult } from '@doorstep/domain/search/results/search-api';
import { describe, expect, it } from 'vitest';
import type { DemoProvider } from './content/demo-provider.ts';
import { PROVIDERS } from './content/providers.ts';
import { REVIEWS } from './content/reviews.ts';

/** The most bytes of a search page after gzip, with the texts of the demo market. */
const BUDGET = 8_000;

const BUCKET = 'https://firebasestorage.googleapis.com/v0/b/doorstep-shop.firebasestorage.app/o';

/** Returns random-looking letters, the same in each run. */
const letters = (seed: string, count: number) =>
  createHash('sha512')
    .update(seed)
    .digest('base64')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, count);

const BIOS = PROVIDERS.flatMap(({ bio }) => bio ?? []);
const TEXTS = Object.values(REVIEWS).flatMap((all) => all.flatMap(({ text }) => text ?? []));

/** Returns a search result with a bio and pictures, and with ids and names of realistic length. */
function searchResult(provider: DemoProvider, index: number) {
  const { handle, name, city, services, locations } = provider;
  const uid = letters(`uid ${handle}`, 28);
  const age = 8_000_000_000_000 + (parseInt(letters(`age ${handle}`, 8), 36) % 1e12);
  const address = (folder: string) =>
    `${BUCKET}/${folder}%2F${uid}%2F${letters(folder + handle, 12)}.jpg?alt=media&token=1`;
  const bio = BIOS[index % BIOS.length] ?? null;
  const id = `${index % 3 === 0 ? 0 : 1}${age}_${uid}`;
  return toSearchResult(
    { id, tier: 'match', band: 0, km: null },
    {
      handle,
      display_name: name,
      bio,
      city,
      services: [...services],
      locations: [...locations],
      avatar_url: address('provider-avatars'),
      trades: tradesOfProfile({ display_name: name, services: [...services], bio }),
      work_photo: address('provider-work-photos'),
      rating: { average: 4.8, count: 123 },
      review_line: toNewestReview({ id: '', text: TEXTS[index % TEXTS.length] ?? '' }).line,
      answer_minutes: 30 + index,
      jobs_completed: 100 + index,
      badges: ['license', 'insurance'],
    },
  );
}

describe('a page of search', () => {
  const all = PROVIDERS.map(searchResult);
  const starts = all.slice(0, -PAGE_SIZE.search).map((_, index) => index);

  it('is measured on a large enough market', () => {
    expect(starts.length).toBeGreaterThan(20);
    const lengths = all.map(({ bio }) => bio?.length ?? 0);
    expect(lengths.reduce((sum, length) => sum + length) / lengths.length).toBeGreaterThan(110);
  });

  it.each(starts)('stays within its budget from professional %i on', (start) => {
    const providers = all.slice(start, start + PAGE_SIZE.search);
    const body = JSON.stringify({ providers, next: providers.at(-1)?.id });
    expect(gzipSync(body).length).toBeLessThanOrEqual(BUDGET);
  });
});
