/**
 * `sizes` of a picture as wide as a phone's screen. On screens with three pixels per CSS pixel it
 * asks for about two, which the 840 px rendition has: the difference is invisible, the download is
 * not.
 */
export const PHONE_WIDTH = '(min-resolution: 2.5dppx) 58vw, 100vw';

/** `sizes` of a photo in one, two or three columns. */
export const PHOTO_SIZES = `(min-width: 1024px) 24rem, (min-width: 768px) 50vw, ${PHONE_WIDTH}`;
