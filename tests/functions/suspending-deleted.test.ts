import { beforeAll, describe, expect, it } from 'vitest';
import { adminAuth, adminDb, exists, fieldsOf } from '../support/server/admin.ts';
import { administrator, reportedCase } from '../support/server/moderation.ts';
import { refusalCode, type Person } from '../support/server/people.ts';
import { until } from '../support/server/until.ts';

let admin: Person;
beforeAll(async () => {
  admin = await administrator();
});

const suspend = (id: string) =>
  admin.call('admin-decide-report', { id, decision: 'suspend', note: 'Because.' });

/** What the audit log's first page says about an account or a report. */
const noted = async (about: string) =>
  (await admin.call('admin-audit-log', { before: null })).entries.filter(
    ({ subject }) => subject === about,
  );

describe('a decision to suspend an account that is deleted', () => {
  it('says so, and leaves the tombstone as it is', async () => {
    const { reported, id } = await reportedCase();
    const tombstone = { reason: 'deleted', closed_at: new Date(0), expires_at: new Date(1) };
    const closed = adminDb().doc(`closed_accounts/${reported.uid}`);
    await closed.set(tombstone);
    const decided = { state: 'suspended', account: 'deleted' };
    expect(await suspend(id)).toEqual(decided);
    expect(await fieldsOf(closed.path)).toMatchObject({ reason: 'deleted' });
    expect(await fieldsOf(`reports/${id}`)).toMatchObject({ state: 'suspended' });
    expect(await noted(reported.uid)).toEqual([]);
    expect(await noted(id)).toMatchObject([{ action: 'report_upheld' }]);
    expect((await adminAuth().getUser(reported.uid)).disabled).toBe(false);
    expect(await refusalCode(admin.call('admin-lift-suspension', { id, note: 'Mistake.' }))).toBe(
      'failed-precondition',
    );
  });

  it('says so too, and closes nothing, when the tombstone has been cleared away', async () => {
    const { reported, id } = await reportedCase();
    await adminAuth().deleteUser(reported.uid);
    const closed = `closed_accounts/${reported.uid}`;
    await until('the tombstone', () => exists(closed), 45_000);
    await adminDb().doc(closed).delete();
    const input = { id, messages: 'until_report' } as const;
    expect(await admin.call('admin-report', input)).toMatchObject({ account: 'deleted' });
    const decided = { state: 'suspended', account: 'deleted' };
    expect(await suspend(id)).toEqual(decided);
    expect(await exists(closed)).toBe(false);
    expect(await noted(reported.uid)).toEqual([]);
    expect(await noted(id)).toMatchObject([{ action: 'report_upheld', note: 'Because.' }]);
  });
});

describe('a decision to suspend an account that is suspended', () => {
  it('is noted as what it is, and the suspension as often as it happened', async () => {
    const { reporter, reported, requestId, id } = await reportedCase();
    await suspend(id);
    const since = await fieldsOf(`closed_accounts/${reported.uid}`);
    const thread = { kind: 'request', id: requestId } as const;
    const again = { thread, reason: 'abuse', text: 'Shouts.', also_block: false } as const;
    await reporter.call('report-person', again);
    const reports = adminDb().collection('reports').where('thread_id', '==', requestId);
    const second = (await reports.get()).docs.find((one) => one.id !== id)?.id ?? '';
    expect(await suspend(second)).toEqual({ state: 'suspended', account: 'suspended' });
    expect(await noted(reported.uid)).toMatchObject([{ action: 'account_suspended' }]);
    expect(await noted(second)).toMatchObject([{ action: 'report_upheld', note: 'Because.' }]);
    expect(await fieldsOf(`closed_accounts/${reported.uid}`)).toEqual(since);
  });
});
