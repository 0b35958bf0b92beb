import { businessCursorSchema } from '@doorstep/domain/admin/business-month';
import { auditHeadSchema } from '@doorstep/domain/moderation/audit-log';
import { reconcileCursorSchema } from '@doorstep/domain/documents/server-records';
import * as z from 'zod/mini';
import { defineCheck, problemUnless } from '../check.ts';
import { lastEntry } from './moderation.ts';

/** The schema of each cursor, by id. Other ids are unknown. */
const SCHEMAS: Record<string, z.ZodMiniType> = {
  reconcile_subscriptions: reconcileCursorSchema,
  audit_log: auditHeadSchema,
  business_days: businessCursorSchema,
};

/** Returns the last entry of the audit log, or null for another cursor or an empty log. */
function endOf(cursor: unknown): { path: string; hash: string } | null {
  const head = auditHeadSchema.safeParse(cursor);
  if (!head.success || head.data.seq === 0) return null;
  return { path: lastEntry(head.data.seq), hash: head.data.hash };
}

export const cursors = defineCheck({
  collection: 'cursors',
  schema: z.union([reconcileCursorSchema, auditHeadSchema, businessCursorSchema]),
  lookups: ({ value }) => {
    const end = endOf(value);
    return { documents: end === null ? [] : [end.path] };
  },
  validate: ({ stored, value }, results) => {
    const end = endOf(value);
    return [
      ...problemUnless(SCHEMAS[stored.id]?.safeParse(value).success === true, 'unknown document'),
      ...problemUnless(
        end === null || results.document(end.path)?.fields['hash'] === end.hash,
        'the last entry of the audit log is missing or was changed',
      ),
    ];
  },
});
