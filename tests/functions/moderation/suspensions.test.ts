import type { CallableInput } from '@doorstep/domain/callables';
import { subscriptionStateSchema } from '@doorstep/domain/billing/subscription';
import { subscriber } from '@doorstep/local/demo/factories.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSubscribers } from '../../../functions/billing/subscriber-repository.ts';
import { syncAuthDisabled } from '../../../functions/moderation/sync-auth-disabled.ts';
import { adminAuth, adminDb, deleteUser, exists, fieldsOf } from '../../support/server/admin.ts';
import { administrator, reportedCase } from '../../support/server/moderation.ts';
import { refusalCode, refusalOf, session, type Person } from '../../support/server/sdk-people.ts';
import { hasAccess, saveMember } from '../../support/server/teams.ts';
import { triggersFinished } from '../../support/server/in-process/run-triggers.ts';

let admin: Person;
let second: Person;
beforeAll(async () => {
  [admin, second] = await Promise.all([administrator(), administrator()]);
});

const decide = (
  who: Person,
  id: string,
  decision: CallableInput<'admin-decide-report'>['decision'],
  note = 'Because.',
) => who.call('admin-decide-report', { id, decision, note });
const lift = (who: Person, id: string) =>
  who.call('admin-lift-suspension', { id, note: 'Mistake.' });

const page = (uid: string) => fieldsOf(`provider_profiles/${uid}`);
const isDisabled = async (uid: string) => (await adminAuth().getUser(uid)).disabled;

describe('suspending', () => {
  it('closes the account, disables sign-in, unpublishes the page, and writes the audit log', async () => {
    const { reported, id } = await reportedCase();
    await reported.call('check-subscription', {});
    const decided = { state: 'suspended', account: 'suspended' };
    expect(await decide(admin, id, 'suspend')).toEqual(decided);
    expect(await fieldsOf(`reports/${id}`)).toMatchObject({
      state: 'suspended',
      decided_by: admin.uid,
      note: 'Because.',
    });
    expect(await fieldsOf(`closed_accounts/${reported.uid}`)).toMatchObject({
      reason: 'suspended',
      expires_at: null,
    });
    expect(await page(reported.uid)).toMatchObject({ published: false, publish_on_renewal: true });
    expect(await isDisabled(reported.uid)).toBe(true);
    expect(await refusalCode(reported.call('check-subscription', {}))).toBe('unauthenticated');
    const { entries } = await admin.call('admin-audit-log', { before: null });
    expect(entries.find(({ subject }) => subject === reported.uid)).toMatchObject({
      actor_uid: admin.uid,
      action: 'account_suspended',
      note: 'Because.',
    });
  });

  it('can be lifted: the account, its sign-in and its page are restored', async () => {
    const { reported, id } = await reportedCase();
    await decide(admin, id, 'suspend');
    expect(await lift(second, id)).toEqual({ lifted: true });
    expect(await exists(`closed_accounts/${reported.uid}`)).toBe(false);
    expect(await page(reported.uid)).toMatchObject({ published: true, publish_on_renewal: false });
    await triggersFinished();
    expect(await isDisabled(reported.uid)).toBe(false);
    expect(await lift(second, id)).toEqual({ lifted: true });
    const { entries } = await admin.call('admin-audit-log', { before: null });
    const mine = entries.filter(({ subject }) => subject === reported.uid);
    expect(mine.map(({ action }) => action)).toEqual(['suspension_lifted', 'account_suspended']);
  });

  it('ends the access of the team, which a lift restores only with a plan that includes it', async () => {
    const { reported, id } = await reportedCase();
    const owner = adminDb().doc(`subscribers/${reported.uid}`);
    await owner.update({ subscription_tier: 'Business' });
    const member = await saveMember(reported.uid);
    await decide(admin, id, 'suspend');
    expect(await hasAccess(member)).toBe(false);
    const { updateTime } = await owner.get();
    await lift(admin, id);
    expect(await hasAccess(member)).toBe(true);
    // A sync that read the team during the suspension must read it again.
    expect((await owner.get()).updateTime).not.toEqual(updateTime);
  });

  it.each([{ subscription_tier: 'Pro' }, { subscribed: false, subscription_tier: null }])(
    'does not restore the team without the plan: %j',
    async (plan) => {
      const { reported, id } = await reportedCase();
      const member = await saveMember(reported.uid);
      await adminDb().doc(`subscribers/${reported.uid}`).update(plan);
      await decide(admin, id, 'suspend');
      await lift(admin, id);
      expect(await hasAccess(member)).toBe(false);
    },
  );

  it('keeps the page unpublished while a membership is saved, and after a lift without one', async () => {
    const { reported, id } = await reportedCase();
    const subscribers = createSubscribers(adminDb());
    const reference = adminDb().doc(`subscribers/${reported.uid}`);
    await reference.set(
      subscriber({ stripe_customer_id: 'cus_1', subscribed: false, status: 'none' }),
    );
    await decide(admin, id, 'suspend');
    const before = await subscribers.find(reported.uid);
    if (!before) throw new Error('no subscriber');
    const { sync_version } = before;
    const renewed = { ...before, subscribed: true, status: 'active' };
    const state = subscriptionStateSchema.parse(renewed);
    expect(
      await subscribers.saveState({
        uid: reported.uid,
        state,
        basedOn: { sync_version, stripe_customer_id: 'cus_1' },
        eventId: null,
      }),
    ).toBe('saved');
    expect(await page(reported.uid)).toMatchObject({ published: false, publish_on_renewal: true });
    await reference.update({ subscribed: false });
    await lift(admin, id);
    expect(await page(reported.uid)).toMatchObject({ published: false, publish_on_renewal: true });
  });

  it('is completed by the trigger if the call has crashed', async () => {
    const person = await session('halfway');
    const closed = adminDb().doc(`closed_accounts/${person.uid}`);
    await closed.set({ reason: 'suspended', closed_at: new Date(), expires_at: null });
    await triggersFinished();
    expect(await isDisabled(person.uid)).toBe(true);
    await closed.delete();
    await triggersFinished();
    expect(await isDisabled(person.uid)).toBe(false);
  });

  it('ends in the latest state after parallel changes', async () => {
    const answers = [true, false, false];
    const steps: string[] = [];
    await syncAuthDisabled(
      {
        suspensions: { isSuspended: () => Promise.resolve(answers.shift() ?? false) },
        signIns: {
          disable: () => Promise.resolve(void steps.push('disable')),
          enable: () => Promise.resolve(void steps.push('enable')),
        },
      },
      'somebody',
    );
    expect(steps).toEqual(['disable', 'enable']);
  });

  it('is refused for administrators, and without a reason', async () => {
    const { reported, id } = await reportedCase();
    expect(await refusalCode(decide(admin, id, 'suspend', ' '))).toBe('invalid-argument');
    await adminDb().doc(`user_roles/${reported.uid}`).set({ user_id: reported.uid, role: 'admin' });
    expect(await refusalOf(decide(admin, id, 'suspend'))).toMatchObject({
      code: 'failed-precondition',
      message: 'This is an administrator’s account. Remove the role first.',
    });
    expect(await fieldsOf(`reports/${id}`)).toMatchObject({ state: 'open' });
  });
});

