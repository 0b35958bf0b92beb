/** Where somebody is in the gallery. */
export interface GalleryPlace {
  /** The first photo in view, from 0. */
  first: number;
  /** Whether the keys go there. */
  hasFocus: boolean;
}

/** '6–8 of 8': which photos are in view; `first` is from 0, and `perView` photos fit beside each other. */
export function photosInView(first: number, perView: number, count: number): string {
  const last = Math.min(first + perView, count);
  const shown = last > first + 1 ? `${first + 1}–${last}` : `${first + 1}`;
  return `${shown} of ${count}`;
}

/** So long nothing has moved where nobody scrolls. */
const STILL_MS = 100;

async function standsStill(row: HTMLElement): Promise<void> {
  let before: number;
  do {
    before = row.scrollLeft;
    await new Promise((resolve) => setTimeout(resolve, STILL_MS));
  } while (row.scrollLeft !== before);
}

/** How far somebody has gone in the row of photos, once it stands still: the carousel that takes its place begins there. */
export async function placeInRow(row: HTMLElement | null): Promise<GalleryPlace> {
  if (!row) return { first: 0, hasFocus: false };
  await standsStill(row);
  const [one, next] = [...row.children].map((photo) => photo.getBoundingClientRect().left);
  const step = (next ?? 0) - (one ?? 0);
  return {
    first: step > 0 ? Math.round(row.scrollLeft / step) : 0,
    hasFocus: row === document.activeElement,
  };
}
