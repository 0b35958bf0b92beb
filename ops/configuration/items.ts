import type { Item } from './item.ts';

/** Everything that doctor checks, in the order in which setup does it. */
export const ITEMS: readonly Item[] = [];
