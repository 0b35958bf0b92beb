import { createHash } from 'node:crypto';
import {
  auditEntrySchema,
  auditHeadSchema,
  EMPTY_CHAIN,
  verifyChain,
} from '@doorstep/domain/audit-log';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAuditLog } from '../../functions/data/audit-log.ts';
import { adminDb } from '../support/server/admin.ts';
import { administrator } from '../support/server/moderation.ts';
import type { Person } from '../support/server/people.ts';

let admin: Person;
beforeAll(async () => {
  admin = await administrator();
});

describe('the audit log', () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const plain = (one: DocumentSnapshot) =>
    Object.fromEntries(
      Object.entries(one.data() ?? {}).map(([name, value]: [string, unknown]) => [
        name,
        value instanceof Timestamp ? value.toDate() : value,
      ]),
    );
  async function wholeLog() {
    const { docs } = await adminDb().collection('audit_log').orderBy('seq').get();
    return docs.map((one) => auditEntrySchema.parse({ ...plain(one), id: one.id }));
  }

  it('is one chain, also when many write at once', async () => {
    const log = createAuditLog(adminDb());
    const fact = { actor_uid: admin.uid, action: 'mail_sent_again' as const, note: null };
    await Promise.all(
      Array.from({ length: 8 }, (_, i) => log.record({ ...fact, subject: `mail-${i}` })),
    );
    const head = auditHeadSchema.parse(plain(await adminDb().doc('cursors/audit_log').get()));
    const entries = (await wholeLog()).filter(({ seq }) => seq <= head.seq);
    expect(verifyChain(EMPTY_CHAIN, entries, sha256)).toEqual({ intact: true, head });
    const changed = entries.map((entry, i) => (i === 3 ? { ...entry, note: 'Never.' } : entry));
    expect(verifyChain(EMPTY_CHAIN, changed, sha256)).toMatchObject({ intact: false });
  });

  it('is paged, newest first', async () => {
    const log = createAuditLog(adminDb());
    for (let i = 0; i < 26; i += 1) {
      const fact = { actor_uid: admin.uid, action: 'mail_sent_again', subject: `m${i}` } as const;
      await log.record({ ...fact, note: null });
    }
    const first = await admin.call('admin-audit-log', { before: null });
    expect(first.entries).toHaveLength(25);
    expect(first.more).toBe(true);
    const last = first.entries.at(-1)?.seq ?? 0;
    const next = await admin.call('admin-audit-log', { before: last });
    expect(next.entries[0]?.seq).toBe(last - 1);
  });
});
