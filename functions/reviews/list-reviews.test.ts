import type { Review } from '@doorstep/domain/reviews/review';
import { describe, expect, it } from 'vitest';
import { listReviews } from './list-reviews.ts';

const day = new Date(Date.UTC(2026, 0, 1));
const reviewOf = (id: string, text: string, more: Partial<Review> = {}): Review => ({
  ...{ id, text, provider_id: 'p1', client_uid: `client-of-${id}`, author: 'Dana W.' },
  ...{
    request_ids: [],
    stars: 5,
    hired: true,
    hidden: false,
    photos: [],
    answer: null,
    answered_at: null,
  },
  ...{ created_at: day, opened_at: day },
  ...more,
});

/** Fakes stored reviews, and records how many each read may return. */
function stored(all: Review[]) {
  const limits: number[] = [];
  const list = (_uid: string, { after }: { after: string | null }, limit: number) => {
    limits.push(limit);
    const first = all.findIndex(({ id }) => id === after) + 1;
    const reviews = all.slice(first, first + limit);
    const next = reviews.length === limit ? (reviews.at(-1)?.id ?? null) : null;
    return Promise.resolve({ reviews, next });
  };
  const find = async (text: string, after: string | null = null) => {
    const page = await listReviews({ list }, 'p1', { text, after });
    return { ids: page.reviews.map(({ id }) => id), next: page.next };
  };
  return { limits, find };
}

describe('listReviews @2.57.5', () => {
  it.each([
    ['LEAKY faucet', ['a']],
    ['naive', ['b']],
    ['thank', ['b']],
    ['dana', ['a', 'b', 'c']],
    ['faucet nobody', []],
    ['   ', ['a', 'b', 'c']],
  ])('finds all words of %j in text, answer and author', async (text, ids) => {
    const { find } = stored([
      reviewOf('a', 'Fixed my leaky kitchen faucet.'),
      reviewOf('b', 'Not naïve at all.', { answer: 'Thanks!' }),
      reviewOf('c', ''),
    ]);
    expect(await find(text)).toEqual({ ids, next: null });
  });

  it('reads at most 200 reviews for a page of ten, and goes on after the last one shown', async () => {
    const all = Array.from({ length: 450 }, (_, i) =>
      reviewOf(`r${i}`, i % 40 ? 'Good.' : 'Leak.'),
    );
    const { find, limits } = stored(all);
    expect(await find('leak')).toEqual({ ids: ['r0', 'r40', 'r80', 'r120', 'r160'], next: 'r199' });
    expect((await find('good')).next).toBe('r10');
    expect(await find('leak', 'r399')).toEqual({ ids: ['r400', 'r440'], next: null });
    expect(limits).toEqual([200, 200, 200]);
  });

  it('tells nobody who wrote them', async () => {
    const list = () => Promise.resolve({ reviews: [reviewOf('a', 'Good.')], next: null });
    expect(JSON.stringify(await listReviews({ list }, 'p1'))).not.toContain('client-of-a');
  });
});
