/** Others, measured once on one machine with Lighthouse's mobile profile; the letters stand in the table. */
export const ANCHORS = `T the leading open marketplace template · F Google's restaurant demo on Firebase · S React and Supabase, the same screens
C this stack put together without care · P a prerendered page of this stack, tried · H so, and hydrated at once, tried`;

/** Of a page that is read. */
export const PAGE_ANCHORS = {
  performance: 'T 82, F 85, S 96–98, C 55–75, P 100, H 99',
  FCP: 'P 840 ms',
  LCP: 'T 1,900 ms, F 2,500 ms, S 1,900–2,300 ms, C 2,900–4,900 ms, P 1,120 ms, H 1,860 ms',
  TBT: 'P 0 ms',
} as const;

/** Of a search with its cards. */
export const SEARCH_ANCHORS = {
  performance: 'T 47, S 96–98, C 55–75',
  FCP: '',
  LCP: 'T 7,000 ms, S 1,900–2,300 ms, C 2,900–4,900 ms',
  TBT: '',
} as const;

export const SCRIPT_ANCHORS = {
  before: 'P 0.9 kB',
  after: 'T 470–500 kB, F 262 kB, S 185 kB, C 383 kB, H 100 kB',
} as const;

/** Tried with 10,000 providers, before it was built. */
export const SEARCH_TRIED = {
  documents: '24–48, tried; 10,000 where all is read',
  p95: '48–332 ms, tried; 3,300 ms where all is read',
  bytes: '3.4 kB, tried; 20 MB where all is read',
} as const;
