import { beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '../../functions/index.ts';
import { adminDb, fieldsOf } from '../support/server/admin.ts';
import { saveDeadMail } from '../support/server/dead-mails.ts';
import { headerOf, mailsTo, theMailTo } from '../support/server/inbox.ts';
import { saveProfile, saveRequest } from '../support/server/market.ts';
import { administrator } from '../support/server/moderation.ts';
import { refusalCode, refusalOf, session, unique, type Person } from '../support/server/people.ts';
import { until } from '../support/server/until.ts';

const role = (person: Person) => adminDb().doc(`user_roles/${person.uid}`);

const INPUTS = { 'admin-overview': {}, 'admin-dead-mails': { after: null } };
const NAMES = ['admin-overview', 'admin-dead-mails'] as const;

let admin: Person;

beforeAll(async () => {
  admin = await administrator();
});

describe.each(NAMES)('%s', (name) => {
  it('refuses a client and a professional', async () => {
    const [client, provider] = await Promise.all([session('client'), session('provider')]);
    await saveProfile(provider.uid);
    for (const person of [client, provider]) {
      expect(await refusalCode(person.callRaw(name, INPUTS[name]))).toBe('permission-denied');
    }
  });

  it('refuses who was an administrator, at the next call', async () => {
    const former = await administrator();
    await expect(former.callRaw(name, INPUTS[name])).resolves.toBeDefined();
    await role(former).delete();
    expect(await refusalCode(former.callRaw(name, INPUTS[name]))).toBe('permission-denied');
  });
});

describe('admin-overview', () => {
  it('counts what there is, requests of the last seven days only', async () => {
    const before = await admin.call('admin-overview', {});
    const provider = await session('counted');
    await saveProfile(provider.uid);
    await saveProfile((await session('draft')).uid, { published: false });
    await adminDb().doc(`subscribers/${provider.uid}`).set({ subscribed: true });
    const days = (count: number) => new Date(Date.now() - count * 24 * 3600_000);
    await saveRequest({ provider_id: provider.uid, created_at: days(6) });
    await saveRequest({ provider_id: provider.uid, created_at: days(8) });
    await saveDeadMail(0);
    expect(await admin.call('admin-overview', {})).toEqual({
      published_providers: before.published_providers + 1,
      active_subscriptions: before.active_subscriptions + 1,
      requests_7d: before.requests_7d + 1,
      dead_mails: before.dead_mails + 1,
    });
  });
});

describe('admin-dead-mails', () => {
  it('lists what was given up, newest first, in pages of 25, and nothing of what it said', async () => {
    const ids: string[] = [];
    for (let minutes = 26; minutes > 0; minutes -= 1) ids.unshift(await saveDeadMail(minutes));
    const all: string[] = [];
    let after: string | null = null;
    let pages = 0;
    for (let more = true; more && pages < 10; pages += 1) {
      const page = await admin.call('admin-dead-mails', { after });
      expect(page.mails.length).toBeLessThanOrEqual(25);
      all.push(...page.mails.map(({ id }) => id));
      after = all.at(-1) ?? null;
      more = page.more;
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

  it('begins anew after a mail that is not there any more', async () => {
    await saveDeadMail(0);
    const { mails } = await admin.call('admin-dead-mails', { after: 'nobodys_new_request' });
    expect(mails.length).toBeGreaterThan(0);
  });
});

describe('admin-send-mail-again', () => {
  const path = (id: string) => `mail/${id}`;

  it('lets a mail that was given up go out, once, under the same Message-ID', async () => {
    const to = `${unique('again')}@doorstep.test`;
    const id = await saveDeadMail(0, to);
    // Pressed twice, by two administrators at once.
    const other = await administrator();
    const answers = await Promise.all(
      [admin, other].map((person) => person.call('admin-send-mail-again', { id })),
    );
    for (const { state } of answers) expect(state).not.toBe('dead');
    await sweep.mail.run({ scheduleTime: new Date().toISOString() });
    const mail = await theMailTo(to);
    expect(await headerOf(mail, 'Message-ID')).toBe(`<${id}@doorstep.test>`);
    await until('it is noted', async () => (await fieldsOf(path(id))).state === 'sent');
    expect(await admin.call('admin-send-mail-again', { id })).toEqual({ state: 'sent' });
    await sweep.mail.run({ scheduleTime: new Date().toISOString() });
    expect(await mailsTo(to)).toHaveLength(1);
    const noted = await adminDb().collection('audit_log').where('subject', '==', id).get();
    expect(noted.docs.map((entry) => entry.data())).toMatchObject([{ action: 'mail_sent_again' }]);
    expect([admin.uid, other.uid]).toContain(noted.docs[0]?.get('actor_uid'));
  });

  it('begins the tries anew', async () => {
    const id = await saveDeadMail(0, 'not an address');
    await admin.call('admin-send-mail-again', { id });
    await until('it is given up again', async () => (await fieldsOf(path(id))).state === 'dead');
    expect(await fieldsOf(path(id))).toMatchObject({ attempts: 1, lease_until: null });
  });

  it('knows no mail that is not there', async () => {
    for (const id of ['nobodys_new_request', 'a/b', '..']) {
      const call = admin.callRaw('admin-send-mail-again', { id });
      expect(await refusalOf(call)).toMatchObject({
        code: 'not-found',
        message: 'This email is not kept any more.',
      });
    }
  });

  it('refuses everybody else, and the mail stays as it was', async () => {
    const id = await saveDeadMail(0);
    const former = await administrator();
    await role(former).delete();
    const [client, provider] = await Promise.all([session('client'), session('provider')]);
    await saveProfile(provider.uid);
    for (const person of [client, provider, former]) {
      const call = person.callRaw('admin-send-mail-again', { id });
      expect(await refusalCode(call)).toBe('permission-denied');
    }
    expect(await fieldsOf(path(id))).toMatchObject({ state: 'dead', attempts: 8 });
  });
});
