import { BRAND } from '../active-brand.ts';
import type { Rating, StarCounts } from './facts.ts';

// This file is separate from facts.ts, so that public pages do not load zod.

/** Returns the number of reviews and their average; null without reviews. */
export function ratingOf(stars: StarCounts): Rating | null {
  const total = stars.reduce((sum, one) => sum + one, 0);
  if (total === 0) return null;
  const sum = stars.reduce((all, one, i) => all + one * (i + 1), 0);
  return { average: Math.round((sum / total) * 10) / 10, count: total };
}

/** Formats an average with one decimal, such as '4.8'. */
export const formatAverage = (average: number): string =>
  average.toLocaleString(BRAND.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
