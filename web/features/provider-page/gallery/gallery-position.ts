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

/**
 * Waits until the row of photos does not scroll. Returns the index of the first photo in view, and
 * that of the photo with the focus, both from 0; -1 if none has it.
 */
export async function readGalleryPosition(row: HTMLElement | null) {
  if (!row) return { first: 0, focused: -1 };
  await waitForScrollEnd(row);
  const [first, second] = [...row.children].map((photo) => photo.getBoundingClientRect().left);
  const step = (second ?? 0) - (first ?? 0);
  const buttons = [...row.querySelectorAll('[aria-haspopup=dialog]')];
  return {
    first: step > 0 ? Math.round(row.scrollLeft / step) : 0,
    focused: buttons.findIndex((button) => button === document.activeElement),
  };
}
