import './support/isolated-project.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { accountMailId } from '@doorstep/domain/mail/mail';
import { conversation, stored, subscriber } from '@doorstep/local/demo/factories.ts';
import { WriteBatch } from 'firebase-admin/firestore';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import {
  clientProfileWritten,
  closedAccountWritten,
  conversationWritten,
  profileWritten,
  requestWritten,
  subscriberWritten,
} from '../../functions/index.ts';
import { sweepMailJob } from '../../functions/mail/endpoints.ts';
import { runSteps } from '../../functions/platform/trigger-steps.ts';
import { profileCopiesStep } from '../../functions/profiles/endpoints.ts';
import {
  adminAuth,
  adminDb,
  exists,
  fieldsOf,
  setFields,
  updateFields,
} from '../support/server/admin.ts';
import {
  change,
  deliverWrite,
  snapshotOf,
  type Write,
} from '../support/server/in-process/events.ts';
import { saveConversation, savePage, saveRequest } from '../support/server/market.ts';
import { unique } from '../support/server/sdk-people.ts';
import { listingsOf } from '../support/server/search.ts';
import { createAccount } from './support/create-account.ts';

/** Events that are repeated, or are about a document that is gone. */

// Sends the due mails, because the check of the data after this file reports an overdue one.
afterAll(() => sweepMailJob.run());

const pageOf = (uid: string) => `provider_profiles/${uid}`;

/** Delivers a write of a page, and those that the trigger itself makes. Returns their number. */
async function runsAfter(write: Write): Promise<number> {
  let { before, after } = write;
  for (let runs = 1; ; runs += 1) {
    await deliverWrite(profileWritten, { before, after });
    before = after;
    after = await snapshotOf(before.ref.path);
    if (runs > 5 || after.updateTime?.isEqual(before.updateTime ?? after.updateTime)) return runs;
  }
}

it('a saved profile ends after at most two runs of its trigger', async () => {
  const { uid, email } = await createAccount('saved');
  const path = pageOf(uid);
  expect(await runsAfter(await change(path, () => savePage(uid)))).toBeLessThanOrEqual(2);
  const edited = { display_name: 'Northside Plumbing', email: `office-${email}`, bio: 'Pipes.' };
  const edit = await change(path, () => updateFields(path, edited));
  expect(await runsAfter(edit)).toBeLessThanOrEqual(2);
});

it('the same event twice has one effect', async () => {
  const { uid, email } = await createAccount('twice');
  await savePage(uid, { email });
  const { id } = await saveRequest({ provider_id: uid });
  const request = `service_requests/${id}`;
  const completed = await change(request, () =>
    updateFields(request, {
      ...{ status: 'completed', status_changed_by: uid, status_changed_at: new Date() },
      waiting: 'none',
    }),
  );
  const plan = `subscribers/${uid}`;
  await setFields(plan, { ...subscriber({ stripe_customer_id: null }), subscribed: false });
  const subscribed = await change(plan, () => updateFields(plan, { subscribed: true }));
  const month = `business_months/${new Date().toISOString().slice(0, 7)}`;
  const startedIn = async () =>
    (await exists(month)) ? Number((await fieldsOf(month))['started'] ?? 0) : 0;
  const startedBefore = await startedIn();
  for (const event of ['event-1', 'event-1']) {
    await deliverWrite(requestWritten, completed, event);
    await deliverWrite(subscriberWritten, subscribed, `${uid}-${event}`);
  }
  expect((await adminDb().collection(`${request}/history`).get()).size).toBe(1);
  expect((await fieldsOf(pageOf(uid)))['facts']).toMatchObject({ jobs_completed: 1 });
  expect(await startedIn()).toBe(startedBefore + 1);
  const mails = adminDb().collection('mail').where('to', '==', email);
  expect((await mails.get()).docs.map((mail): unknown => mail.get('template'))).toEqual([
    'welcome',
  ]);
});

