import './support/own-project.ts';
import { expect } from 'vitest';
import { admin, report, suspension, unread } from '../../functions/index.ts';
import { adminAuth, adminDb, exists, fieldsOf } from '../support/server/admin.ts';
import { callHere } from '../support/server/in-process.ts';
import { saveProfile, saveRequest } from '../support/server/market.ts';
import { account } from './support/account.ts';
import { changed, snapshotOf } from './support/events.ts';
import { survives } from './support/use-case.ts';
import { countWrites } from './support/writes.ts';

/** Reports, blocks, suspensions and the mails that triggers write, with the process ended at each write. */

countWrites();

async function thread() {
  const [provider, client] = [await account('provider'), await account('client')];
  await saveProfile(provider.uid, { email: provider.email });
  const { id } = await saveRequest({
    provider_id: provider.uid,
    client_uid: client.uid,
    client_email: client.email,
  });
  return { provider, client, id };
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
  name: 'the mail about a message that is not read',
  scene: async () => {
    const { provider, id } = await thread();
    const before = await snapshotOf(`service_requests/${id}`);
    await before.ref.update({
      last_message: 'Are you there?',
      last_message_id: `${id}-message`,
      last_message_at: new Date(),
      unread_provider: 1,
    });
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
