import {
  analyticsMonthSchema,
  calendarDay,
  EMPTY_DAY,
} from '@doorstep/domain/analytics/analytics-month';
import { minimalBranch } from '@doorstep/domain/profiles/minimal-branch';
import { subscriber } from '@doorstep/local/demo/factories.ts';
import { functionUrl } from '@doorstep/local/stack/addresses.ts';
import { describe, expect, it } from 'vitest';
import { adminDb, setFields, updateFields } from '../../support/server/admin.ts';
import { someAddress } from '../../support/server/from-address.ts';
import { saveProfile, saveRequest } from '../../support/server/market.ts';
import { session, unique } from '../../support/server/sdk-people.ts';
import { readStack } from '../../support/stack.ts';

/** Views of public pages, as browsers report them. */

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';

/** An address of the CDN (domain/operations/cdn-networks.ts). */
const CDN = '151.101.1.57';
const WAIT = { timeout: 45_000 };
const QUOTE = {
  ...{ id: unique('quote'), lines: [{ text: 'Labor', cents: 45_000 }], total_cents: 45_000 },
  ...{ currency: 'usd', tax_note: null, message: null, valid_until: '2099-12-24' },
  time_zone: 'UTC',
  ...{ created_at: new Date(), decided_at: null, decided_by: null },
};
const ACCEPTED = { state: 'accepted', decided_at: new Date(), decided_by: 'client-1' };
interface Options {
  from?: string;
  agent?: string;
  method?: string;
}

