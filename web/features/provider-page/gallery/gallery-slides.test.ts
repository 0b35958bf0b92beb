import { describe, expect, it } from 'vitest';
import { filterTags, lightboxPhoto, picturesOfSlide, slidesWithTag } from './gallery-slides.ts';

const slide = (url: string, ...tags: string[]) => ({ url, tags, caption: null, before: null });
const slides = [slide('a', 'Oak'), slide('b', 'Elm', 'oak'), slide('c')];

describe('the filter @2.12.29', () => {
  it('has the tags that occur, the most frequent first, in any case', () => {
    expect(filterTags([slide('x', 'Elm'), ...slides])).toEqual(['Elm', 'Oak']);
    expect(filterTags([slide('x', 'Pine'), ...slides])).toEqual(['Oak', 'Pine', 'Elm']);
  });

  it('is left out for a single tag', () => expect(filterTags([slide('a', 'Oak')])).toEqual([]));

  it('finds the slides with a tag', () => {
    expect(slidesWithTag(slides, 'Oak').map(({ url }) => url)).toEqual(['a', 'b']);
    expect(slidesWithTag(slides, null)).toEqual(slides);
  });
});

it('names both pictures of a pair, which the lightbox shows together @2.12.28', () => {
  const pair = { url: 'a', tags: [], caption: 'New deck', before: 'b' };
  const before = { url: 'b', alt: 'Work photo 2 by Rivera, before' };
  const after = { url: 'a', alt: 'Work photo 2 by Rivera, after' };
  expect(picturesOfSlide(pair, 2, 'Rivera')).toEqual([
    { ...before, side: 'Before' },
    { ...after, side: 'After' },
  ]);
  expect(lightboxPhoto(pair, 2, 'Rivera')).toEqual({ ...after, caption: 'New deck', before });
  const isolated = picturesOfSlide({ ...pair, before: null }, 2, 'سباك');
  expect(isolated[0]?.alt).toBe('Work photo 2 by \u2068سباك\u2069');
});
