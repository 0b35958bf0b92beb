/** The shape of a work photo, wherever it stands: nothing jumps when a picture comes. */
export const PHOTO_RATIO = 4 / 3;

/** How wide a work photo stands on the public page: one, two or three beside each other (spec §9). */
export const PHOTO_SIZES = '(min-width: 1024px) 24rem, (min-width: 768px) 50vw, 100vw';