async function report(
  body: unknown,
  { from = someAddress(), agent = BROWSER, method = 'POST' }: Options = {},
) {
  const answer = await fetch(functionUrl(readStack(), 'beacons/api/view'), {
    method,
    // As through Hosting: the caller forges the first entry, the CDN writes the second.
    headers: { 'x-forwarded-for': `${someAddress()}, ${from}, ${CDN}`, 'user-agent': agent },
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return answer.status;
}

async function page(changes: Parameters<typeof saveProfile>[1] = {}) {
  const uid = unique('viewed');
  const handle = uid.toLowerCase();
  await saveProfile(uid, {
    handle,
    published: true,
    city: 'Austin, TX',
    locations: [],
    ...changes,
  });
  const view = (more: object = {}, options: Options = {}) => report({ handle, ...more }, options);
  const months = adminDb().collection('analytics').where('provider_id', '==', uid);
  /** Returns the only day that was counted. */
  const day = async () => {
    const { docs } = await months.get();
    const found = docs.map((one) => ({ id: one.id, ...one.data() }));
    return Object.values(analyticsMonthSchema.parse(found[0] ?? { days: {} }).days)[0];
  };
  const isCounted = async () => !(await months.get()).empty;
  return { uid, handle, view, day, isCounted };
}

/** Counts the visitors of all pages. Other tests add marks of requests at the same time. */
async function marks(): Promise<number> {
  const { docs } = await adminDb().collection('counted_once').get();
  return docs.filter(({ id }) => id.startsWith('visit_')).length;
}

describe('a view of a public page', () => {
  // @2.32.1
  it('counts each view, and a visitor once in a day', async () => {
    const { view, day } = await page();
    const [home, office] = [someAddress(), someAddress()];
    const before = await marks();
    expect(await view({}, { from: home })).toBe(204);
    await view({}, { from: home });
    await view({}, { from: home, agent: PHONE });
    await view({}, { from: office });
    expect(await day()).toEqual({ ...EMPTY_DAY, views: 4, visitors: 3, sources: { direct: 4 } });
    expect((await marks()) - before).toBe(3);
  });

  // @2.32.2
  it('counts where visitors came from, and only trades and places that exist', async () => {
    const { view, day } = await page();
    await view({ from: 'search.plumbing.austin-tx', site: 'localhost' });
    await view({ from: 'trade.buy-now.buy-now' });
    await view({ site: 'localhost' });
    await view({ site: 'www.Blog.example' });
    expect(await day()).toMatchObject({
      sources: { search: 1, trade: 1, site: 1, 'blog.example': 1 },
      trades: { plumbing: 1 },
      cities: { 'austin-tx': 1 },
    });
  });

  it('counts the city of a branch while the plan includes branches', async () => {
    const { uid, view, day } = await page();
    const branch = minimalBranch({ address: '1 Main St, Waco, TX' });
    await adminDb()
      .doc(`branches/${uid}`)
      .set({ branches: [branch] });
    const fromWaco = () => view({ from: 'search.plumbing.waco-tx', site: 'localhost' });
    await fromWaco();
    expect((await day())?.cities).toEqual({});
    // The trigger on new profiles copies the stored plan, also after this test has changed the copy.
    const plan = subscriber({ subscription_tier: 'Business', stripe_customer_id: null });
    await setFields(`subscribers/${uid}`, { ...plan });
    await updateFields(`provider_profiles/${uid}`, { 'facts.plan_tier': 'Business' });
    await fromWaco();
    expect((await day())?.cities).toEqual({ 'waco-tx': 1 });
  });

  // @2.32.3
  it('is not counted for bots, hidden pages and more than 30 an hour from one network', async () => {
    const { view, isCounted, day } = await page();
    const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    for (const agent of [bot, 'curl/8.0', '']) expect(await view({}, { agent })).toBe(204);
    expect(await isCounted()).toBe(false);
    const hidden = await page({ published: false });
    expect(await hidden.view()).toBe(204);
    expect(await hidden.isCounted()).toBe(false);
    const from = someAddress();
    for (let i = 0; i < 32; i += 1) await view({}, { from, agent: `${BROWSER} ${i}` });
    expect((await day())?.views).toBe(30);
  });

  it('is refused in another form', async () => {
    const { handle } = await page();
    expect(await report({}, { method: 'GET' })).toBe(405);
    for (const body of ['', '{', '7', {}, { handle, site: 7 }, { handle, site: 'x'.repeat(2000) }])
      expect(await report(body), JSON.stringify(body)).toBe(400);
  });

  it('stores no address: a keyed hash that changes with the day and the page', async () => {
    const [one, two] = [await page(), await page()];
    const from = '203.0.113.77';
    await one.view({}, { from });
    await two.view({}, { from });
    const marks = await adminDb().collection('counted_once').get();
    const docs = marks.docs.filter(({ id }) => id.startsWith('visit_'));
    expect(docs.length).toBeGreaterThanOrEqual(2);
    expect(docs.every(({ id }) => /^visit_[0-9a-f]{64}$/.test(id))).toBe(true);
    const expiry = docs.map((mark) =>
      (mark.get('expires_at') as { toMillis(): number }).toMillis(),
    );
    expect(Math.max(...expiry)).toBeLessThanOrEqual(Date.now() + 2 * 24 * 60 * 60 * 1000);
  });
});

describe('what happens in a business', () => {
  // @2.32.4
  it('is counted once on its day', async () => {
    const uid = unique('busy');
    await saveProfile(uid, { handle: uid.toLowerCase() });
    const client = await session('client');
    const named = { client_uid: client.uid, client_email: client.email };
    const { id } = await saveRequest({ provider_id: uid, ...named });
    const today = async () => {
      const { month, day } = calendarDay(new Date());
      const stored = await adminDb().doc(`analytics/${uid}_${month}`).get();
      return analyticsMonthSchema.safeParse({ ...stored.data(), id: stored.id }).data?.days[day];
    };
    const change = (fields: object) =>
      adminDb()
        .doc(`service_requests/${id}`)
        .update({ ...fields, status_changed_at: new Date() });
    const by = { status_changed_by: uid };
    await change({ ...by, status: 'in_progress', quote: { ...QUOTE, state: 'open' } });
    await expect.poll(async () => (await today())?.waits, WAIT).toEqual({ 5: 1 });
    await change({ ...by, status: 'completed', quote: { ...QUOTE, ...ACCEPTED } });
    await expect.poll(async () => (await today())?.completed, WAIT).toBe(1);
    await change({ ...by, status: 'in_progress' });
    await change({ ...by, status: 'completed', unread_provider: 0 });
    await client.call('write-review', { request_id: id, stars: 5, text: 'Quick.' });
    expect((await today())?.reviews).toBe(1);
    await expect.poll(today, WAIT).toEqual({
      ...EMPTY_DAY,
      ...{ requests: 1, waits: { 5: 1 }, quotes: 1, accepted: 1, completed: 1, reviews: 1 },
      ...{ quotes_cents: 45_000, accepted_cents: 45_000, completed_cents: 45_000 },
    });
  });
});
