/**
 * As wide as a phone's screen; on the finest of them two pixels for each of the layout's, which the
 * rendition of 840 has: nobody sees a third one, and everybody would wait for it.
 */
export const PHONE_WIDE = '(min-resolution: 2.5dppx) 58vw, 100vw';

/** How wide a work photo stands on the public page: one, two or three beside each other (spec §9). */
export const PHOTO_SIZES = `(min-width: 1024px) 24rem, (min-width: 768px) 50vw, ${PHONE_WIDE}`;
