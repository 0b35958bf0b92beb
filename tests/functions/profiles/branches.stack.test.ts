import type { PlanTier } from '@doorstep/domain/billing/plan-tier';
import { publicPageSchema } from '@doorstep/domain/pages/public-page';
import { minimalBranch } from '@doorstep/domain/profiles/minimal-branch';
import { NO_FACTS } from '@doorstep/domain/profiles/facts';
import { subscriber } from '@doorstep/local/demo/factories.ts';
import { describe, expect, it } from 'vitest';
import { deleteAccount } from '../../support/server/account-fixtures.ts';
import { exists, fieldsOf, setFields, updateFields } from '../../support/server/admin.ts';
import { savePage } from '../../support/server/market.ts';
import { refusalOf, session, unique, type Person } from '../../support/server/sdk-people.ts';
import { searchPage } from '../../support/server/search.ts';
import { triggersFinished } from '../../support/server/in-process/run-triggers.ts';
import { readStack } from '../../support/stack.ts';

/** Branches: who can save them, and who sees them after the plan has changed. */

const OFFICE = minimalBranch({ areas: ['Buda', 'Kyle'], phone: '(512) 555-0199' });
const SHOWN_OFFICE = { ...OFFICE, phone_href: 'tel:5125550199' };
const WORKSHOP = minimalBranch({ id: 'branch-2', name: 'Workshop' });
const SHOWN_WORKSHOP = { ...WORKSHOP, phone_href: null };
const NOT_INCLUDED = {
  code: 'permission-denied',
  message: 'Locations with opening hours are part of Business.',
};

/** Changes the plan and its copy, as a sync of the subscription does. */
async function setPlan({ uid }: Person, tier: PlanTier | null) {
  const plan = { subscribed: tier !== null, subscription_tier: tier };
  await setFields(`subscribers/${uid}`, { ...subscriber({ stripe_customer_id: null }), ...plan });
  const path = `provider_profiles/${uid}`;
  if (await exists(path)) await updateFields(path, { 'facts.plan_tier': tier });
}

async function professional(tier: PlanTier | null = 'Business'): Promise<Person> {
  const person = await session('branches');
  await savePage(person.uid, { facts: { ...NO_FACTS, plan_tier: tier } });
  await setPlan(person, tier);
  return person;
}

const save = (who: Person, branches = [OFFICE]) => who.call('save-branches', { branches });

/** Returns the branches on the public page. */
async function shownOf({ uid }: Person) {
  const answer = await fetch(`${readStack().site}/api/page/${uid.toLowerCase()}`);
  return publicPageSchema.parse(await answer.json()).branches;
}

describe('the branches of a professional', () => {
  // @2.29.1
  it('are saved in their order, and are on the page', async () => {
    const pro = await professional();
    expect(await shownOf(pro)).toEqual([]);
    expect(await save(pro, [WORKSHOP, OFFICE])).toEqual({ saved: true });
    expect(await shownOf(pro)).toEqual([SHOWN_WORKSHOP, SHOWN_OFFICE]);
    await save(pro, []);
    expect(await shownOf(pro)).toEqual([]);
  });

  // @2.29.2
  it.each(['Pro', 'Starter', null] as const)('cannot be saved with the plan %s', async (tier) => {
    const pro = await professional(tier);
    expect(await refusalOf(save(pro))).toMatchObject(NOT_INCLUDED);
    expect(await refusalOf(save(pro, []))).toMatchObject(NOT_INCLUDED);
    expect(await exists(`branches/${pro.uid}`)).toBe(false);
  });

  it('follow the stored subscription, not the copy on the page', async () => {
    const pro = await professional('Pro');
    await updateFields(`provider_profiles/${pro.uid}`, { 'facts.plan_tier': 'Business' });
    expect(await refusalOf(save(pro))).toMatchObject(NOT_INCLUDED);
  });

  it('need a page, and an open account', async () => {
    const client = await session('client');
    expect(await refusalOf(save(client))).toMatchObject(NOT_INCLUDED);
    await setPlan(client, 'Business');
    expect(await refusalOf(save(client))).toMatchObject({
      code: 'failed-precondition',
      message: 'Please save your page first.',
    });
    const suspended = await professional();
    const closed = { reason: 'suspended', closed_at: new Date(), expires_at: null };
    await setFields(`closed_accounts/${suspended.uid}`, closed);
    expect(await refusalOf(save(suspended))).toMatchObject({ code: 'unauthenticated' });
  });

  // @2.29.3
  it.each(['Pro', 'Starter', null] as const)(
    'stay stored, hidden and unchangeable after a change to %s, and come back with the plan',
    async (tier) => {
      const pro = await professional();
      await save(pro, [OFFICE, WORKSHOP]);
      await setPlan(pro, tier);
      expect(await shownOf(pro)).toEqual([]);
      expect(await refusalOf(save(pro, []))).toMatchObject(NOT_INCLUDED);
      expect(await fieldsOf(`branches/${pro.uid}`)).toEqual({ branches: [OFFICE, WORKSHOP] });
      await setPlan(pro, 'Business');
      expect(await shownOf(pro)).toEqual([SHOWN_OFFICE, SHOWN_WORKSHOP]);
    },
  );

  // @2.29.5
  it('are found by their places in search while the plan includes them', async () => {
    const pro = await professional();
    const city = unique('Zorbville');
    const area = unique('Quux Heights');
    const isFound = async (location: string) =>
      (await searchPage({ location })).providers.some(({ handle }) => handle === pro.uid);
    await save(pro, [minimalBranch({ address: `1 Elm St, ${city}, TX`, areas: [area] })]);
    expect(await isFound(city)).toBe(true);
    expect(await isFound(area)).toBe(true);
    await setPlan(pro, 'Pro');
    await triggersFinished();
    expect(await isFound(city)).toBe(false);
    await setPlan(pro, 'Business');
    await triggersFinished();
    expect(await isFound(area)).toBe(true);
    await save(pro, []);
    expect(await isFound(area)).toBe(false);
  });

  it('are deleted with the account', async () => {
    const pro = await professional();
    await save(pro);
    expect(await deleteAccount(pro)).toEqual({ finished: true });
    expect(await exists(`branches/${pro.uid}`)).toBe(false);
  });
});

it('malformed branches do not take the page down', async () => {
  const pro = await professional();
  await setFields(`branches/${pro.uid}`, { branches: [{ name: 7 }] });
  expect(await shownOf(pro)).toEqual([]);
});
