/**
 * Places a part of the page in the single column of phones, whose order differs from that of the
 * document. Until the footer, which comes last, has arrived, these parts are hidden there, so that
 * none of them jumps.
 */
export const placeOnPhone = (order: 1 | 2 | 3 | 4 | 5) => ({
  order: { base: order, lg: 0 },
  css: { 'main:not(:has(~ footer)) &': { visibility: { base: 'hidden', lg: 'visible' } } },
});
