import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createAccountDeletions } from '../../../functions/account/account-deletion-repository.ts';
import { accountDeletion } from '../../../functions/container.ts';
import { sweepDeletionsJob } from '../../../functions/account/endpoints.ts';
import { deleteAccount } from '../../../functions/account/delete-account.ts';
import { addressKey } from '../../../functions/platform/address-key.ts';
import { adminAuth, adminDb, exists, fieldsOf } from '../../support/server/admin.ts';
import { documentsOf, threads, unreadMail } from '../../support/server/account-fixtures.ts';
import { session, unique, unverified } from '../../support/server/sdk-people.ts';
import { everythingOf, photo, untilReady, upload } from '../../support/server/uploaded-pictures.ts';
import { control, stripeApi, subscribe, theSubscription } from '../../support/server/stripe-api.ts';
import { triggersFinished } from '../../support/server/in-process/run-triggers.ts';

afterEach(() => control('calm'));

const sweepNow = () => sweepDeletionsJob.run();
const jobOf = (uid: string) => `account_deletions/${uid}`;
const hasAccount = async (uid: string) => {
  const { users } = await adminAuth().getUsers([{ uid }]);
  return users.length > 0;
};
const expectDone = async (uid: string) =>
  expect(await fieldsOf(jobOf(uid))).toMatchObject({ state: 'done' });

describe('a deletion that runs out of time', () => {
  it('stops between two batches of pictures, with the account closed, and the schedule continues', async () => {
    const person = await session('leaver');
    const bytes = await photo();
    const uploads = [];
    for (let i = 0; i < 7; i += 1) uploads.push(await upload(person.uid, bytes));
    for (const picture of uploads) await untilReady(picture);
    const deps = accountDeletion(60_000);
    const { pictures } = deps.pictures;
    let removed = 0;
    const counted = {
      ...pictures,
      remove: async (id: string) => {
        await pictures.remove(id);
        removed += 1;
      },
    };
    const answer = await deleteAccount(
      {
        ...deps,
        pictures: { ...deps.pictures, pictures: counted },
        hasTime: () => removed === 0,
      },
      { uid: person.uid, signed_in_at: new Date() },
    );
    expect(answer).toEqual({ finished: false });
    expect(removed).toBe(5);
    expect(await exists(`closed_accounts/${person.uid}`)).toBe(true);

    await sweepNow();
    await expectDone(person.uid);
    expect(await everythingOf(person.uid)).toEqual({ files: [], entries: [] });
    expect(await hasAccount(person.uid)).toBe(false);
  });
});

describe('a deletion with more mails than one page', () => {
  it('stops between two pages of mails, and the schedule continues', async () => {
    const person = await session('leaver');
    const batch = adminDb().batch();
    const mails = adminDb().collection('mail').where('data.account', '==', person.uid);
    for (let i = 0; i < 201; i += 1)
      batch.set(adminDb().doc(`mail/${person.uid}_${i}`), { data: { account: person.uid } });
    await batch.commit();
    const deps = accountDeletion(60_000);
    let pages = 0;
    const documents = {
      ...deps.documents,
      deleteMailAbout: async function* (uid: string) {
        for await (const page of deps.documents.deleteMailAbout(uid)) {
          pages += 1;
          yield page;
        }
      },
    };
    const answer = await deleteAccount(
      { ...deps, documents, hasTime: () => pages === 0 },
      { uid: person.uid, signed_in_at: new Date() },
    );
    expect(answer).toEqual({ finished: false });
    expect((await mails.count().get()).data().count).toBe(1);

    await sweepNow();
    await expectDone(person.uid);
    expect((await mails.count().get()).data().count).toBe(0);
  });
});

describe('two parallel calls', () => {
  it('a refused call does not end the other one, which has closed the account', async () => {
    const deletions = createAccountDeletions(adminDb());
    const [first, second] = [unique('leaver'), unique('leaver')];
    const now = new Date();
    for (const uid of [first, second]) await deletions.start(uid, now, now);
    await adminDb().doc(`closed_accounts/${first}`).set({ reason: 'deleted' });
    for (const uid of [first, second]) await deletions.abandon(uid, now);
    expect(await fieldsOf(jobOf(first))).toMatchObject({ state: 'running', expires_at: null });
    expect(await fieldsOf(jobOf(second))).toMatchObject({ state: 'refused' });

    await deletions.startStep(second, 'close', now, now);
    expect(await fieldsOf(jobOf(second))).toMatchObject({ state: 'running', expires_at: null });
    for (const uid of [first, second]) await adminDb().doc(jobOf(uid)).delete();
  });
});

