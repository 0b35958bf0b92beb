/** The shape of a work photo, wherever it stands: nothing jumps when a picture comes. */
export const PHOTO_RATIO = 4 / 3;
