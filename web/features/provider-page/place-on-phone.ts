/**
 * Places a part of the page in the one column of phones, which has another order than the document.
 * While the document arrives, these parts are hidden there, so that none of them jumps: the footer
 * comes last.
 */
export const placeOnPhone = (order: 1 | 2 | 3 | 4 | 5) => ({
  order: { base: order, lg: 0 },
  css: { 'main:not(:has(~ footer)) &': { visibility: { base: 'hidden', lg: 'visible' } } },
});
