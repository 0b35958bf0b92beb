import { adminAuth, createAccounts } from '../data/accounts.ts';
import { createAuditLog, type AuditLog } from '../data/audit-log.ts';
import { createBlocks } from '../data/blocks.ts';
import { createClosedAccounts } from '../data/closed-accounts.ts';
import { firestore } from '../data/firestore.ts';
import { createRateLimits } from '../data/rate-limits.ts';
import { createReports } from '../data/reports.ts';
import { createSignIns } from '../data/sign-ins.ts';
import { createSubscribers } from '../data/subscribers.ts';
import { createSuspensions } from '../data/suspensions.ts';
import { createThreads } from '../data/threads.ts';
import { createUserRoles } from '../data/user-roles.ts';
import type { DecisionDeps } from '../services/decide-report.ts';
import type { FollowDeps } from '../services/follow-suspension.ts';
import type { ReportDeps } from '../services/report-person.ts';
import type { ReviewDeps } from '../services/review-reports.ts';
import { stripeGateway } from './wiring.ts';

// What reporting, blocking and their review are given. See wiring.ts.

export function auditLog(): AuditLog {
  return createAuditLog(firestore());
}

export function moderation(): ReportDeps & ReviewDeps & DecisionDeps {
  const db = firestore();
  const suspensions = createSuspensions(db, auditLog());
  return {
    threads: createThreads(db),
    blocks: createBlocks(db),
    reports: createReports(db, auditLog(), suspensions),
    rateLimits: createRateLimits(db),
    suspensions,
    signIns: createSignIns(adminAuth()),
    accounts: createAccounts(adminAuth()),
    closedAccounts: createClosedAccounts(db),
    userRoles: createUserRoles(db),
  };
}

export function suspensionFollowing(): FollowDeps {
  const db = firestore();
  return {
    suspensions: createSuspensions(db, auditLog()),
    signIns: createSignIns(adminAuth()),
    subscribers: createSubscribers(db),
    stripe: stripeGateway(),
  };
}
