import { publicPageSchema } from '@doorstep/domain/pages/public-page';
import { minimalBranch, minimalHours } from '@doorstep/domain/profiles/minimal-branch';
import { NO_FACTS } from '@doorstep/domain/profiles/facts';
import {
  WEEKDAYS,
  type OpeningHours,
  type OpeningTimes,
} from '@doorstep/domain/profiles/opening-hours';
import { subscriber } from '@doorstep/local/demo/factories.ts';
import { describe, expect, it } from 'vitest';
import { createSearchIndex } from '../../../functions/search/provider-search-repository.ts';
import { deleteAccount } from '../../support/server/account-fixtures.ts';
import { adminDb, exists, fieldsOf, setFields, updateFields } from '../../support/server/admin.ts';
import { savePage } from '../../support/server/market.ts';
import { refusalOf, session, unique, type Person } from '../../support/server/sdk-people.ts';
import { isListed, listingsOf, searchPage } from '../../support/server/search.ts';
import { triggersFinished } from '../../support/server/in-process/run-triggers.ts';
import { readStack } from '../../support/stack.ts';

/** The opening hours of pages: who saves them, and who sees and finds them. */

const everyDay = (times: OpeningTimes | null): OpeningHours =>
  minimalHours(Object.fromEntries(WEEKDAYS.map((day) => [day, times])), 'America/Chicago');
const ALWAYS = everyDay({ opens: '00:00', closes: '00:00' });
const NEVER = everyDay(null);
const SHIFT = everyDay({ opens: '08:00', closes: '17:00' });

/** Creates a professional with a page that a search for its name finds. */
async function professional(): Promise<{ who: Person; name: string }> {
  const who = await session('hours');
  const name = unique('Hourly').replaceAll(/[^a-z]/gi, '');
  await savePage(who.uid, { display_name: name });
  await triggersFinished();
  return { who, name };
}

const save = (who: Person, week: OpeningHours) => who.call('save-hours', week);
const storedOf = async ({ uid }: Person) =>
  ((await fieldsOf(`provider_profiles/${uid}`))['facts'] as Record<string, unknown> | undefined)?.[
    'opening_hours'
  ];

const get = (path: string) => fetch(`${readStack().site}${path}`);

/** Returns the handles that a search by name with the filter 'Open now' finds. */
async function openNow(name: string): Promise<string[]> {
  const { providers } = await searchPage({ service: name, open: '1' });
  return providers.map(({ handle }) => handle);
}

describe('the opening hours of a page', () => {
  it('are on the page and in its Markdown, in every plan, and a week without hours removes them @2.52.1', async () => {
    const { who } = await professional();
    await updateFields(`subscribers/${who.uid}`, { subscription_tier: 'Starter' });
    expect(await save(who, SHIFT)).toEqual({ saved: true });
    const page = publicPageSchema.parse(
      await (await get(`/api/page/${who.uid.toLowerCase()}`)).json(),
    );
    expect(page.facts.opening_hours).toEqual(SHIFT);
    const markdown = await (await get(`/p/${who.uid.toLowerCase()}.md`)).text();
    expect(markdown).toContain('## Opening hours\n\n- Monday – Sunday');
    await save(who, NEVER);
    expect(await storedOf(who)).toBeNull();
  });

  it('are found by the filter at once, with the hours of branches while the plan includes them @2.52.3', async () => {
    const { who, name } = await professional();
    const handle = who.uid.toLowerCase();
    expect(await openNow(name)).toEqual([]);
    await save(who, ALWAYS);
    expect(await openNow(name)).toEqual([handle]);
    expect(await isListed(adminDb(), who.uid, 'Pro')).toBe(true);
    await save(who, NEVER);
    expect(await openNow(name)).toEqual([]);
    const plan = { ...subscriber({ stripe_customer_id: null }), subscription_tier: 'Business' };
    await setFields(`subscribers/${who.uid}`, plan);
    await who.call('save-branches', { branches: [minimalBranch(ALWAYS)] });
    expect(await openNow(name)).toEqual([handle]);
    await updateFields(`subscribers/${who.uid}`, { subscription_tier: 'Pro' });
    await triggersFinished();
    expect(await openNow(name)).toEqual([]);
  });

  it('stay stored while the page is not public, and are not found @2.52.2', async () => {
    const { who, name } = await professional();
    await updateFields(`provider_profiles/${who.uid}`, { published: false });
    await triggersFinished();
    expect(await listingsOf(adminDb(), who.uid)).toEqual([]);
    await save(who, ALWAYS);
    expect(await openNow(name)).toEqual([]);
    await updateFields(`provider_profiles/${who.uid}`, { published: true });
    await triggersFinished();
    expect(await openNow(name)).toHaveLength(1);
    expect(await storedOf(who)).toEqual(ALWAYS);
  });

  it('need a page and an open account, and are exported and deleted with it @2.52.2', async () => {
    const { who } = await professional();
    await save(who, SHIFT);
    const { documents } = await who.call('export-my-data', {
      ...{ section: 'provider_profile', after: null },
    });
    expect(documents[0]).toMatchObject({ facts: { opening_hours: SHIFT } });
    expect(await deleteAccount(who)).toEqual({ finished: true });
    expect(await exists(`provider_profiles/${who.uid}`)).toBe(false);
    expect(await refusalOf(save(await session('client'), SHIFT))).toMatchObject({
      ...{ code: 'failed-precondition', message: 'Please save your page first.' },
    });
    const { who: suspended } = await professional();
    const closed = { reason: 'suspended', closed_at: new Date(), expires_at: null };
    await setFields(`closed_accounts/${suspended.uid}`, closed);
    expect(await refusalOf(save(suspended, SHIFT))).toMatchObject({ code: 'unauthenticated' });
  });

  it('are listed for an update after the clocks have changed @2.52.4', async () => {
    const { who } = await professional();
    await save(who, SHIFT);
    const index = createSearchIndex(adminDb());
    const shiftedAt = async (now: Date) => {
      const found: string[] = [];
      for await (const uids of index.listShifted(now)) found.push(...uids);
      return found;
    };
    expect(await shiftedAt(new Date())).not.toContain(who.uid);
    const [listing] = await listingsOf(adminDb(), who.uid);
    expect(await shiftedAt(new Date(Number(listing?.[1]['open_until'])))).toContain(who.uid);
    // Not yet in the past, when a run of the hourly job would update it.
    const soon = new Date(Date.now() + 60_000);
    await updateFields(`provider_search/${listing?.[0]}`, {
      filters: {},
      open_until: soon.getTime(),
    });
    expect(await shiftedAt(soon)).toContain(who.uid);
    await index.refresh(who.uid);
    expect(await shiftedAt(soon)).not.toContain(who.uid);
    expect(await isListed(adminDb(), who.uid, 'Pro')).toBe(true);
  });
});

it('malformed hours do not take the page down', async () => {
  const { who } = await professional();
  const opening_hours = { hours: SHIFT.hours, time_zone: 'Mars/Olympus' };
  await updateFields(`provider_profiles/${who.uid}`, { facts: { ...NO_FACTS, opening_hours } });
  const page = await get(`/api/page/${who.uid.toLowerCase()}`);
  expect(publicPageSchema.parse(await page.json()).facts.opening_hours).toBeNull();
});
