/** The scroll position of the gallery. */
export interface GalleryPosition {
  /** The index of the first photo in view, from 0. */
  first: number;
  hasFocus: boolean;
}

/**
 * Returns which photos are in view, such as '6–8 of 8'. `first` is the index of the first one, from
 * 0, and `perView` photos fit beside each other.
 */
export function photosInView(first: number, perView: number, count: number): string {
  const last = Math.min(first + perView, count);
  const shown = last > first + 1 ? `${first + 1}–${last}` : `${first + 1}`;
  return `${shown} of ${count}`;
}

const SCROLL_CHECK_MS = 100;

async function waitForScrollEnd(row: HTMLElement): Promise<void> {
  let before: number;
  do {
    before = row.scrollLeft;
    await new Promise((resolve) => setTimeout(resolve, SCROLL_CHECK_MS));
  } while (row.scrollLeft !== before);
}

/** Reads the position of the row of photos once scrolling has ended; the carousel starts there. */
export async function readGalleryPosition(row: HTMLElement | null): Promise<GalleryPosition> {
  if (!row) return { first: 0, hasFocus: false };
  await waitForScrollEnd(row);
  const [first, second] = [...row.children].map((photo) => photo.getBoundingClientRect().left);
  const step = (second ?? 0) - (first ?? 0);
  return {
    first: step > 0 ? Math.round(row.scrollLeft / step) : 0,
    hasFocus: row === document.activeElement,
  };
}
