import { NOT_SUBSCRIBED, type SubscriptionStatus } from '@doorstep/domain/billing/subscription';
import type { Accounts } from '../platform/account-repository.ts';
import { logError, pseudonym } from '../platform/log.ts';
import { endBillingOfSuspended, type SuspendedBillingDeps } from './end-at-period-end.ts';
import { syncSubscription, type SyncDeps } from './sync-subscription.ts';

export interface ReconcileDeps extends SyncDeps {
  accounts: Pick<Accounts, 'listMissing'>;
  suspensions: SuspendedBillingDeps['suspensions'];
  stripe: SyncDeps['stripe'] & SuspendedBillingDeps['stripe'];
}

/** How much is done in one go; a test asks for less. */
interface Portion {
  /** Read at once, and how often the place is noted. */
  page: number;
  /** After so much time the page under way is finished, and the rest left to the next run. */
  budgetMs: number;
}

/** The function has nine minutes (`endpoints/reconcile-subscriptions`). */
const PORTION: Portion = { page: 100, budgetMs: 8 * 60_000 };

/** Stripe's limit is 100 reads a second (Stripe docs, rate limits): far below it. */
const AT_ONCE = 5;

/** A log line has a limit; which they were is of interest while they are few. */
const TOLD = 100;

/** Stripe goes on charging for these. */
const CHARGED: readonly SubscriptionStatus[] = ['active', 'trialing', 'past_due', 'unpaid'];

export interface ReconcileReport {
  /** Brought in line with Stripe, those that were in line already among them. */
  reconciled: number;
  changed: number;
  failed: number;
  /** Whether everybody was reached. */
  finished: boolean;
  /** Pseudonyms of the first that were changed, as the log names people, separated by spaces. */
  changed_uids: string;
  /** Subscriptions that are charged and whose account is gone. */
  without_account: number;
  /** Stripe's ids of the first of them, separated by spaces. */
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
  for (let first = 0; first < uids.length; first += AT_ONCE) {
    const some = uids.slice(first, first + AT_ONCE);
    const outcomes = await Promise.all(some.map((uid) => reconcile(deps, uid)));
    for (const [i, outcome] of outcomes.entries()) {
      report[outcome === 'failed' ? 'failed' : 'reconciled'] += 1;
      if (outcome !== 'changed') continue;
      report.changed += 1;
      if (report.changed > TOLD) continue;
      report.changed_uids = `${report.changed_uids} ${pseudonym(some[i] ?? '')}`.trim();
    }
  }
}

/**
 * An account that was deleted in Firebase alone pays on: nothing is cancelled for a click in a console.
 * The operator is told which, and ends it at Stripe (docs/runbook.md).
 */
async function findWithoutAccount(deps: ReconcileDeps, uids: string[], report: ReconcileReport) {
  const missing = uids.length === 0 ? [] : await deps.accounts.listMissing(uids);
  for (const uid of missing) {
    const { subscription_id, status } = await storedState(deps, uid);
    if (subscription_id === null || !CHARGED.includes(status)) continue;
    report.without_account += 1;
    if (report.without_account > TOLD) continue;
    report.unowned_subscriptions = `${report.unowned_subscriptions} ${subscription_id}`.trim();
  }
}

async function storedState({ subscribers }: ReconcileDeps, uid: string) {
  try {
    return (await subscribers.find(uid)) ?? NOT_SUBSCRIBED;
  } catch (thrown) {
    logError('subscription of nobody not read', { uid: pseudonym(uid) }, thrown);
    return NOT_SUBSCRIBED;
  }
}

/**
 * Brings everybody who ever went to checkout in line with Stripe: what every webhook and every visit
 * missed, a grace that ended without an event, and a suspension of which Stripe could not be told for
 * longer than its trigger was tried. One that fails is logged and does not stop the
 * others. Begins where the last run stopped and goes once around; the place is noted after each page,
 * so that a run that is ended loses one page. `finished` is false when the time was over before.
 */
export async function reconcileSubscriptions(
  deps: ReconcileDeps,
  { page, budgetMs }: Portion = PORTION,
): Promise<ReconcileReport> {
  const { subscribers } = deps;
  const end = Date.now() + budgetMs;
  const counts = { reconciled: 0, changed: 0, failed: 0, without_account: 0 };
  const told = { changed_uids: '', unowned_subscriptions: '' };
  const report: ReconcileReport = { ...counts, ...told, finished: false };
  const began = await subscribers.findReconcileCursor();
  let noted = began;
  let after = began;
  let isAround = began === null;
  for (;;) {
    const uids = await subscribers.listWithCustomer(after, page);
    const last = isAround && began !== null ? uids.indexOf(began) : -1;
    const reached = last === -1 ? uids : uids.slice(0, last + 1);
    await reconcileAll(deps, reached, report);
    await findWithoutAccount(deps, reached, report);
    const isEnd = uids.length < page;
    report.finished = last !== -1 || (isEnd && isAround);
    isAround ||= isEnd;
    after = isEnd || report.finished ? null : (uids.at(-1) ?? null);
    if (noted !== after) await subscribers.saveReconcileCursor((noted = after));
    if (report.finished || Date.now() >= end) return report;
  }
}
