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

/** Returns a slide as the lightbox shows it, with both pictures of a pair. `number` starts at 1. */
export function lightboxPhoto({ url, caption, before }: Slide, number: number, name: string) {
  const alt = `Work photo ${number} by ${isolate(name)}`;
  if (before === null) return { url, alt, caption, before };
  return { url, alt: `${alt}, after`, caption, before: { url: before, alt: `${alt}, before` } };
}

/** A picture in the row of the gallery. */
export interface SlidePicture {
  url: string;
  alt: string;
  /** What a picture of a pair shows. */
  side: 'Before' | 'After' | null;
}

/** Returns the pictures of a slide in the row: one, or two for a pair. */
export function picturesOfSlide(slide: Slide, number: number, name: string): SlidePicture[] {
  const { url, alt, before } = lightboxPhoto(slide, number, name);
  if (before === null) return [{ url, alt, side: null }];
  return [
    { ...before, side: 'Before' },
    { url, alt, side: 'After' },
  ];
}
