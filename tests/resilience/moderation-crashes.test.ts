import './support/isolated-project.ts';
import { expect, it, onTestFinished } from 'vitest';
import { auditLogWritten, closedAccountWritten, requestWritten } from '../../functions/index.ts';
import { createAuditLog } from '../../functions/moderation/audit-log-repository.ts';
import { onLogged } from '../../functions/platform/log.ts';
import { adminAuth, adminDb, exists, fieldsOf, setFields } from '../support/server/admin.ts';
import { callHere } from '../support/server/in-process/call-here.ts';
import { savePage, saveRequest } from '../support/server/market.ts';
import { unique } from '../support/server/sdk-people.ts';
import { stripeApi } from '../support/server/stripe-api.ts';
import { createAccount } from './support/create-account.ts';
import { deliverDocument, deliverWrite, snapshotOf } from '../support/server/in-process/events.ts';
import { createSubscription } from './support/subscription.ts';
import { testCrashes } from './support/crash-cases.ts';

async function createAdministrator() {
  const administrator = await createAccount('admin');
  const { uid } = administrator;
  await setFields(`user_roles/${uid}`, { user_id: uid, role: 'admin' });
  return administrator;
}

async function createThread() {
  const [provider, client] = [await createAccount('provider'), await createAccount('client')];
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

testCrashes({
  name: 'a report that also blocks',
  setUp: createThread,
  run: ({ client, id }) =>
    callHere('report-person', client, {
      thread: { kind: 'request', id },
      reason: 'abuse',
      text: 'Shouts.',
      also_block: true,
    }),
  assert: async ({ provider, client }) => {
    expect(await reportsAbout(provider.uid)).toHaveLength(1);
    expect(await exists(`blocks/${client.uid}_${provider.uid}`)).toBe(true);
  },
});

/** Suspends the reported account. A second call fails because the report is already decided. */
async function suspend(administrator: { uid: string; email: string }, id: string) {
  try {
    await callHere('admin-decide-report', administrator, {
      id,
      decision: 'suspend',
      note: 'Fraud.',
    });
  } catch (error) {
    expect(error).toMatchObject({ code: 'failed-precondition' });
  }
}

testCrashes({
  name: 'a suspension',
  setUp: async () => {
    const { provider, client, id } = await createThread();
    const administrator = await createAdministrator();
    await callHere('report-person', client, {
      thread: { kind: 'request', id },
      reason: 'fraud',
      text: 'Took the money.',
      also_block: false,
    });
    const [stored] = await reportsAbout(provider.uid);
    if (!stored) throw new Error('no report');
    const before = await snapshotOf(`closed_accounts/${provider.uid}`);
    return { provider, administrator, id: stored.id, before };
  },
  run: ({ administrator, id }) => suspend(administrator, id),
  // The platform may run the trigger twice.
  runSchedules: async ({ before }) => {
    const after = await snapshotOf(before.ref.path);
    for (let run = 0; run < 2; run += 1) {
      await deliverWrite(closedAccountWritten, { before, after });
    }
  },
  assert: async ({ provider, id }) => {
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

testCrashes({
  name: 'the changes of a suspension in Firebase Authentication and at Stripe',
  setUp: async () => {
    const provider = await createAccount('provider');
    const { subscription } = await createSubscription(provider.uid);
    const before = await snapshotOf(`closed_accounts/${provider.uid}`);
    await before.ref.set({ reason: 'suspended', closed_at: new Date(), expires_at: null });
    return { provider, subscription, before, after: await snapshotOf(before.ref.path) };
  },
  run: ({ before, after }) => deliverWrite(closedAccountWritten, { before, after }),
  assert: async ({ provider, subscription }) => {
    expect((await adminAuth().getUser(provider.uid)).disabled).toBe(true);
    const ending = await stripeApi().subscriptions.retrieve(subscription);
    expect(ending).toMatchObject({ status: 'trialing', cancel_at_period_end: true });
  },
});

it('the copy of an audit entry in the log is made by the trigger, which is retried', async () => {
  const { uid } = await createAdministrator();
  const subject = unique('document');
  const copies: unknown[] = [];
  onLogged(({ event, fields }) => event === 'audit' && copies.push(fields));
  onTestFinished(() => onLogged(() => {}));
  const fact = { actor_uid: uid, action: 'report_dismissed', subject, note: null } as const;
  await createAuditLog(adminDb()).add(fact);
  // The process that wrote the entry may end here.
  const [entry] = await auditOf(subject);
  if (!entry) throw new Error('no entry');
  expect(copies).toEqual([]);
  for (let delivery = 0; delivery < 2; delivery += 1) await deliverDocument(auditLogWritten, entry);
  const copy = { seq: entry.get('seq') as number, hash: entry.get('hash') as string };
  expect(copies).toMatchObject([copy, copy]);
  for (const trigger of [auditLogWritten, closedAccountWritten]) {
    expect(trigger.__endpoint).toMatchObject({ eventTrigger: { retry: true } });
  }
});

testCrashes({
  name: 'the mail about an unread message',
  setUp: async () => {
    const { provider, request, id } = await createThread();
    const before = await snapshotOf(`service_requests/${id}`);
    const line = { from: 'client', text: 'Are you there?', at: new Date(), read: false } as const;
    await saveRequest({ ...request, id }, [line]);
    return { provider, id, before, after: await snapshotOf(before.ref.path) };
  },
  run: ({ before, after }) => deliverWrite(requestWritten, { before, after }),
  assert: async ({ provider }) => {
    const waiting = await adminDb().collection('mail').where('to', '==', provider.email).get();
    expect(waiting.docs.map((mail) => mail.data())).toMatchObject([
      { template: 'unread_messages' },
    ]);
  },
});
