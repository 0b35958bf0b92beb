/**
 * The style of a list that is one line on phones, from edge to edge of the screen, which scrolls
 * sideways. The padding leaves room for the ring of a focused element.
 */
export const SCROLL_LINE = {
  overflowX: { base: 'auto', md: 'visible' },
  mx: { base: '-4', md: '0' },
  px: { base: '4', md: '0' },
  my: '-1',
  py: '1',
  scrollPaddingInline: '4',
} as const;
