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
    const { entries } = await admin.call('admin-audit-log', { before: null });
    expect(entries.find(({ subject }) => subject === reported.uid)).toMatchObject({
      action: 'account_suspended',
      note: 'Because.',
    });
  });
});
