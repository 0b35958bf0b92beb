import { NOT_SUBSCRIBED } from '@doorstep/domain/billing/subscription';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createMailOutbox } from '../../../functions/mail/mail-outbox-repository.ts';
import { createServiceRequests } from '../../../functions/requests/service-request-repository.ts';
import { deps } from '../../../functions/container.ts';
import { queueBillingMail } from '../../../functions/billing/queue-billing-mail.ts';
import { queueRequestMail } from '../../../functions/requests/queue-request-mail.ts';
import { adminAuth, adminDb, exists, fieldsOf } from '../../support/server/admin.ts';
import { giveUp, saveDead, saveDeadMail } from '../../support/server/failed-mails.ts';
import { deleteAccount } from '../../support/server/account-fixtures.ts';
import { confirmPageEmail, saveProfile, saveRequest } from '../../support/server/market.ts';
import { administrator } from '../../support/server/moderation.ts';
import { session, unique, type Person } from '../../support/server/sdk-people.ts';

let admin: Person;
beforeAll(async () => {
  admin = await administrator();
});

/** Calls until the end, as the screen does. Returns how many mails each call has sent. */
async function sendAll(person = admin): Promise<number[]> {
  const sent: number[] = [];
  let after: string | null = null;
  do {
    const page: { sent: number; next: string | null } = await person.call(
      'admin-send-all-mails-again',
      { after },
    );
    sent.push(page.sent);
    after = page.next;
  } while (after !== null && sent.length < 50);
  return sent;
}

const stateOf = async (id: string) => (await fieldsOf(`mail/${id}`)).state;
const notesOf = async (id: string) => {
  const { docs } = await adminDb().collection('audit_log').where('subject', '==', id).get();
  return docs.map((entry) => entry.data());
};

// @2.10.17
describe('admin-send-all-mails-again', () => {
  it('sends all failed mails, 25 in a call, with one audit entry each', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 27; i += 1)
      ids.push(await saveDeadMail(i, `${unique('all')}@doorstep.test`));
    const sent = await sendAll();
    expect(Math.max(...sent)).toBe(25);
    expect(sent.length).toBeGreaterThan(1);
    for (const id of ids) {
      expect(await stateOf(id)).not.toBe('dead');
      expect(await notesOf(id)).toMatchObject([
        { action: 'mail_sent_again', actor_uid: admin.uid, note: 'Send all again' },
      ]);
    }
  });

  it('writes one audit entry although two administrators press twice at the same time', async () => {
    const ids = await Promise.all([1, 2, 3].map((minutes) => saveDeadMail(minutes)));
    const other = await administrator();
    await Promise.all([admin, admin, other, other].map((person) => sendAll(person)));
    for (const id of ids) expect(await notesOf(id)).toHaveLength(1);
  });

  it('resends a mail once for four parallel calls', async () => {
    const id = await saveDeadMail(0);
    const outbox = createMailOutbox(adminDb());
    const recipient = { to: 'gone@doorstep.test', now: new Date(Date.now() + 3_600_000) };
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () => outbox.requeueDead(id, recipient, () => Promise.resolve())),
    );
    expect(outcomes.filter((outcome) => outcome?.isRequeued)).toHaveLength(1);
    expect(outcomes.map((outcome) => outcome?.state)).not.toContain('dead');
  });

  it('leaves mails that are queued, sent or obsolete', async () => {
    const states = ['pending', 'sending', 'sent', 'obsolete'];
    const ids = await Promise.all(states.map(() => saveDeadMail(0)));
    const later = new Date(Date.now() + 3_600_000);
    for (const [i, id] of ids.entries()) {
      await adminDb()
        .doc(`mail/${id}`)
        .update({ state: states[i], attempts: 3, next_attempt_at: later });
    }
    await sendAll();
    for (const [i, id] of ids.entries()) {
      expect(await fieldsOf(`mail/${id}`)).toMatchObject({ state: states[i], attempts: 3 });
      expect(await notesOf(id)).toEqual([]);
    }
  });
});