const suspend = (id: string) =>
  admin.call('admin-decide-report', { id, decision: 'suspend', note: 'Because.' });

/** Returns the entries about an account or a report on the first page of the audit log. */
const entriesAbout = async (about: string) =>
  (await admin.call('admin-audit-log', { before: null })).entries.filter(
    ({ subject }) => subject === about,
  );

describe('suspending a deleted account', () => {
  it('reports that it is deleted, and keeps the tombstone', async () => {
    const { reported, id } = await reportedCase();
    const tombstone = { reason: 'deleted', closed_at: new Date(0), expires_at: new Date(1) };
    const closed = adminDb().doc(`closed_accounts/${reported.uid}`);
    await closed.set(tombstone);
    const decided = { state: 'suspended', account: 'deleted' };
    expect(await suspend(id)).toEqual(decided);
    expect(await fieldsOf(closed.path)).toMatchObject({ reason: 'deleted' });
    expect(await fieldsOf(`reports/${id}`)).toMatchObject({ state: 'suspended' });
    expect(await entriesAbout(reported.uid)).toEqual([]);
    expect(await entriesAbout(id)).toMatchObject([{ action: 'report_upheld' }]);
    expect((await adminAuth().getUser(reported.uid)).disabled).toBe(false);
    expect(await refusalCode(admin.call('admin-lift-suspension', { id, note: 'Mistake.' }))).toBe(
      'failed-precondition',
    );
  });

  it('reports that it is deleted after the tombstone has expired, and creates none', async () => {
    const { reported, id } = await reportedCase();
    await deleteUser(reported.uid);
    const closed = `closed_accounts/${reported.uid}`;
    expect(await exists(closed)).toBe(true);
    await adminDb().doc(closed).delete();
    const input = { id, messages: 'until_report' } as const;
    expect(await admin.call('admin-report', input)).toMatchObject({ account: 'deleted' });
    const decided = { state: 'suspended', account: 'deleted' };
    expect(await suspend(id)).toEqual(decided);
    expect(await exists(closed)).toBe(false);
    expect(await entriesAbout(reported.uid)).toEqual([]);
    expect(await entriesAbout(id)).toMatchObject([{ action: 'report_upheld', note: 'Because.' }]);
  });
});

describe('suspending a suspended account', () => {
  it('records the second decision, but one suspension', async () => {
    const { reporter, reported, requestId, id } = await reportedCase();
    await suspend(id);
    const since = await fieldsOf(`closed_accounts/${reported.uid}`);
    const thread = { kind: 'request', id: requestId } as const;
    const again = { thread, reason: 'abuse', text: 'Shouts.', also_block: false } as const;
    await reporter.call('report-person', again);
    const reports = adminDb().collection('reports').where('thread_id', '==', requestId);
    const second = (await reports.get()).docs.find((one) => one.id !== id)?.id ?? '';
    expect(await suspend(second)).toEqual({ state: 'suspended', account: 'suspended' });
    expect(await entriesAbout(reported.uid)).toMatchObject([{ action: 'account_suspended' }]);
    expect(await entriesAbout(second)).toMatchObject([
      { action: 'report_upheld', note: 'Because.' },
    ]);
    expect(await fieldsOf(`closed_accounts/${reported.uid}`)).toEqual(since);
  });
});
