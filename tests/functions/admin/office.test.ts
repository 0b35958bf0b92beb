import { profileFactsSchema } from '@doorstep/domain/profiles/facts';
import type { CallableOutput } from '@doorstep/domain/callables';
import { subscriber } from '@doorstep/local/demo/factories.ts';
import type { Review } from '@doorstep/domain/reviews/review';
import { beforeAll, describe, expect, it } from 'vitest';
import { createBusiness } from '../../../functions/admin/business-repository.ts';
import { adminDb, fieldsOf, setFields, updateFields } from '../../support/server/admin.ts';
import { savePage, saveRequest } from '../../support/server/market.ts';
import { administrator } from '../../support/server/moderation.ts';
import { refusalOf, session, unique, type Person } from '../../support/server/sdk-people.ts';
import { triggersFinished } from '../../support/server/in-process/run-triggers.ts';

/** Business figures, reviews and granted badges, for administrators. */

let admin: Person;
beforeAll(async () => {
  admin = await administrator();
});

/** Returns the fields of a review that counts. */
const review = (changes: Partial<Omit<Review, 'id'>>): Omit<Review, 'id'> => ({
  ...{ provider_id: unique('pro'), client_uid: unique('client'), author: 'Dana W.' },
  ...{ request_ids: [], stars: 5, text: 'Quick and tidy.', hired: true, hidden: false, photos: [] },
  ...{ created_at: new Date(), opened_at: new Date(), answer: null, answered_at: null },
  ...changes,
});

const DAY_MS = 24 * 60 * 60 * 1000;
const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const entriesAbout = async (subject: string) => {
  const { docs } = await adminDb().collection('audit_log').where('subject', '==', subject).get();
  return docs.map((entry) => entry.data());
};

describe('business figures', () => {
  const business = createBusiness(adminDb());

  // @2.10.23
  it('count the subscriptions of each plan, and those that began and ended this month', async () => {
    const now = async () => {
      const { plans, months } = await admin.call('admin-business', {});
      expect(months).toHaveLength(12);
      const { started = 0, ended = 0 } = months.at(-1) ?? {};
      return { pro: plans.find(({ tier }) => tier === 'Pro')?.count ?? 0, started, ended };
    };
    const before = await now();
    const { uid } = await session('counted');
    await setFields(`subscribers/${uid}`, { ...subscriber({ subscription_tier: 'Pro' }) });
    const month = `business_months/${day(0).slice(0, 7)}`;
    const stored = async (field: string) =>
      Number((await adminDb().doc(month).get()).get(field) ?? 0);
    await triggersFinished();
    expect(await stored('started')).toBeGreaterThan(before.started);
    expect((await now()).pro).toBeGreaterThan(before.pro);
    await updateFields(`subscribers/${uid}`, { subscribed: false, subscription_tier: null });
    await triggersFinished();
    expect(await stored('ended')).toBeGreaterThan(before.ended);
    expect(await now()).toMatchObject({ ended: await stored('ended') });
  });

  // @2.10.24
  it('count a change once, although its trigger runs twice', async () => {
    const month = '2019-02';
    await adminDb().doc(`business_months/${month}`).delete();
    const event = { id: unique('business_event'), expires_at: new Date(Date.now() + DAY_MS) };
    await Promise.all([1, 2].map(() => business.countChange({ month, field: 'started' }, event)));
    await business.countChange({ month, field: 'started' }, event);
    expect(await fieldsOf(`business_months/${month}`)).toEqual({ started: 1 });
  });

  it('count the requests of a day, those answered within 24 hours, and the reviews', async () => {
    // A day in the past that no other run has used.
    const start = Date.UTC(1990, 0, 1) + (Date.now() % 9000) * DAY_MS;
    const name = new Date(start).toISOString().slice(0, 10);
    const on = (hour: number, minute = 0) => new Date(start + (hour * 60 + minute) * 60_000);
    const provider_id = unique('pro');
    for (const [created_at, first_answered_at] of [
      [on(0), on(1)],
      [on(9), new Date(on(9).getTime() + DAY_MS)],
      [on(10), new Date(on(10).getTime() + DAY_MS + 1)],
      [on(23, 59), null],
      [on(24), on(25)],
    ] as const) {
      await saveRequest({ provider_id, created_at, first_answered_at });
    }
    for (const stars of [5, 2]) {
      const fields = { ...review({ stars, created_at: on(12) }) };
      await setFields(`reviews/${unique('review')}`, fields);
    }
    const figures = await business.countDay(name);
    expect(figures).toEqual({ requests: 4, answered: 2, reviews: 2, stars: 7 });
    const counted = (await business.findCounted()) ?? day(-2);
    await business.saveDays(new Map([[name, figures]]), counted);
    await business.countChange(
      { month: name.slice(0, 7), field: 'ended' },
      { id: unique('business_event'), expires_at: new Date(Date.now() + DAY_MS) },
    );
    const [month] = await business.readMonths([name.slice(0, 7)]);
    expect(month?.days).toMatchObject({ [name.slice(8)]: figures });
  });
});

