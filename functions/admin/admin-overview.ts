import type { CallableOutput } from '@doorstep/domain/callables';
import type { MarketCounts } from './market-count-repository.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Returns the live numbers of the admin dashboard. */
export async function adminOverview(
  counts: MarketCounts,
): Promise<CallableOutput<'admin-overview'>> {
  const [published_providers, active_subscriptions, requests_7d, dead_mails] = await Promise.all([
    counts.publishedProviders(),
    counts.activeSubscriptions(),
    counts.requestsSince(new Date(Date.now() - WEEK_MS)),
    counts.deadMails(),
  ]);
  return { published_providers, active_subscriptions, requests_7d, dead_mails };
}
