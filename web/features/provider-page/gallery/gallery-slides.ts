import { foldText, isolate } from '@doorstep/domain/text';
import type { Slide } from '@doorstep/domain/profiles/shown-gallery';

/** The most tags to filter by. */
const MAX_TAGS = 12;

const isSame = (a: string, b: string) => foldText(a) === foldText(b);

/** Returns the slides with a tag; all if it is null. */
export const slidesWithTag = (slides: readonly Slide[], tag: string | null): Slide[] =>
  slides.filter(({ tags }) => tag === null || tags.some((one) => isSame(one, tag)));

/** Returns the tags to filter by, the most frequent ones first; none if there is only one. */
export function filterTags(slides: readonly Slide[]): string[] {
  const counts = new Map<string, { tag: string; count: number }>();
  for (const tag of slides.flatMap(({ tags }) => tags)) {
    const key = foldText(tag);
    const known = counts.get(key) ?? { tag, count: 0 };
    counts.set(key, { ...known, count: known.count + 1 });
  }
  const ranked = [...counts.values()].sort((a, b) => b.count - a.count);
  return ranked.length < 2 ? [] : ranked.slice(0, MAX_TAGS).map(({ tag }) => tag);
}

/** A picture of the lightbox. */
export interface SlidePicture {
  url: string;
  alt: string;
  caption: string | null;
  /** What a picture of a pair shows. */
  side: 'Before' | 'After' | null;
}

/** Returns the pictures of a slide: one, or two for a pair. `number` counts from 1. */
export function picturesOfSlide(
  { url, caption, before }: Slide,
  number: number,
  name: string,
): SlidePicture[] {
  const alt = `Work photo ${number} by ${isolate(name)}`;
  if (before === null) return [{ url, alt, caption, side: null }];
  const text = (side: string) => (caption === null ? side : `${side}: ${isolate(caption)}`);
  return [
    { url: before, alt: `${alt}, before`, caption: text('Before'), side: 'Before' },
    { url, alt: `${alt}, after`, caption: text('After'), side: 'After' },
  ];
}
