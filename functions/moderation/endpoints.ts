import { auditHeadSchema } from '@doorstep/domain/moderation/audit-log';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { endBillingOfSuspended } from '../billing/end-at-period-end.ts';
import { defineCallable, deps } from '../container.ts';
import { logInfo } from '../platform/log.ts';
import type { TriggerStep } from '../platform/trigger-steps.ts';
import { blockPerson } from './block-person.ts';
import { deletePhoto } from './delete-photo.ts';
import { decideReport, liftSuspension } from './decide-report.ts';
import { listReviewsForAdmin, setReviewHidden } from './hide-review.ts';
import { reportPerson, reportReview } from './create-report.ts';
import { listReports, showReport } from './show-reports.ts';
import { restoreAccount, suspendAccount } from './suspend-account.ts';
import { syncAuthDisabled } from './sync-auth-disabled.ts';

const ADMIN = {
  auth: 'admin',
  rateLimit: { by: 'uid', max: 60, windowSeconds: 60 },
} as const;

export const moderationCallables = [
  defineCallable(
    'report-person',
    { auth: 'any-user', rateLimit: { by: 'address', max: 120, windowSeconds: 600 } },
    (input, caller) => reportPerson(deps, caller, input),
  ),

  defineCallable(
    'report-review',
    { auth: 'session', rateLimit: { by: 'uid', max: 40, windowSeconds: 60 } },
    (input, { uid }) => reportReview(deps, uid, input),
  ),

  defineCallable(
    'block-person',
    { auth: 'session', rateLimit: { by: 'uid', max: 40, windowSeconds: 60 } },
    (input, caller) => blockPerson(deps, caller, input),
  ),

  defineCallable('admin-reports', ADMIN, (input) => listReports(deps, input)),

  defineCallable('admin-report', ADMIN, (input) => showReport(deps, input)),

  defineCallable('admin-decide-report', ADMIN, (input, { uid }) => decideReport(deps, uid, input)),

  defineCallable('admin-delete-photo', ADMIN, (input, { uid }) => deletePhoto(deps, uid, input)),

  defineCallable('admin-lift-suspension', ADMIN, (input, { uid }) =>
    liftSuspension(deps, uid, input),
  ),

  defineCallable('admin-suspend-account', ADMIN, (input, { uid }) =>
    suspendAccount(deps, uid, input, new Date()),
  ),

  defineCallable('admin-restore-account', ADMIN, (input, { uid }) =>
    restoreAccount(deps, uid, input),
  ),

  defineCallable('admin-reviews', ADMIN, (input) => listReviewsForAdmin(deps, input)),

  defineCallable('admin-set-review-hidden', ADMIN, (input, { uid }) =>
    setReviewHidden(deps, uid, input),
  ),
];

/**
 * Completes suspensions, or their end, outside Firestore, also after a crash of
 * `admin-decide-report` or `admin-suspend-account`: disables or enables sign-in, then ends billing
 * at Stripe. Idempotent.
 */
export const suspensionStep: TriggerStep = {
  name: 'suspension',
  on: ['created', 'updated', 'deleted'],
  seconds: 50,
  run: async ({ id, before, after }) => {
    const reasons: unknown[] = [before.get('reason'), after.get('reason')];
    if (!reasons.includes('suspended')) return;
    await syncAuthDisabled(deps, id);
    await endBillingOfSuspended(deps, id);
  },
};

/**
 * Copies the hash of an audit entry to Cloud Logging. Recomputing the chain in the database would
 * not match.
 */
export function logAuditEntry(entry: DocumentSnapshot): void {
  logInfo('audit', auditHeadSchema.parse(entry.data()));
}