describe('reviews', () => {
  /** Stores a review of a professional whose stars count it. */
  async function reviewed() {
    const provider = await session('provider');
    await savePage(provider.uid, { display_name: 'Rivera Plumbing' });
    await updateFields(`provider_profiles/${provider.uid}`, { 'facts.stars': [0, 0, 0, 1, 0] });
    const id = unique('review');
    const created_at = new Date(Date.now() + 3_600_000);
    const fields = { ...review({ provider_id: provider.uid, stars: 4, created_at }) };
    await setFields(`reviews/${id}`, fields);
    return { provider, id };
  }
  const starsOf = async ({ uid }: Person) =>
    profileFactsSchema.parse((await fieldsOf(`provider_profiles/${uid}`)).facts ?? {}).stars;
  const listed = async (list: 'all' | 'reported' | 'hidden') => {
    const page = await admin.call('admin-reviews', { list, after: null });
    return page.reviews.map(({ id }) => id);
  };

  // @2.10.30
  it('are hidden and shown again, once each, and their stars follow', async () => {
    const { provider, id } = await reviewed();
    expect(await listed('all')).toContain(id);
    const hide = { id, hidden: true, note: 'Insults.' };
    await admin.call('admin-set-review-hidden', hide);
    expect(await admin.call('admin-set-review-hidden', hide)).toEqual({ hidden: true });
    expect(await starsOf(provider)).toEqual([0, 0, 0, 0, 0]);
    expect(await listed('hidden')).toContain(id);
    await admin.call('admin-set-review-hidden', { id, hidden: false, note: 'A mistake.' });
    expect(await starsOf(provider)).toEqual([0, 0, 0, 1, 0]);
    expect(await listed('hidden')).not.toContain(id);
    const entries = await entriesAbout(id);
    expect(entries.map(({ action, note }): unknown[] => [action, note]).toSorted()).toEqual([
      ['review_hidden', 'Insults.'],
      ['review_shown', 'A mistake.'],
    ]);
  });

  it('with an open report are listed once, and nobody decides about their own', async () => {
    const { provider, id } = await reviewed();
    const report = { id, reason: 'abuse', text: '' } as const;
    await provider.call('report-review', report);
    expect((await listed('reported')).filter((one) => one === id)).toEqual([id]);
    await setFields(`user_roles/${provider.uid}`, { user_id: provider.uid, role: 'admin' });
    const hide = { id, hidden: true, note: 'Bad for me.' };
    const refusal = await refusalOf(provider.callRaw('admin-set-review-hidden', hide));
    expect(refusal.message).toContain('Another administrator has to decide.');
    expect(await starsOf(provider)).toEqual([0, 0, 0, 1, 0]);
    expect(
      (await refusalOf(admin.callRaw('admin-set-review-hidden', { ...hide, id: 'x' }))).code,
    ).toBe('not-found');
  });
});

describe('a granted badge', () => {
  async function holder(changes: object = {}) {
    const pro = await session('provider');
    await savePage(pro.uid, { display_name: 'Rivera Plumbing' });
    const badge = { number: 'CFC 1429', expires_on: day(400) };
    await updateFields(`provider_profiles/${pro.uid}`, { 'facts.badges.license': badge });
    await setFields(`badge_applications/${pro.uid}_license`, {
      ...{ provider_id: pro.uid, kind: 'license', ...badge, state: 'granted', reason: null },
      ...{ evidence: null, asked_at: new Date(), decided_at: new Date(), evidence_until: null },
      ...changes,
    });
    const input = { uid: pro.uid, kind: 'license', expires_on: badge.expires_on } as const;
    return { pro, input: { ...input, reason: 'The license was revoked.' } };
  }
  const badgeOf = async ({ uid }: Person) =>
    profileFactsSchema.parse((await fieldsOf(`provider_profiles/${uid}`)).facts ?? {}).badges
      .license;

  // @2.10.31
  it('is listed, and taken back once with a mail and an entry', async () => {
    const { pro, input } = await holder();
    const uids: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const page: CallableOutput<'admin-granted-badges'> = await admin.call(
        'admin-granted-badges',
        { kind: 'license', after },
      );
      uids.push(...page.badges.map(({ uid }) => uid));
      after = page.next;
      more = after !== null;
    }
    expect(uids.filter((uid) => uid === pro.uid)).toEqual([pro.uid]);
    for (let press = 0; press < 2; press += 1) await admin.call('admin-take-back-badge', input);
    expect(await badgeOf(pro)).toBeNull();
    expect(await fieldsOf(`badge_applications/${pro.uid}_license`)).toMatchObject({
      ...{ state: 'taken_back', reason: 'The license was revoked.' },
    });
    expect(await entriesAbout(`${pro.uid}_license`)).toMatchObject([
      { action: 'badge_taken_back', note: 'The license was revoked.', actor_uid: admin.uid },
    ]);
    const mails = adminDb().collection('mail').where('data.account', '==', pro.uid);
    const [mail, ...more] = (await mails.get()).docs;
    expect(more).toEqual([]);
    expect(mail?.data()).toMatchObject({
      ...{ to: pro.email, template: 'badge_decided' },
      data: { is_taken_back: true, reason: 'The license was revoked.', expires_on: null },
    });
  });

  it('is not taken back if it was renewed, is one’s own, or has an undecided renewal', async () => {
    const { pro, input } = await holder({ state: 'pending', decided_at: null });
    const refused = async (who: Person, changes: object = {}) =>
      (await refusalOf(who.callRaw('admin-take-back-badge', { ...input, ...changes }))).message;
    expect(await refused(admin)).toContain('Please decide it first.');
    expect(await refused(admin, { expires_on: day(30) })).toContain('has changed');
    await setFields(`user_roles/${pro.uid}`, { user_id: pro.uid, role: 'admin' });
    expect(await refused(pro)).toContain('your own badge');
    expect(await badgeOf(pro)).not.toBeNull();
    expect(await entriesAbout(`${pro.uid}_license`)).toEqual([]);
  });
});
