import { createHmac } from 'node:crypto';
import { addView, calendarDay } from '@doorstep/domain/analytics/analytics-month';
import { originOf, pageViewSchema } from '@doorstep/domain/analytics/page-view';
import { RETENTION_DAYS } from '@doorstep/domain/limits';
import { isClosestMatch } from '@doorstep/domain/search/closest-matches';
import { isbot } from 'isbot';
import type { Analytics } from './analytics-repository.ts';
import type { ViewedPages } from './viewed-page-repository.ts';

interface CountViewDeps {
  pages: ViewedPages;
  analytics: Pick<Analytics, 'count'>;
  /** Counts a view from a network and tells whether it is within the limit. */
  isWithinLimit: (key: string, now: Date) => boolean;
  linkSecret: string;
  /** The address of this site. */
  siteUrl: string;
}

export interface Visit {
  /** What the browser sent: untrusted. */
  body: string;
  network: string;
  userAgent: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Parses the browser's report; null if it is malformed. */
function parseView(body: string) {
  try {
    return pageViewSchema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Counts one view of a public page. A visitor is a network and a browser on one day: only a keyed
 * hash of them is stored, with the day in it, so that it says nothing on the next day. Bots,
 * unknown pages and more views than `VIEW_LIMITS` allows are not counted. Returns false for a
 * malformed report.
 */
export async function countView(deps: CountViewDeps, visit: Visit, now: Date): Promise<boolean> {
  const view = parseView(visit.body);
  if (view === null) return false;
  const { network, userAgent } = visit;
  if (userAgent === '' || isbot(userAgent)) return true;
  if (!deps.isWithinLimit(`${network} ${view.handle}`, now)) return true;
  const page = await deps.pages.find(view.handle);
  if (page === null) return true;
  const { month, day } = calendarDay(now);
  const hash = createHmac('sha256', deps.linkSecret)
    .update(JSON.stringify(['page view', month, day, page.id, network, userAgent]))
    .digest('hex');
  const expires_at = new Date(now.getTime() + RETENTION_DAYS.page_visitors * DAY_MS);
  const origin = originOf(view, new URL(deps.siteUrl).hostname);
  // A forged city could be any text, so only a place of the professional is counted.
  const place = origin.city?.split('-') ?? [];
  const isOwnPlace = place.length > 0 && isClosestMatch(page, { trades: [], place });
  const counted = { ...origin, city: isOwnPlace ? origin.city : null };
  await deps.analytics.count(page.id, now, { id: `visit_${hash}`, expires_at }, (before, isFirst) =>
    addView(before, counted, isFirst),
  );
  return true;
}
