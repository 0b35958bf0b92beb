import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import { toSearchResult } from '@doorstep/domain/search/search-api';
import { describe, expect, it } from 'vitest';
import type { DemoProvider } from './content/demo-provider.ts';
import { PROVIDERS } from './content/providers.ts';

/** What a page of search weighs as gzip sends it, in bytes: the real texts of the demo market. */
const BUDGET = 5_000;

const BUCKET = 'https://firebasestorage.googleapis.com/v0/b/doorstep-shop.firebasestorage.app/o';

/** As good as random, and the same in each run. */
const letters = (of: string, count: number) =>
  createHash('sha512')
    .update(of)
    .digest('base64')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, count);

const BIOS = PROVIDERS.flatMap(({ bio }) => bio ?? []);

/** Everybody has a bio, and a picture: uids as long as Firebase's, names of pictures as the app makes them. */
function found(provider: DemoProvider, place: number) {
  const { handle, name, city, services, locations } = provider;
  const uid = letters(`uid ${handle}`, 28);
  const age = 8_000_000_000_000 + (parseInt(letters(`age ${handle}`, 8), 36) % 1e12);
  return toSearchResult(`${place % 3 === 0 ? 0 : 1}${age}_${uid}`, {
    handle,
    display_name: name,
    bio: BIOS[place % BIOS.length] ?? null,
    city,
    services: [...services],
    locations: [...locations],
    avatar_url: `${BUCKET}/provider-avatars%2F${uid}%2F${letters(handle, 12)}.jpg?alt=media&token=1`,
  });
}

describe('a page of search', () => {
  const everybody = PROVIDERS.map(found);
  const first = everybody.slice(0, -PAGE_SIZE.search).map((_, place) => place);

  it('is of a market that is large enough to say so', () => {
    expect(first.length).toBeGreaterThan(20);
    const lengths = everybody.map(({ bio }) => bio?.length ?? 0);
    expect(lengths.reduce((sum, length) => sum + length) / lengths.length).toBeGreaterThan(140);
  });

  it.each(first)('stays in its budget from the %i. professional on', (place) => {
    const providers = everybody.slice(place, place + PAGE_SIZE.search);
    const body = JSON.stringify({ providers, next: providers.at(-1)?.id });
    expect(gzipSync(body).length).toBeLessThanOrEqual(BUDGET);
  });
});
