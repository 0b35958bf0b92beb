import { createHash } from 'node:crypto';
import {
  auditEntryId,
  auditEntrySchema,
  auditHeadSchema,
  EMPTY_CHAIN,
  verifyChain,
  type AuditHead,
} from '@doorstep/domain/moderation/audit-log';
import { blockId, blockSchema } from '@doorstep/domain/moderation/block';
import { reportSchema } from '@doorstep/domain/moderation/report';
import { defineCheck, problemUnless } from '../check.ts';
import type { LookupResults } from '../lookup-results.ts';
import { isClosed, ownerLookups } from '../owner.ts';

const hasAccountOrTombstone = (results: LookupResults, field: string, uid: string, since: Date) =>
  problemUnless(
    results.hasAccount(uid) || isClosed(results, uid),
    `${field}: the account does not exist`,
    since,
  );

export const blocks = defineCheck({
  collection: 'blocks',
  schema: blockSchema,
  lookups: ({ value: { blocker_uid, blocked_uid } }) => ownerLookups(blocker_uid, blocked_uid),
  validate: ({ stored, value }, results) => [
    ...hasAccountOrTombstone(results, 'blocker_uid', value.blocker_uid, stored.updated_at),
    ...hasAccountOrTombstone(results, 'blocked_uid', value.blocked_uid, stored.updated_at),
    ...problemUnless(
      value.id === blockId(value.blocker_uid, value.blocked_uid),
      'the document id does not match the two accounts',
    ),
    ...problemUnless(value.blocker_uid !== value.blocked_uid, 'the two accounts are the same'),
  ],
});

const COLLECTION_OF = {
  request: 'service_requests',
  conversation: 'conversations',
  review: 'reviews',
} as const;

export const reports = defineCheck({
  collection: 'reports',
  schema: reportSchema,
  lookups: ({ value }) => ({
    documents: [`${COLLECTION_OF[value.thread_kind]}/${value.thread_id}`],
  }),
  validate: ({ value }, results) => {
    const isOpen = value.state === 'open';
    const thread = results.document(`${COLLECTION_OF[value.thread_kind]}/${value.thread_id}`);
    return [
      // A review is deleted with its client's account, and the report about it stays.
      ...problemUnless(
        thread !== null || value.thread_kind === 'review',
        'thread_id: the thread does not exist',
      ),
      ...problemUnless(
        [value.decided_at, value.decided_by].every((part) => (part === null) === isOpen),
        'decided_at, decided_by: must be set after a decision, and only then',
      ),
      ...problemUnless(value.reporter_uid !== value.reported_uid, 'the two accounts are the same'),
    ];
  },
});

const HEAD = 'cursors/audit_log';
const previousPath = (seq: number) => (seq > 1 ? [`audit_log/${auditEntryId(seq - 1)}`] : []);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Returns the head of the chain before an entry, or null if the previous entry is missing. */
function headBefore(seq: number, results: LookupResults): AuditHead | null {
  const [previous] = previousPath(seq);
  if (previous === undefined) return EMPTY_CHAIN;
  const head = auditHeadSchema.safeParse(results.document(previous)?.fields);
  return head.success ? head.data : null;
}

/** Checks every entry of the hash chain against the previous one and the chain's end. */
export const auditLog = defineCheck({
  collection: 'audit_log',
  schema: auditEntrySchema,
  lookups: ({ value }) => ({ documents: [HEAD, ...previousPath(value.seq)] }),
  validate: ({ value }, results) => {
    const head = auditHeadSchema.safeParse(results.document(HEAD)?.fields);
    const before = headBefore(value.seq, results);
    return [
      ...problemUnless(
        before !== null && verifyChain(before, [value], sha256).intact,
        'the previous entry is missing, or one of the two was changed',
      ),
      ...problemUnless(
        head.success &&
          (head.data.seq > value.seq ||
            (head.data.seq === value.seq && head.data.hash === value.hash)),
        "the log's end is before this entry or does not match it",
      ),
    ];
  },
});

/** Returns the path of the chain's last entry. If that is missing, the end was cut off. */
export const lastEntry = (seq: number) => `audit_log/${auditEntryId(seq)}`;
