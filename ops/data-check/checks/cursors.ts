import { auditHeadSchema } from '@doorstep/domain/moderation/audit-log';
import { reconcileCursorSchema } from '@doorstep/domain/server-records';
import * as z from 'zod/mini';
import { defineCheck, unless } from '../check.ts';
import { lastEntry } from './moderation.ts';

/** Which of the shapes it has follows from the id; of others there are none. */
const SCHEMAS: Record<string, z.ZodMiniType> = {
  reconcile_subscriptions: reconcileCursorSchema,
  audit_log: auditHeadSchema,
};

/** The entry at which the audit log ends; null for the other cursor, and before the first entry. */
function endOf(cursor: unknown): { path: string; hash: string } | null {
  const head = auditHeadSchema.safeParse(cursor);
  if (!head.success || head.data.seq === 0) return null;
  return { path: lastEntry(head.data.seq), hash: head.data.hash };
}

export const cursors = defineCheck({
  collection: 'cursors',
  schema: z.union([reconcileCursorSchema, auditHeadSchema]),
  needs: ({ value }) => {
    const end = endOf(value);
    return { documents: end === null ? [] : [end.path] };
  },
  judge: ({ stored, value }, found) => {
    const end = endOf(value);
    return [
      ...unless(SCHEMAS[stored.id]?.safeParse(value).success === true, 'is not known'),
      ...unless(
        end === null || found.document(end.path)?.fields['hash'] === end.hash,
        'the last entry of the audit log is missing, or another one',
      ),
    ];
  },
});
