import { createHash } from 'node:crypto';
import type { CallableOutput } from '@doorstep/domain/callables';
import {
  auditEntrySchema,
  auditHeadSchema,
  EMPTY_CHAIN,
  verifyChain,
  type AuditFact,
} from '@doorstep/domain/moderation/audit-log';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createAuditLog,
  type AuditLog,
} from '../../../functions/moderation/audit-log-repository.ts';
import { sweepMailJob } from '../../../functions/mail/endpoints.ts';
import { adminDb, fieldsOf, setFields } from '../../support/server/admin.ts';
import { saveDeadMail } from '../../support/server/failed-mails.ts';
import { functionsLog } from '../../support/server/functions-log.ts';
import { headerOf, mailsTo, theMailTo } from '../../support/server/received-mails.ts';
import { saveProfile, saveRequest } from '../../support/server/market.ts';
import { administrator } from '../../support/server/moderation.ts';
import { refusalOf, session, unique, type Person } from '../../support/server/sdk-people.ts';
import { triggersFinished } from '../../support/server/in-process/run-triggers.ts';

let admin: Person;

beforeAll(async () => {
  admin = await administrator();
});

/** States of documents: the first one waits for an administrator, the other one does not. */
const WAITING = {
  reports: ['open', 'dismissed'],
  badge_applications: ['pending', 'granted'],
  support_requests: ['open', 'answered'],
};

describe('admin-overview', () => {
  // @2.10.35
  it('counts pages, subscriptions, failed mails, recent requests, and what waits', async () => {
    const before = await admin.call('admin-overview', {});
    const provider = await session('counted');
    await saveProfile(provider.uid);
    await saveProfile((await session('draft')).uid, { published: false });
    await adminDb().doc(`subscribers/${provider.uid}`).set({ subscribed: true });
    const days = (count: number) => new Date(Date.now() - count * 24 * 3600_000);
    await saveRequest({ provider_id: provider.uid, created_at: days(6) });
    await saveRequest({ provider_id: provider.uid, created_at: days(8) });
    await saveDeadMail(0);
    const waiting = Object.entries(WAITING).flatMap(([collection, states]) =>
      states.map((state) => ({ path: `${collection}/${unique('waits')}`, state })),
    );
    for (const { path, state } of waiting) await setFields(path, { state });
    expect(await admin.call('admin-overview', {})).toEqual({
      published_providers: before.published_providers + 1,
      active_subscriptions: before.active_subscriptions + 1,
      requests_7d: before.requests_7d + 1,
      dead_mails: before.dead_mails + 1,
      open_reports: before.open_reports + 1,
      pending_badges: before.pending_badges + 1,
      open_support: before.open_support + 1,
    });
    for (const { path } of waiting) await adminDb().doc(path).delete();
  });
});

describe('admin-dead-mails', () => {
  it('lists failed mails, newest first, in pages of 25, without their content', async () => {
    const ids: string[] = [];
    for (let minutes = 26; minutes > 0; minutes -= 1) ids.unshift(await saveDeadMail(minutes));
    const all: string[] = [];
    let after: string | null = null;
    let pages = 0;
    for (let more = true; more && pages < 10; pages += 1) {
      const page: CallableOutput<'admin-dead-mails'> = await admin.call('admin-dead-mails', {
        after,
      });
      expect(page.mails.length).toBeLessThanOrEqual(25);
      all.push(...page.mails.map(({ id }) => id));
      // The list goes on at the same place after the mail at the cursor was deleted.
      if (page.next !== null)
        await adminDb()
          .doc(`mail/${all.at(-1) ?? ''}`)
          .delete();
      after = page.next;
      more = after !== null;
    }
    expect(pages).toBeGreaterThan(1);
    expect(all.filter((id) => ids.includes(id))).toEqual(ids);

    const { mails } = await admin.call('admin-dead-mails', { after: null });
    expect(mails.find(({ id }) => id === ids[0])).toMatchObject({
      template: 'new_request',
      to: 'gone@doorstep.test',
      attempts: 8,
      error: '550 no such mailbox',
    });
    expect(JSON.stringify(mails)).not.toContain('outlets in the kitchen');
  });

  it('refuses a cursor that is none', async () => {
    for (const after of ['nobodys_new_request', 'W10', 'WyJhIl0', 'WzEsMiwzXQ']) {
      const call = admin.callRaw('admin-dead-mails', { after });
      expect(await refusalOf(call)).toMatchObject({ code: 'invalid-argument' });
    }
  });
});

describe('admin-send-mail-again', () => {
  const path = (id: string) => `mail/${id}`;

  it('sends a failed mail once, with the same Message-ID', async () => {
    const to = `${unique('again')}@doorstep.test`;
    const id = await saveDeadMail(0, to);
    // Two administrators press at the same time.
    const other = await administrator();
    const answers = await Promise.all(
      [admin, other].map((person) => person.call('admin-send-mail-again', { id })),
    );
    for (const { state } of answers) expect(state).not.toBe('dead');
    await sweepMailJob.run();
    const mail = await theMailTo(to);
    expect(await headerOf(mail, 'Message-ID')).toBe(`<${id}@doorstep.test>`);
    expect((await fieldsOf(path(id))).state).toBe('sent');
    expect(await admin.call('admin-send-mail-again', { id })).toEqual({ state: 'sent' });
    await sweepMailJob.run();
    expect(await mailsTo(to)).toHaveLength(1);
    const noted = await adminDb().collection('audit_log').where('subject', '==', id).get();
    expect(noted.docs.map((entry) => entry.data())).toMatchObject([{ action: 'mail_sent_again' }]);
    expect([admin.uid, other.uid]).toContain(noted.docs[0]?.get('actor_uid'));
  });

  it('resets the number of attempts', async () => {
    const id = await saveDeadMail(0, 'not an address');
    await admin.call('admin-send-mail-again', { id });
    await sweepMailJob.run();
    expect(await fieldsOf(path(id))).toMatchObject({
      state: 'dead',
      attempts: 1,
      lease_until: null,
    });
  });

  it('refuses a mail that does not exist', async () => {
    for (const id of ['nobodys_new_request', 'a/b', '..']) {
      const call = admin.callRaw('admin-send-mail-again', { id });
      expect(await refusalOf(call)).toMatchObject({
        code: 'not-found',
        message: 'This email is no longer stored.',
      });
    }
  });
});

const append = (log: AuditLog, fact: AuditFact) =>
  adminDb().runTransaction((transaction) => log.append(transaction, fact));

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

  it('is one chain, also after parallel writes', async () => {
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

  it('is repeated in the functions log by number and hash only', async () => {
    const subject = unique('logged');
    const fact = { actor_uid: admin.uid, action: 'mail_sent_again', note: 'Ann asked.' } as const;
    await append(createAuditLog(adminDb()), { ...fact, subject });
    const [entry] = (await wholeLog()).filter((one) => one.subject === subject);
    const hash = entry?.hash ?? 'none';
    const lines = () => functionsLog().filter((line) => line.includes(hash));
    await triggersFinished();
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
