import { decideReport, liftSuspension } from '../services/decide-report.ts';
import { listAuditLog } from '../services/list-audit-log.ts';
import { listReports, showReport } from '../services/review-reports.ts';
import { auditLog, moderation } from './moderation-wiring.ts';
import { defineCallable } from './wiring.ts';

const ADMIN = {
  auth: 'admin',
  rateLimit: { by: 'uid', max: 60, windowSeconds: 60 },
} as const;

export const adminReportsEndpoint = defineCallable('admin-reports', ADMIN, (input) =>
  listReports(moderation(), input),
);

export const adminReportEndpoint = defineCallable('admin-report', ADMIN, (input) =>
  showReport(moderation(), input),
);

export const adminDecideReportEndpoint = defineCallable(
  'admin-decide-report',
  ADMIN,
  (input, { uid }) => decideReport(moderation(), uid, input),
);

export const adminLiftSuspensionEndpoint = defineCallable(
  'admin-lift-suspension',
  ADMIN,
  (input, { uid }) => liftSuspension(moderation(), uid, input),
);

export const adminAuditLogEndpoint = defineCallable('admin-audit-log', ADMIN, ({ before }) =>
  listAuditLog(auditLog(), before),
);