/** Returns the document that docs/runbook.md tells an operator to write. */
function writtenByHand(): Record<string, unknown> {
  const page = readFileSync(path.join(ROOT, 'docs/runbook.md'), 'utf8');
  const row = /^\| `(\w+)` +\| (string|number|timestamp|null) +\| (?:`(\w+)`|now|) *\|$/gm;
  const values = { timestamp: () => new Date(), null: () => null };
  const fields = [...page.matchAll(row)].map(([, name = '', type, value = '']) => {
    if (type === 'timestamp' || type === 'null') return [name, values[type]()];
    return [name, type === 'number' ? Number(value) : value];
  });
  return z.record(z.string(), z.unknown()).parse(Object.fromEntries(fields));
}

describe('a deletion that an operator starts in the console', () => {
  it('ends the subscription first, then does the same as a deletion by the owner', async () => {
    const [leaver, client] = [await session('suspended'), await session('stays')];
    const left = await threads(leaver, client);
    await subscribe(leaver);
    const { id } = await theSubscription(leaver);
    const closed = adminDb().doc(`closed_accounts/${leaver.uid}`);
    await closed.set({ reason: 'suspended', closed_at: new Date(), expires_at: null });
    const job = adminDb().doc(jobOf(leaver.uid));

    await control('refuse', { seconds: 60, status: 503 });
    await job.set(writtenByHand());
    await sweepNow();
    expect(await fieldsOf(job.path)).toMatchObject({
      ...{ state: 'running', step: 'end_billing', attempts: 1 },
    });
    expect(await fieldsOf(closed.path)).toMatchObject({ reason: 'suspended' });
    expect(await exists(`provider_profiles/${leaver.uid}`)).toBe(true);

    await control('calm');
    await job.update({ next_attempt_at: new Date() });
    await sweepNow();
    await expectDone(leaver.uid);
    expect((await stripeApi().subscriptions.retrieve(id)).status).toBe('canceled');
    expect(await documentsOf(leaver.uid)).toEqual([]);
    expect(await hasAccount(leaver.uid)).toBe(false);
    expect(await fieldsOf(closed.path)).toMatchObject({ reason: 'deleted' });
    expect(await fieldsOf(left.request)).toMatchObject({
      provider_name: 'Deleted account',
      closed: true,
      waiting: 'none',
    });
    expect(await exists(left.message)).toBe(true);
  });

  it('deletes nothing that belongs to the owner of an unverified address', async () => {
    const [provider, sender, claims] = [await session(), await session(), await unverified()];
    const left = await threads(provider, { uid: sender.uid, email: claims.email });
    const confirmation = `mail/${left.id}_request_confirmation`;
    await triggersFinished();
    expect(await exists(confirmation)).toBe(true);
    const unread = await unreadMail(claims.email, { kind: 'request', id: left.id }, 'client');
    const preferences = `mail_preferences/${addressKey(claims.email)}`;
    await adminDb().doc(preferences).set({ subscribed: false, updated_at: new Date() });
    await adminDb().doc(jobOf(claims.uid)).set(writtenByHand());
    await sweepNow();
    await expectDone(claims.uid);
    expect(await hasAccount(claims.uid)).toBe(false);
    expect(await fieldsOf(left.request)).toMatchObject({ client_email: claims.email });
    for (const path of [confirmation, unread, preferences, left.grant]) {
      expect(await exists(path)).toBe(true);
    }
    await adminDb().doc(preferences).delete();
  });

  it('does nothing if one of the fields is missing', async () => {
    const person = await session();
    const { attempts, ...others } = writtenByHand();
    expect(attempts).toBe(0);
    await adminDb().doc(jobOf(person.uid)).set(others);
    await sweepNow();
    expect(await hasAccount(person.uid)).toBe(true);
    expect(await exists(`closed_accounts/${person.uid}`)).toBe(false);
    await adminDb().doc(jobOf(person.uid)).delete();
  });
});
