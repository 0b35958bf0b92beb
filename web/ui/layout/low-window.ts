import type { SystemStyleObject } from '@chakra-ui/react';

/** Below this height a chat's header, 160 px of messages and the field do not fit together. */
export const LOW_WINDOW_PX = 500;
const LOW_WINDOW = `(max-height: ${LOW_WINDOW_PX - 0.02}px)`;

/**
 * Returns styles for a low window: a phone in landscape, a page at 200 %, or what a keyboard leaves
 * of the window (`data-low`, see `useVisiblePart`).
 */
export const inLowWindow = (styles: SystemStyleObject): SystemStyleObject => ({
  [`@media screen and ${LOW_WINDOW}`]: styles,
  '[data-low] &': styles,
});

/** Checks whether the window is low now. */
export const isLowWindow = () =>
  matchMedia(LOW_WINDOW).matches || document.documentElement.dataset['low'] !== undefined;
