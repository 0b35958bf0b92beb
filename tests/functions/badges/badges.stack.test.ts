import type { BadgeEntry } from '@doorstep/domain/admin/admin-callables';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import { publicPageSchema } from '@doorstep/domain/pages/public-page';
import { beforeAll, describe, expect, it } from 'vitest';
import { sweepBadgesJob } from '../../../functions/badges/endpoints.ts';
import { deleteAccount } from '../../support/server/account-fixtures.ts';
import { adminDb, exists, fieldsOf, updateFields } from '../../support/server/admin.ts';
import { theMailTo } from '../../support/server/received-mails.ts';
import { savePage } from '../../support/server/market.ts';
import { administrator } from '../../support/server/moderation.ts';
import { refusalCode, refusalOf, session, type Person } from '../../support/server/sdk-people.ts';
import { evidenceOf, photo, uploadEvidence } from '../../support/server/uploaded-pictures.ts';
import { readStack } from '../../support/stack.ts';

/** Badges: applications, their evidence and decisions, and their end. */

const DAY_MS = 24 * 60 * 60 * 1000;
const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const picture = await photo(64, 48);

let admin: Person;
beforeAll(async () => {
  admin = await administrator();
});

type Asked = Partial<CallableInput<'ask-for-badge'>>;
/** Uploads evidence and asks for a badge with it. */
const ask = async (who: Person, changes: Asked = {}) =>
  who.call('ask-for-badge', {
    ...{ kind: 'license', number: 'CFC 1429', expires_on: day(400) },
    evidence: await uploadEvidence(who.uid, picture),
    ...changes,
  });

const runSweep = () => sweepBadgesJob.run();
const pathOf = ({ uid }: Person, kind = 'license') => `badge_applications/${uid}_${kind}`;

async function professional(): Promise<Person> {
  const person = await session('provider');
  await savePage(person.uid, { display_name: 'Rivera Plumbing' });
  return person;
}

async function decide(
  { uid }: Person,
  decision: { grant: { number: string; expires_on: string } } | { refuse: string },
  kind = 'license',
  by = admin,
) {
  const id = `${uid}_${kind}`;
  const { asked_at } = await fieldsOf(`badge_applications/${id}`);
  const time = (asked_at as { toDate(): Date }).toDate().toISOString();
  return by.call('admin-decide-badge', { id, asked_at: time, ...decision });
}

/** Returns the badges on the public page. */
async function badgesOf({ uid }: Person) {
  const answer = await fetch(`${readStack().site}/api/page/${uid.toLowerCase()}`);
  return publicPageSchema.parse(await answer.json()).facts.badges;
}

const cardOf = async ({ uid }: Person): Promise<unknown> => {
  const listings = adminDb().collection('provider_search').where('provider_id', '==', uid);
  return (await listings.get()).docs[0]?.get('card.badges');
};

describe('an application', () => {
  // @2.25.1
  it('stores the evidence, which an administrator opens', async () => {
    const pro = await professional();
    expect(await ask(pro)).toEqual({ state: 'pending' });
    const [name] = await evidenceOf(pro.uid);
    expect(await fieldsOf(pathOf(pro))).toMatchObject({
      state: 'pending',
      evidence: { name, type: 'image/jpeg' },
    });
    const id = `${pro.uid}_license`;
    expect(await admin.call('admin-badge-evidence', { id })).toEqual({
      type: 'image/jpeg',
      file: picture.toString('base64'),
    });
    const applications: BadgeEntry[] = [];
    for (let after: string | null = null, more = true; more;) {
      const page: CallableOutput<'admin-badges'> = await admin.call('admin-badges', { after });
      applications.push(...page.applications);
      after = page.next;
      more = after !== null;
    }
    const provider = { display_name: 'Rivera Plumbing', handle: pro.uid.toLowerCase() };
    const entry: unknown = expect.objectContaining({ id, number: 'CFC 1429', provider });
    expect(applications).toContainEqual(entry);
  });

  // @2.25.2
  it('that has expired is refused with a message', async () => {
    const pro = await professional();
    const message = "Please enter a date that hasn't passed.";
    const refusal = await refusalOf(ask(pro, { expires_on: day(-2) }));
    expect(refusal).toMatchObject({ code: 'invalid-argument', message });
    expect(await exists(pathOf(pro))).toBe(false);
  });

  it('needs a saved page', async () => {
    const message = 'Please save your page first.';
    expect(await refusalOf(ask(await session()))).toMatchObject({ message });
  });
});

