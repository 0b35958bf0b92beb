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
import { defineCheck, unless } from '../check.ts';
import type { Found } from '../found.ts';
import { isGoing, ownersOf } from '../owner.ts';

const isThere = (found: Found, field: string, uid: string, since: Date) =>
  unless(
    found.hasAccount(uid) || isGoing(found, uid),
    `${field}: is of an account that does not exist`,
    since,
  );

export const blocks = defineCheck({
  collection: 'blocks',
  schema: blockSchema,
  needs: ({ value: { blocker_uid, blocked_uid } }) => ownersOf(blocker_uid, blocked_uid),
  judge: ({ stored, value }, found) => [
    ...isThere(found, 'blocker_uid', value.blocker_uid, stored.updated_at),
    ...isThere(found, 'blocked_uid', value.blocked_uid, stored.updated_at),
    ...unless(
      value.id === blockId(value.blocker_uid, value.blocked_uid),
      'its id is not made of the two',
    ),
    ...unless(value.blocker_uid !== value.blocked_uid, 'is of somebody by himself'),
  ],
});

const COLLECTION_OF = { request: 'service_requests', conversation: 'conversations' } as const;

export const reports = defineCheck({
  collection: 'reports',
  schema: reportSchema,
  needs: ({ value }) => ({
    documents: [`${COLLECTION_OF[value.thread_kind]}/${value.thread_id}`],
  }),
  judge: ({ value }, found) => {
    const isOpen = value.state === 'open';
    const thread = found.document(`${COLLECTION_OF[value.thread_kind]}/${value.thread_id}`);
    return [
      ...unless(thread !== null, 'thread_id: there is no such thread'),
      ...unless(
        [value.decided_at, value.decided_by].every((part) => (part === null) === isOpen),
        'decided_at, decided_by: only once it is decided',
      ),
      ...unless(value.reporter_uid !== value.reported_uid, 'is of somebody by himself'),
    ];
  },
});

const HEAD = 'cursors/audit_log';
const previousPath = (seq: number) => (seq > 1 ? [`audit_log/${auditEntryId(seq - 1)}`] : []);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Where the chain stands before an entry; null when the entry that should be there is not. */
function headBefore(seq: number, found: Found): AuditHead | null {
  const [previous] = previousPath(seq);
  if (previous === undefined) return EMPTY_CHAIN;
  const head = auditHeadSchema.safeParse(found.document(previous)?.fields);
  return head.success ? head.data : null;
}

/** The chain, link by link: every entry with the one before, and with its end. */
export const auditLog = defineCheck({
  collection: 'audit_log',
  schema: auditEntrySchema,
  needs: ({ value }) => ({ documents: [HEAD, ...previousPath(value.seq)] }),
  judge: ({ value }, found) => {
    const head = auditHeadSchema.safeParse(found.document(HEAD)?.fields);
    const before = headBefore(value.seq, found);
    return [
      ...unless(
        before !== null && verifyChain(before, [value], sha256).intact,
        'does not follow from the entry before',
      ),
      ...unless(
        head.success &&
          (head.data.seq > value.seq ||
            (head.data.seq === value.seq && head.data.hash === value.hash)),
        'the end of the chain is before it, or another one',
      ),
    ];
  },
});

/** Where the chain ends: that entry must be there, else the end was cut off. */
export const lastEntry = (seq: number) => `audit_log/${auditEntryId(seq)}`;