/** Gives the account a new verified address. */
async function changeEmail({ uid }: Person): Promise<string> {
  const email = `${unique('new')}@doorstep.test`;
  await adminAuth().updateUser(uid, { email, emailVerified: true });
  return email;
}

const one = (id: string) => admin.call('admin-send-mail-again', { id });
const PRESSES: [string, (id: string) => Promise<unknown>][] = [
  ['Send again', one],
  ['Send all again', () => sendAll()],
];

describe.each(PRESSES)('%s uses the current address', (_, press) => {
  const OLD = 'old@doorstep.test';
  const toOf = async (id: string) => (await fieldsOf(`mail/${id}`)).to;

  it('of both sides of a request, and of a conversation', async () => {
    const [provider, client] = [await session('provider'), await session('client')];
    const office = `${unique('office')}@doorstep.test`;
    await confirmPageEmail(provider.uid, OLD);
    await saveProfile(provider.uid, { email: OLD });
    const sides = { provider_id: provider.uid, client_uid: client.uid };
    const { id } = await saveRequest({ ...sides, client_email: client.email });
    const [told, confirmed] = [`${id}_new_request`, `${id}_request_confirmation`];
    const request = await createServiceRequests(adminDb()).find(id);
    if (!request) throw new Error('not stored');
    await queueRequestMail(deps, request, new Date(Date.now() + 3_600_000));
    for (const mail of [told, confirmed]) await giveUp(mail);
    const unread = await saveDead(OLD, {
      template: 'unread_messages',
      data: {
        thread: { kind: 'request', id },
        side: 'provider',
        message_id: 'm',
        reader_name: null,
        sender_name: null,
        preview: 'Hello',
      },
    });
    expect(await toOf(told)).toBe(OLD);
    expect(await toOf(confirmed)).toBe(client.email);
    await confirmPageEmail(provider.uid, office);
    await saveProfile(provider.uid, { email: office });
    const moved = await changeEmail(client);
    for (const mail of [told, confirmed, unread]) await press(mail);
    expect(await toOf(told)).toBe(office);
    expect(await toOf(confirmed)).toBe(moved);
    expect(await toOf(unread)).toBe(office);
  });

  it('of an account that pays', async () => {
    const person = await session('payer');
    const active = { ...NOT_SUBSCRIBED, subscribed: true, status: 'active' as const };
    await queueBillingMail(deps, person.uid, NOT_SUBSCRIBED, {
      ...active,
      subscription_tier: 'Pro',
    });
    const id = `welcome_${person.uid}`;
    expect(await toOf(id)).toBe(person.email);
    await giveUp(id);
    const moved = await changeEmail(person);
    await press(id);
    expect(await toOf(id)).toBe(moved);
  });

  it('but sends nothing once the account is deleted', async () => {
    const person = await session('leaver');
    const data = { account: person.uid, provider_name: null, tier: 'Pro' } as const;
    const id = await saveDead('former@doorstep.test', { template: 'welcome', data });
    await deleteAccount(person);
    expect(await exists(`mail/${id}`)).toBe(false);
    // The call for a missing mail is refused.
    await press(id).catch(() => undefined);
    expect(await exists(`mail/${id}`)).toBe(false);
  });

  it('or the stored one if the thread is malformed, which does not stop other mails', async () => {
    const id = await saveDeadMail(0);
    const { data } = z
      .object({ data: z.object({ request_id: z.string() }) })
      .parse(await fieldsOf(`mail/${id}`));
    const { to } = await fieldsOf(`mail/${id}`);
    await adminDb().doc(`service_requests/${data.request_id}`).set({ provider_id: 7 });
    expect(await one(id)).toEqual({ state: 'pending' });
    expect(await fieldsOf(`mail/${id}`)).toMatchObject({ to });
    await adminDb().doc(`service_requests/${data.request_id}`).delete();
  });

  it('or the stored one if there is no current one', async () => {
    const data = { account: 'nobody', provider_name: null, tier: 'Pro' } as const;
    const to = `${unique('g')}@doorstep.test`;
    const id = await saveDead(to, { template: 'welcome', data });
    await press(id);
    expect(await toOf(id)).toBe(to);
    expect(await stateOf(id)).not.toBe('dead');
  });
});
