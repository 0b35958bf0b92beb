import { logError, pseudonym } from '../lib/log.ts';
import { syncSubscription, type SyncDeps } from './sync-subscription.ts';

const PAGE = 100;

/** Stripe's limit is 100 reads a second (Stripe docs, rate limits): far below it. */
const AT_ONCE = 5;

async function reconcile(deps: SyncDeps, uid: string): Promise<boolean> {
  try {
    await syncSubscription(deps, uid);
    return true;
  } catch (thrown) {
    logError('subscription not reconciled', { uid: pseudonym(uid) }, thrown);
    return false;
  }
}

/**
 * Brings everybody who ever went to checkout in line with Stripe: what every webhook and every visit
 * missed, and a grace that ended without an event. One that fails is logged and does not stop the
 * others.
 */
export async function reconcileSubscriptions(
  deps: SyncDeps,
): Promise<{ reconciled: number; failed: number }> {
  const counts = { reconciled: 0, failed: 0 };
  let after: string | null = null;
  do {
    const uids: string[] = await deps.subscribers.listWithCustomer(after, PAGE);
    for (let first = 0; first < uids.length; first += AT_ONCE) {
      const some = uids.slice(first, first + AT_ONCE);
      const outcomes = await Promise.all(some.map((uid) => reconcile(deps, uid)));
      for (const done of outcomes) counts[done ? 'reconciled' : 'failed'] += 1;
    }
    after = uids.length === PAGE ? (uids.at(-1) ?? null) : null;
  } while (after !== null);
  return counts;
}
