import { beforeAll, describe, expect, it } from 'vitest';
import type { CallableOutput } from '@doorstep/domain/callables';
import { clientProfile, subscriber } from '@doorstep/local/demo/factories.ts';
import { deleteAccount } from '../../support/server/account-fixtures.ts';
import {
  adminAuth,
  adminDb,
  deleteUser,
  exists,
  fieldsOf,
  setFields,
} from '../../support/server/admin.ts';
import { theMailTo } from '../../support/server/received-mails.ts';
import { savePage, saveRequest } from '../../support/server/market.ts';
import { administrator } from '../../support/server/moderation.ts';
import {
  refusalOf,
  session,
  unique,
  unverified,
  type Person,
} from '../../support/server/sdk-people.ts';
import { triggersFinished } from '../../support/server/in-process/run-triggers.ts';

let admin: Person;
beforeAll(async () => {
  admin = await administrator();
});

/** Returns the uids of all pages of a search. */
async function find(text: string): Promise<string[]> {
  const found: string[] = [];
  for (let after: string | null = null, more = true; more;) {
    const page: CallableOutput<'admin-people'> = await admin.call('admin-people', { text, after });
    expect(page.people.length).toBeLessThanOrEqual(25);
    found.push(...page.people.map(({ uid }) => uid));
    after = page.next;
    more = after !== null;
  }
  return found;
}

const isIndexed = (uid: string) => exists(`people_search/${uid}`);

const entriesAbout = async (uid: string) => {
  const { docs } = await adminDb().collection('audit_log').where('subject', '==', uid).get();
  return docs.map((entry) => entry.data());
};

/** Creates a professional with a word in the name that nobody else has. */
async function professional() {
  const person = await session('pro');
  const word = unique('Zephyr');
  await savePage(person.uid, { display_name: `${word} Plumbing` });
  await triggersFinished();
  return { ...person, word };
}

describe('admin-people', () => {
  // @2.10.25
  it('finds people by words, handle and email, and no longer after a change', async () => {
    const pro = await professional();
    const { email } = await fieldsOf(`provider_profiles/${pro.uid}`);
    const searches = [pro.word.toLowerCase(), `plumb ${pro.word.slice(0, 12)}`, pro.email];
    for (const text of searches) expect(await find(text)).toEqual([pro.uid]);
    expect(await find(`${pro.word} Painting`)).toEqual([]);
    expect(await find(String(email))).toContain(pro.uid);
    expect(await find(pro.uid.toLowerCase())).toEqual([pro.uid]);

    await adminDb().doc(`provider_profiles/${pro.uid}`).update({ display_name: 'Renamed' });
    await triggersFinished();
    expect(await find(pro.word)).toEqual([]);
    await deleteAccount(pro);
    expect(await isIndexed(pro.uid)).toBe(false);
  });

  it('finds a client by name, and an account without a profile by its whole email', async () => {
    const client = await session('client');
    const name = unique('Quill');
    expect(await find(client.email)).toEqual([client.uid]);
    expect(await find(client.email.slice(0, -3))).toEqual([]);
    const profile = clientProfile({ user_id: client.uid, full_name: `Ána ${name}` });
    await setFields(`client_profiles/${client.uid}`, { ...profile });
    await triggersFinished();
    expect(await find(`ana ${name}`)).toEqual([client.uid]);
  });

  // @2.10.22
  it('goes on at the same place after the last person of a page was deleted', async () => {
    const word = unique('Many');
    const batch = adminDb().batch();
    const uids = Array.from({ length: 27 }, (_, i) => `${word}${String(i).padStart(2, '0')}`);
    for (const uid of uids) {
      const profile = clientProfile({ user_id: uid, full_name: `${word} ${uid.slice(-2)}` });
      batch.set(adminDb().doc(`client_profiles/${uid}`), { ...profile });
    }
    await batch.commit();
    await triggersFinished();
    const first = await admin.call('admin-people', { text: word, after: null });
    expect(first.people.map(({ uid }) => uid)).toEqual(uids.slice(0, 25));
    await adminDb().doc(`people_search/${uids[24]}`).delete();
    const second = await admin.call('admin-people', { text: word, after: first.next });
    expect(second).toMatchObject({ people: [{ uid: uids[25] }, { uid: uids[26] }], next: null });
  });
});

describe('admin-person', () => {
  // @2.10.26
  it('shows account, page, plan and requests, without what the person wrote', async () => {
    const [pro, client] = [await professional(), await session('client')];
    const plan = subscriber({ stripe_customer_id: 'cus_office', subscription_tier: 'Pro' });
    await setFields(`subscribers/${pro.uid}`, { ...plan });
    const sent = { provider_id: pro.uid, client_uid: client.uid, client_name: 'Nora Bell' };
    await saveRequest({ ...sent, service_description: 'My secret.' });
    const sheet = await admin.call('admin-person', { uid: pro.uid });
    expect(sheet).toMatchObject({
      name: `${pro.word} Plumbing`,
      standing: 'open',
      is_admin: false,
      account: { email: pro.email, is_confirmed: true, is_disabled: false },
      page: { handle: pro.uid.toLowerCase(), published: true },
      plan: {
        tier: 'Pro',
        stripe_url: 'https://dashboard.stripe.com/test/customers/cus_office',
      },
    });
    const listed = ({ lists }: typeof sheet) =>
      lists.map(({ list, count, entries }): unknown[] => [list, count, entries.length]);
    expect(listed(sheet)).toEqual([
      ['requests_received', 1, 1],
      ['requests_sent', 0, 0],
      ['reports_about', 0, 0],
      ['reports_by', 0, 0],
      ['support', 0, 0],
    ]);
    expect(sheet.lists[0]?.entries).toMatchObject([{ kind: 'request', with: { uid: client.uid } }]);
    expect(JSON.stringify(sheet)).not.toContain('secret');
    const other = await admin.call('admin-person', { uid: client.uid });
    expect(other).toMatchObject({ page: null, plan: null });
    expect(listed(other)[1]).toEqual(['requests_sent', 1, 1]);
    for (const uid of [unique('nobody'), 'a/b', '..']) {
      const refusal = await refusalOf(admin.callRaw('admin-person', { uid }));
      expect(refusal).toMatchObject({ code: 'not-found', message: 'This account was deleted.' });
    }
  });
});

