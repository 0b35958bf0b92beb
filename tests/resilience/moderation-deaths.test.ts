import './support/own-project.ts';
import { expect } from 'vitest';
import { admin, report, suspension, unread } from '../../functions/index.ts';
import { adminAuth, adminDb, exists, fieldsOf } from '../support/server/admin.ts';
import { callHere } from '../support/server/in-process.ts';
import { savePage, saveRequest } from '../support/server/market.ts';
import { stripeApi } from '../support/server/stripe.ts';
import { account } from './support/account.ts';
import { changed, snapshotOf } from './support/events.ts';
import { subscribed } from './support/subscribed.ts';
import { survives } from './support/use-case.ts';
import { countWrites } from './support/writes.ts';

/** Reports, blocks, suspensions and the mails that triggers write, with the process ended at each write. */

countWrites();

async function thread() {
  const [provider, client] = [await account('provider'), await account('client')];
  await savePage(provider.uid, { email: provider.email });
  const request = await saveRequest({
    provider_id: provider.uid,
    client_uid: client.uid,
    client_email: client.email,
  });
  return { provider, client, request, id: request.id };
}

const reportsAbout = async (uid: string) =>
  (await adminDb().collection('reports').where('reported_uid', '==', uid).get()).docs;

const auditOf = async (subject: string) =>
  (await adminDb().collection('audit_log').where('subject', '==', subject).get()).docs;

survives({
  name: 'a report that blocks as well',
  scene: thread,
  run: ({ client, id }) =>
    callHere(report.person, client, {
      thread: { kind: 'request', id },
      reason: 'abuse',
      text: 'Shouts.',
      also_block: true,
    }),
  judge: async ({ provider, client }) => {
    expect(await reportsAbout(provider.uid)).toHaveLength(1);
    expect(await exists(`blocks/${client.uid}_${provider.uid}`)).toBe(true);
  },
});

/** A second press, or a second administrator, hears that it is decided. */
async function suspend(judge: { uid: string; email: string }, id: string) {
  try {
    await callHere(admin.decide.report, judge, { id, decision: 'suspend', note: 'Fraud.' });
  } catch (refused) {
    expect(refused).toMatchObject({ code: 'failed-precondition' });
  }
}

survives({
  name: 'a suspension',
  scene: async () => {
    const { provider, client, id } = await thread();
    const judge = await account('judge');
    await adminDb().doc(`user_roles/${judge.uid}`).set({ user_id: judge.uid, role: 'admin' });
    await callHere(report.person, client, {
      thread: { kind: 'request', id },
      reason: 'fraud',
      text: 'Took the money.',
      also_block: false,
    });
    const [made] = await reportsAbout(provider.uid);
    if (!made) throw new Error('no report');
    const before = await snapshotOf(`closed_accounts/${provider.uid}`);
    return { provider, judge, id: made.id, before };
  },
  run: ({ judge, id }) => suspend(judge, id),
  // The trigger on what was written, told twice.
  sweep: async ({ provider, before }) => {
    const after = await snapshotOf(before.ref.path);
    for (let told = 0; told < 2; told += 1) {
      await changed(suspension.changed, { before, after }, { uid: provider.uid });
    }
  },
  judge: async ({ provider, id }) => {
    expect(await fieldsOf(`reports/${id}`)).toMatchObject({ state: 'suspended' });
    expect(await fieldsOf(`closed_accounts/${provider.uid}`)).toMatchObject({
      reason: 'suspended',
    });
    expect(await fieldsOf(`provider_profiles/${provider.uid}`)).toMatchObject({
      published: false,
    });
    expect((await adminAuth().getUser(provider.uid)).disabled).toBe(true);
    expect(await auditOf(provider.uid)).toHaveLength(1);
  },
});

survives({
  name: 'what follows a suspension outside of the database',
  scene: async () => {
    const provider = await account('provider');
    const { subscription } = await subscribed(provider.uid);
    const before = await snapshotOf(`closed_accounts/${provider.uid}`);
    await before.ref.set({ reason: 'suspended', closed_at: new Date(), expires_at: null });
    return { provider, subscription, before, after: await snapshotOf(before.ref.path) };
  },
  run: ({ provider, before, after }) =>
    changed(suspension.changed, { before, after }, { uid: provider.uid }),
  judge: async ({ provider, subscription }) => {
    expect((await adminAuth().getUser(provider.uid)).disabled).toBe(true);
    const ending = await stripeApi().subscriptions.retrieve(subscription);
    expect(ending).toMatchObject({ status: 'trialing', cancel_at_period_end: true });
  },
});

survives({
  name: 'the mail about a message that is not read',
  scene: async () => {
    const { provider, request, id } = await thread();
    const before = await snapshotOf(`service_requests/${id}`);
    const line = { from: 'client', text: 'Are you there?', at: new Date(), read: false } as const;
    await saveRequest({ ...request, id }, [line]);
    return { provider, id, before, after: await snapshotOf(before.ref.path) };
  },
  run: ({ id, before, after }) => changed(unread.request, { before, after }, { id }),
  judge: async ({ provider }) => {
    const waiting = await adminDb().collection('mail').where('to', '==', provider.email).get();
    expect(waiting.docs.map((mail) => mail.data())).toMatchObject([
      { template: 'unread_messages' },
    ]);
  },
});
