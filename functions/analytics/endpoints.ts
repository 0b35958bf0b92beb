import { VIEW_LIMITS } from '@doorstep/domain/analytics/analytics-month';
import { defineCallable, deps } from '../container.ts';
import { linkSecret, siteUrl } from '../platform/config.ts';
import { correlated } from '../platform/correlation.ts';
import { logError } from '../platform/log.ts';
import { senderOf } from '../platform/http/sender.ts';
import { isSwitchedOff } from '../platform/switches.ts';
import { limitInMemory } from '../platform/limits/rate-limit.ts';
import type { Analytics } from './analytics-repository.ts';
import { countView } from './count-view.ts';

/** A report has a handle, a host name and two ids. */
const MAX_BODY_BYTES = 1000;

const isWithinLimit = limitInMemory({ max: VIEW_LIMITS.perNetworkAndHour, windowSeconds: 3600 });

/**
 * Counts a view of a public page, behind Hosting's /api/view. Its answer never tells whether the
 * page exists or the view was counted. The costs are limited by `VIEW_LIMITS` and `maxInstances`.
 */
export const pageViewHandler = correlated(async (request, response) => {
  response.set('Cache-Control', 'no-store');
  if (request.method !== 'POST') {
    response.set('Allow', 'POST').status(405).json({ error: 'POST only' });
    return;
  }
  const body = request.rawBody.length > MAX_BODY_BYTES ? '' : request.rawBody.toString('utf8');
  const visit = {
    body,
    network: senderOf(request).network,
    userAgent: request.get('user-agent') ?? '',
  };
  if (await isSwitchedOff('views')) {
    response.status(204).end();
    return;
  }
  const viewDeps = {
    pages: deps.viewedPages,
    analytics: deps.analytics,
    isWithinLimit,
    linkSecret: linkSecret(),
    siteUrl: siteUrl(),
  };
  try {
    const isUnderstood = await countView(viewDeps, visit, new Date());
    response.status(isUnderstood ? 204 : 400).end();
  } catch (thrown) {
    logError('view not counted', {}, thrown);
    response.status(500).json({ error: 'internal' });
  }
});

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns how often a professional's page was viewed today and on the six days before. */
async function weekViews(
  analytics: Pick<Analytics, 'readDays'>,
  uid: string,
  now: Date,
): Promise<number> {
  const week = Array.from({ length: 7 }, (_, i) => new Date(now.getTime() - i * DAY_MS));
  const days = await analytics.readDays(uid, week);
  return days.reduce((sum, { views }) => sum + views, 0);
}

export const analyticsCallables = [
  defineCallable(
    'my-views',
    { auth: 'session', rateLimit: { by: 'uid', max: 60, windowSeconds: 60 } },
    async (_input, { uid }) => {
      const [views, saved_by] = await Promise.all([
        weekViews(deps.analytics, uid, new Date()),
        deps.savedProviders.countPeople(uid),
      ]);
      return { views, saved_by };
    },
  ),
];