describe('a decision', () => {
  // @2.25.3
  it('grants the badge with number and end, on the page and the card, and mails it', async () => {
    const pro = await professional();
    await ask(pro);
    await decide(pro, { grant: { number: 'CFC 1429', expires_on: day(300) } });
    const license = { number: 'CFC 1429', expires_on: day(300) };
    expect(await badgesOf(pro)).toEqual({ license, insurance: null });
    await expect.poll(() => cardOf(pro), { timeout: 45_000 }).toEqual(['license']);
    const { text } = await theMailTo(pro.email, /license is verified/);
    expect(text).toContain('/dashboard/profile#badges');
    const { entries } = await admin.call('admin-audit-log', { before: null });
    expect(entries[0]).toMatchObject({ action: 'badge_granted', subject: `${pro.uid}_license` });
  }, 60_000);

  it('shows no number of an insurance policy', async () => {
    const pro = await professional();
    await ask(pro, { kind: 'insurance', number: 'POLICY-7' });
    await decide(pro, { grant: { number: 'POLICY-7', expires_on: day(300) } }, 'insurance');
    const insurance = { number: null, expires_on: day(300) };
    expect(await badgesOf(pro)).toEqual({ license: null, insurance });
  });

  // @2.25.4
  it('refuses with a reason that is mailed, and leaves an earlier badge as it is', async () => {
    const pro = await professional();
    await ask(pro);
    await decide(pro, { grant: { number: '1', expires_on: day(20) } });
    await ask(pro);
    await decide(pro, { refuse: 'The picture is <too> dark.' });
    expect(await fieldsOf(pathOf(pro))).toMatchObject({
      state: 'refused',
      reason: 'The picture is <too> dark.',
    });
    expect((await badgesOf(pro)).license).toMatchObject({ expires_on: day(20) });
    const { text } = await theMailTo(pro.email, /couldn't verify/);
    expect(text).toContain('The picture is <too> dark.');
  });

  // @2.25.5
  it('is made once, about the application that was seen, and never about one’s own', async () => {
    const pro = await professional();
    await ask(pro);
    const asked_at = new Date(Date.now() - 60_000).toISOString();
    const id = `${pro.uid}_license`;
    const stale = admin.call('admin-decide-badge', { id, asked_at, refuse: 'Too late.' });
    expect(await refusalCode(stale)).toBe('failed-precondition');
    for (let press = 0; press < 2; press += 1) await decide(pro, { refuse: 'Dark.' });
    expect(await refusalCode(decide(pro, { refuse: 'Darker.' }))).toBe('failed-precondition');
    await savePage(admin.uid);
    await ask(admin);
    const own = decide(admin, { grant: { number: '1', expires_on: day(9) } });
    expect(await refusalCode(own)).toBe('failed-precondition');
    expect(await refusalCode(decide(pro, { grant: { number: '1', expires_on: day(-2) } }))).toBe(
      'invalid-argument',
    );
  });
});

async function expiringMails({ uid }: Person) {
  const mails = await adminDb().collection('mail').where('data.account', '==', uid).get();
  return mails.docs.filter((mail) => mail.get('template') === 'badge_expiring');
}

describe('the daily sweep', () => {
  // @2.25.6
  it('mails once, 30 days before a badge ends, and removes it after its last day', async () => {
    const pro = await professional();
    await ask(pro);
    await decide(pro, { grant: { number: '1', expires_on: day(32) } });
    await runSweep();
    expect(await expiringMails(pro)).toHaveLength(0);
    await updateFields(`provider_profiles/${pro.uid}`, {
      'facts.badges.license.expires_on': day(29),
    });
    await runSweep();
    await runSweep();
    const { text } = await theMailTo(pro.email, /license badge expires on/);
    expect(text).toContain('send us a current document');
    expect(await expiringMails(pro)).toHaveLength(1);
    await updateFields(`provider_profiles/${pro.uid}`, {
      'facts.badges.license.expires_on': day(-2),
    });
    expect((await badgesOf(pro)).license).toBeNull();
    await runSweep();
    const profile = await fieldsOf(`provider_profiles/${pro.uid}`);
    expect(profile['facts']).toMatchObject({ badges: { license: null } });
    await expect.poll(() => cardOf(pro), { timeout: 45_000 }).toEqual([]);
  }, 90_000);

  // @2.25.7
  it('deletes evidence 30 days after the decision, but not that of a newer application', async () => {
    const [pro, other] = [await professional(), await professional()];
    for (const one of [pro, other]) {
      await ask(one);
      await decide(one, { refuse: 'Dark.' });
    }
    const due = { evidence_until: new Date(Date.now() - 1000) };
    await runSweep();
    expect(await evidenceOf(pro.uid)).toHaveLength(1);
    await updateFields(pathOf(pro), due);
    await ask(other);
    await runSweep();
    expect(await evidenceOf(pro.uid)).toEqual([]);
    expect(await fieldsOf(pathOf(pro))).toMatchObject({ evidence: null, evidence_until: null });
    expect(await evidenceOf(other.uid)).toHaveLength(1);
  });
});

// @2.25.8
it('is deleted with the account, with its evidence', async () => {
  const pro = await professional();
  await ask(pro);
  // No application names this file.
  await uploadEvidence(pro.uid, picture);
  await deleteAccount(pro);
  expect(await exists(pathOf(pro))).toBe(false);
  expect(await evidenceOf(pro.uid)).toEqual([]);
});