describe('admin-list-person-entries', () => {
  // @2.10.26
  it('returns the entries after those of the sheet', async () => {
    const [pro, now] = [await session('busy'), Date.now()];
    const names = Array.from({ length: 12 }, (_, nth) => `Client ${nth}`);
    for (const [nth, client_name] of names.entries()) {
      const created_at = new Date(now - nth * 1000);
      await saveRequest({ provider_id: pro.uid, client_name, created_at });
    }
    const { lists } = await admin.call('admin-person', { uid: pro.uid });
    const [first] = lists;
    expect(first).toMatchObject({ list: 'requests_received', count: 12 });
    const rest = await admin.call('admin-list-person-entries', {
      ...{ uid: pro.uid, list: 'requests_received', after: first?.next ?? null },
    });
    const shown = [...(first?.entries ?? []), ...rest.entries];
    expect(shown).toMatchObject(names.map((name) => ({ kind: 'request', with: { name } })));
    expect(rest.next).toBeNull();
  });
});

describe('suspending without a report', () => {
  // @2.10.27
  it('hides the page, disables sign-in and is undone, once each', async () => {
    const pro = await professional();
    const input = { uid: pro.uid, note: 'A forged license.' };
    const page = async () => (await fieldsOf(`provider_profiles/${pro.uid}`)).published;
    for (let press = 0; press < 2; press += 1) {
      expect(await admin.call('admin-suspend-account', input)).toEqual({ account: 'suspended' });
    }
    expect(await page()).toBe(false);
    expect((await adminAuth().getUser(pro.uid)).disabled).toBe(true);
    const { people } = await admin.call('admin-people', { text: pro.word, after: null });
    expect(people).toMatchObject([{ is_suspended: true }]);
    const back = { uid: pro.uid, note: 'It was real.' };
    expect(await admin.call('admin-restore-account', back)).toEqual({ account: 'open' });
    expect(await page()).toBe(true);
    // The trigger of the suspension may disable the account once more, before it reads the end.
    await triggersFinished();
    expect((await adminAuth().getUser(pro.uid)).disabled).toBe(false);
    expect(await admin.call('admin-restore-account', back)).toEqual({ account: 'open' });
    const entries = await entriesAbout(pro.uid);
    expect(entries.map(({ action, note }): unknown[] => [action, note]).toSorted()).toEqual([
      ['account_suspended', 'A forged license.'],
      ['suspension_lifted', 'It was real.'],
    ]);
  });

  // @2.10.28
  it('is refused for oneself, another administrator, a deleted account and without a reason', async () => {
    const other = await administrator();
    const refused = async (input: unknown) =>
      (await refusalOf(admin.callRaw('admin-suspend-account', input))).message;
    expect(await refused({ uid: admin.uid, note: 'Me.' })).toBe('This is your own account.');
    expect(await refused({ uid: other.uid, note: 'Them.' })).toContain('Remove the role first.');
    expect(await refused({ uid: unique('gone'), note: 'x' })).toBe('This account was deleted.');
    expect(await refused({ uid: other.uid, note: ' ' })).toBe('Please check what you entered.');
    expect(await exists(`closed_accounts/${other.uid}`)).toBe(false);
  });
});

describe('admin-send-confirmation', () => {
  // @2.10.29
  it('mails the link again and logs it, but not for a confirmed email', async () => {
    const person = await unverified();
    const { uid } = person;
    expect(await admin.call('admin-send-confirmation', { uid })).toEqual({ sent: true });
    const mail = await theMailTo(person.email);
    expect(JSON.stringify(mail)).toMatch(/confirm/i);
    expect(await entriesAbout(uid)).toMatchObject([
      { action: 'confirmation_sent', actor_uid: admin.uid },
    ]);
    for (let sent = 1; sent < 5; sent += 1) await admin.call('admin-send-confirmation', { uid });
    const limited = await refusalOf(admin.callRaw('admin-send-confirmation', { uid }));
    expect(limited.code).toBe('resource-exhausted');
    const confirmed = await refusalOf(
      admin.callRaw('admin-send-confirmation', { uid: (await session()).uid }),
    );
    expect(confirmed.message).toBe('This email is already confirmed.');
  });
});

describe('the audit log', () => {
  // @2.10.32
  it('names people by their current names, and a deleted account not at all', async () => {
    const [pro, gone] = [await professional(), await session('gone')];
    for (const { uid } of [pro, gone]) {
      await admin.call('admin-suspend-account', { uid, note: unique('Named') });
    }
    await deleteUser(gone.uid);
    const { entries } = await admin.call('admin-audit-log', { before: null });
    const about = (uid: string) => entries.find(({ subject }) => subject === uid);
    expect(about(pro.uid)).toMatchObject({
      actor: { uid: admin.uid, name: admin.email },
      about: { uid: pro.uid, name: `${pro.word} Plumbing` },
    });
    expect(about(gone.uid)).toMatchObject({ about: { uid: gone.uid, name: null } });
  });
});
