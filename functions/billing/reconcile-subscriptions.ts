import { CHARGED_STATUSES } from '@doorstep/domain/billing/plan';
import { NOT_SUBSCRIBED } from '@doorstep/domain/billing/subscription';
import type { Accounts } from '../platform/account-repository.ts';
import { logError, pseudonym } from '../platform/log.ts';
import { endBillingOfSuspended, type SuspendedBillingDeps } from './end-at-period-end.ts';
import { syncSubscription, type SyncDeps } from './sync-subscription.ts';

export interface ReconcileDeps extends SyncDeps {
  accounts: Pick<Accounts, 'listMissing'>;
  suspensions: SuspendedBillingDeps['suspensions'];
  stripe: SyncDeps['stripe'] & SuspendedBillingDeps['stripe'];
}

/** The limits of one run. Tests use smaller ones. */
interface RunLimits {
  /** Subscribers per page. The cursor is saved after each page. */
  page: number;
  /** After this time the run finishes its page and leaves the rest to the next run. */
  budgetMs: number;
}

/** Less than the job's limit (`endpoints.ts`). */
const RUN_LIMITS: RunLimits = { page: 100, budgetMs: 180_000 };

/** Far below Stripe's limit of 100 reads per second (Stripe docs, rate limits). */
const CONCURRENCY = 5;

/** Limits the ids in the report, because a log line has a maximum size. */
const MAX_LISTED_IDS = 100;

export interface ReconcileReport {
  /** Subscribers that match Stripe now, including unchanged ones. */
  reconciled: number;
  changed: number;
  failed: number;
  /** Whether the run reached every subscriber. */
  finished: boolean;
  /** Hashed uids of the first changed subscribers, separated by spaces. */
  changed_uids: string;
  /** The number of charged subscriptions without an account. */
  without_account: number;
  /** Stripe's ids of the first such subscriptions, separated by spaces. */
  unowned_subscriptions: string;
}

type Outcome = 'same' | 'changed' | 'failed';

async function reconcile(deps: ReconcileDeps, uid: string): Promise<Outcome> {
  try {
    const { changed } = await syncSubscription(deps, uid);
    await endBillingOfSuspended(deps, uid);
    return changed ? 'changed' : 'same';
  } catch (thrown) {
    logError('subscription not reconciled', { uid: pseudonym(uid) }, thrown);
    return 'failed';
  }
}

async function reconcileAll(deps: ReconcileDeps, uids: string[], report: ReconcileReport) {
  for (let first = 0; first < uids.length; first += CONCURRENCY) {
    const batch = uids.slice(first, first + CONCURRENCY);
    const outcomes = await Promise.all(batch.map((uid) => reconcile(deps, uid)));
    for (const [i, outcome] of outcomes.entries()) {
      report[outcome === 'failed' ? 'failed' : 'reconciled'] += 1;
      if (outcome !== 'changed') continue;
      report.changed += 1;
      if (report.changed > MAX_LISTED_IDS) continue;
      report.changed_uids = `${report.changed_uids} ${pseudonym(batch[i] ?? '')}`.trim();
    }
  }
}

/**
 * Reports charged subscriptions of accounts that were deleted in Firebase Authentication only. Does
 * not cancel them, as the deletion may be a mistake: the operator does that at Stripe
 * (docs/runbook.md).
 */
async function findWithoutAccount(deps: ReconcileDeps, uids: string[], report: ReconcileReport) {
  const missing = uids.length === 0 ? [] : await deps.accounts.listMissing(uids);
  for (const uid of missing) {
    const { subscription_id, status } = await storedState(deps, uid);
    if (subscription_id === null || !CHARGED_STATUSES.includes(status)) continue;
    report.without_account += 1;
    if (report.without_account > MAX_LISTED_IDS) continue;
    report.unowned_subscriptions = `${report.unowned_subscriptions} ${subscription_id}`.trim();
  }
}

async function storedState({ subscribers }: ReconcileDeps, uid: string) {
  try {
    return (await subscribers.find(uid)) ?? NOT_SUBSCRIBED;
  } catch (thrown) {
    logError('subscription without an account not read', { uid: pseudonym(uid) }, thrown);
    return NOT_SUBSCRIBED;
  }
}

/**
 * Updates everybody with a Stripe customer from Stripe. This repairs lost webhooks, a grace period
 * that ended without an event, and suspensions that Stripe did not receive. A failure is logged and
 * does not stop the others. Starts after the cursor of the last run, wraps around once, and saves
 * the cursor after each page. `finished` is false if the run was out of time.
 */
export async function reconcileSubscriptions(
  deps: ReconcileDeps,
  { page, budgetMs }: RunLimits = RUN_LIMITS,
): Promise<ReconcileReport> {
  const { subscribers } = deps;
  const end = Date.now() + budgetMs;
  const counts = { reconciled: 0, changed: 0, failed: 0, without_account: 0 };
  const lists = { changed_uids: '', unowned_subscriptions: '' };
  const report: ReconcileReport = { ...counts, ...lists, finished: false };
  const start = await subscribers.findReconcileCursor();
  let saved = start;
  let after = start;
  let hasWrapped = start === null;
  for (;;) {
    const found = await subscribers.listWithCustomer(after, page);
    const wasPassed = found.findIndex(({ customer }) => start !== null && customer > start);
    const isRoundOver = hasWrapped && wasPassed !== -1;
    const batch = (isRoundOver ? found.slice(0, wasPassed) : found).map(({ uid }) => uid);
    await reconcileAll(deps, batch, report);
    await findWithoutAccount(deps, batch, report);
    const isEnd = found.length < page;
    report.finished = isRoundOver || (isEnd && hasWrapped);
    hasWrapped ||= isEnd;
    after = isEnd || report.finished ? null : (found.at(-1)?.customer ?? null);
    if (saved !== after) await subscribers.saveReconcileCursor((saved = after));
    if (report.finished || Date.now() >= end) return report;
  }
}