it('an event about a document that is gone leaves nothing', async () => {
  const { uid, email } = await createAccount('gone');
  const create = async (path: string, write: () => Promise<unknown>) => {
    const created = await change(path, write);
    await created.after.ref.delete();
    return created;
  };
  const page = await create(pageOf(uid), () => savePage(uid, { email }));
  await adminDb().doc(`handles/${uid.toLowerCase()}`).delete();
  await deliverWrite(profileWritten, page);
  expect(await listingsOf(adminDb(), uid)).toEqual([]);
  expect(await exists(`people_search/${uid}`)).toBe(false);
  const id = unique('request');
  const path = `service_requests/${id}`;
  await deliverWrite(
    requestWritten,
    await create(path, () => saveRequest({ id, provider_id: uid })),
  );
  expect(await exists(`mail/${id}_new_request`)).toBe(false);
  const client = unique('client');
  const client_path = `client_profiles/${client}`;
  const named = await create(client_path, () => setFields(client_path, { full_name: 'Nora' }));
  await deliverWrite(clientProfileWritten, named);
  expect(await exists(`people_search/${client}`)).toBe(false);
  const talk = conversation({ provider_id: uid, client_id: client, unread_provider: 1 });
  const talk_path = `conversations/${talk.id}`;
  const begun = await create(talk_path, () => setFields(talk_path, stored(talk)));
  await deliverWrite(conversationWritten, begun);
  expect(await exists(talk_path)).toBe(false);
  const closed = `closed_accounts/${uid}`;
  const close = (reason: string) =>
    setFields(closed, { reason, closed_at: new Date(), expires_at: null });
  await deliverWrite(closedAccountWritten, await create(closed, () => close('suspended')));
  expect((await adminAuth().getUser(uid)).disabled).toBe(false);
  const plan = `subscribers/${uid}`;
  await updateFields(plan, { subscribed: false });
  const subscribed = await create(plan, () => updateFields(plan, { subscribed: true }));
  await close('deleted');
  await deliverWrite(subscriberWritten, subscribed);
  await adminDb().doc(closed).delete();
  const mails = adminDb().collection('mail').where('to', '==', email);
  expect((await mails.get()).size).toBe(0);
});

it('copies that their time limit has stopped are completed when the event is repeated', async () => {
  const { uid } = await createAccount('limited');
  const page = pageOf(uid);
  await savePage(uid, { display_name: 'Old Name' });
  const { id } = await saveRequest({ provider_id: uid, provider_name: 'Old Name' });
  const names = { provider_id: uid, provider_name: 'Old Name', provider_handle: uid };
  const talk = await saveConversation(
    { ...names, provider_avatar_url: null, client_id: unique('client') },
    [{ from: 'client', text: 'Are you there?', at: new Date() }],
  );
  const [request, conversation] = [`service_requests/${id}`, `conversations/${talk}`];
  const renamed = await change(page, () => updateFields(page, { display_name: 'New Name' }));
  const limit = { ...profileCopiesStep, seconds: 1 };
  const commit = vi.spyOn(WriteBatch.prototype, 'commit');
  onTestFinished(() => commit.mockRestore());
  commit.mockImplementationOnce(async function (this: WriteBatch) {
    const written = await this.commit();
    await sleep(1_500);
    return written;
  });
  const limited = { run: (event: Parameters<typeof runSteps>[1]) => runSteps([limit], event) };
  await expect(deliverWrite(limited, renamed)).rejects.toThrow('failed steps: profile-copies');
  expect(await fieldsOf(request)).toMatchObject({ provider_name: 'New Name' });
  expect(await fieldsOf(conversation)).toMatchObject({ provider_name: 'Old Name' });
  const { updateTime } = await snapshotOf(request);
  await deliverWrite(profileWritten, renamed);
  expect(await fieldsOf(conversation)).toMatchObject({ provider_name: 'New Name' });
  // The retry skips the copies that are up to date.
  expect((await snapshotOf(request)).updateTime).toEqual(updateTime);
});

it('continues the action that wrote the document, and not that of an earlier write', async () => {
  const { uid } = await createAccount('action');
  const plan = `subscribers/${uid}`;
  await setFields(plan, { ...subscriber({ stripe_customer_id: null }), subscribed: false });
  const mail = `mail/${accountMailId('welcome', uid)}`;
  const subscribe = (fields: object) => change(plan, () => updateFields(plan, fields));
  const own = { correlation_id: 'c0ffee00c0ffee08' };
  await deliverWrite(subscriberWritten, await subscribe({ subscribed: true, ...own }));
  expect(await fieldsOf(mail)).toMatchObject(own);
  await adminDb().doc(mail).delete();
  await updateFields(plan, { subscribed: false });
  await deliverWrite(subscriberWritten, await subscribe({ subscribed: true }));
  const { correlation_id } = await fieldsOf(mail);
  expect(correlation_id).toMatch(/^[0-9a-f]{16}$/);
  expect(correlation_id).not.toBe(own.correlation_id);
  // No real write of this collection has the field.
  await adminDb().doc(plan).delete();
});
