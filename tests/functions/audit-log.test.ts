import { createHash } from 'node:crypto';
import {
  auditEntrySchema,
  auditHeadSchema,
  EMPTY_CHAIN,
  verifyChain,
  type AuditFact,
} from '@doorstep/domain/audit-log';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAuditLog, type AuditLog } from '../../functions/data/audit-log.ts';
import { adminDb } from '../support/server/admin.ts';
import { functionsLog } from '../support/server/functions-log.ts';
import { administrator } from '../support/server/moderation.ts';
import { unique, type Person } from '../support/server/people.ts';
import { until } from '../support/server/until.ts';

const append = (log: AuditLog, fact: AuditFact) =>
  adminDb().runTransaction((transaction) => log.append(transaction, fact));

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
      Array.from({ length: 8 }, (_, i) => append(log, { ...fact, subject: `mail-${i}` })),
    );
    const head = auditHeadSchema.parse(plain(await adminDb().doc('cursors/audit_log').get()));
    const entries = (await wholeLog()).filter(({ seq }) => seq <= head.seq);
    expect(verifyChain(EMPTY_CHAIN, entries, sha256)).toEqual({ intact: true, head });
    const changed = entries.map((entry, i) => (i === 3 ? { ...entry, note: 'Never.' } : entry));
    expect(verifyChain(EMPTY_CHAIN, changed, sha256)).toMatchObject({ intact: false });
  });

  it('has a witness in the log of the functions: number and hash of each entry, nothing else', async () => {
    const subject = unique('witnessed');
    const fact = { actor_uid: admin.uid, action: 'mail_sent_again', note: 'Ann asked.' } as const;
    await append(createAuditLog(adminDb()), { ...fact, subject });
    const [entry] = (await wholeLog()).filter((one) => one.subject === subject);
    const hash = entry?.hash ?? 'none';
    const lines = () => functionsLog().filter((line) => line.includes(hash));
    await until('the line is written', () => Promise.resolve(lines().length > 0), 45_000);
    const [line = ''] = lines();
    const said: unknown = JSON.parse(line.slice(line.indexOf('{')));
    expect(said).toMatchObject({ message: 'audit', seq: entry?.seq, hash });
    for (const personal of [admin.uid, subject, 'Ann asked.']) expect(line).not.toContain(personal);
  });

  it('is paged, newest first', async () => {
    const log = createAuditLog(adminDb());
    for (let i = 0; i < 26; i += 1) {
      const fact = { actor_uid: admin.uid, action: 'mail_sent_again', subject: `m${i}` } as const;
      await append(log, { ...fact, note: null });
    }
    const first = await admin.call('admin-audit-log', { before: null });
    expect(first.entries).toHaveLength(25);
    expect(first.more).toBe(true);
    const last = first.entries.at(-1)?.seq ?? 0;
    const next = await admin.call('admin-audit-log', { before: last });
    expect(next.entries[0]?.seq).toBe(last - 1);
  });
});
