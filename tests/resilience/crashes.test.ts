import './support/isolated-project.ts';
import { requestMailId } from '@doorstep/domain/mail/mail';
import { expect } from 'vitest';
import { pictureUploaded, profileWritten, requestWritten } from '../../functions/index.ts';
import { sweepMailJob } from '../../functions/mail/endpoints.ts';
import { sweepPicturesJob } from '../../functions/pictures/endpoints.ts';
import { exists, fieldsOf } from '../support/server/admin.ts';
import { callHere } from '../support/server/in-process/call-here.ts';
import { headerOf, mailsTo } from '../support/server/received-mails.ts';
import { saveConversation, savePage, saveProfile, saveRequest } from '../support/server/market.ts';
import { unique } from '../support/server/sdk-people.ts';
import { everythingOf, photo, upload, whole } from '../support/server/uploaded-pictures.ts';
import { createAccount } from './support/create-account.ts';
import { moveClock } from './support/clock.ts';
import {
  deliverCreation,
  deliverUploaded,
  deliverWrite,
  snapshotOf,
} from '../support/server/in-process/events.ts';
import { testCrashes } from './support/crash-cases.ts';

/** Runs the mail sweep until all leases and retry delays have ended. */
async function sweepMails() {
  for (let round = 0; round < 4; round += 1) {
    moveClock(15);
    await sweepMailJob.run();
  }
}

/** Returns whether both mails of a request are in the outbox. */
async function areQueued(id: string) {
  const templates = ['new_request', 'request_confirmation'] as const;
  const paths = templates.map((template) => `mail/${requestMailId(id, template)}`);
  return (await Promise.all(paths.map(exists))).every(Boolean);
}

/**
 * Calls the function as the browser does. The call fails while a crashed delivery has the lease.
 */
async function callSendRequest(client: { uid: string; email: string }, id: string) {
  try {
    await callHere('send-service-request', client, { request_id: id });
  } catch (error) {
    expect(error).toMatchObject({ code: 'unavailable' });
  }
}

async function createRequest() {
  const [provider, client] = [await createAccount('provider'), await createAccount('client')];
  await savePage(provider.uid, { email: provider.email });
  const { id } = await saveRequest({
    provider_id: provider.uid,
    client_uid: client.uid,
    client_email: client.email,
  });
  return { provider, client, id };
}

// @8.7.28
testCrashes({
  name: 'the mails of a new request',
  setUp: createRequest,
  // The browser and the trigger run at the same time.
  run: ({ client, id }) =>
    Promise.all([
      callSendRequest(client, id),
      deliverCreation(requestWritten, `service_requests/${id}`),
    ]),
  runSchedules: sweepMails,
  // The schedule sends queued mails. Before that, the platform delivers the event again.
  finishedBySchedule: { isResumable: ({ id }) => areQueued(id) },
  assert: async ({ provider, client, id }, crashes) => {
    for (const [to, template] of [
      [provider.email, 'new_request'],
      [client.email, 'request_confirmation'],
    ] as const) {
      const mails = await mailsTo(to);
      // A crash between sending a mail and marking it as sent causes a second copy.
      expect(mails.length).toBeGreaterThan(0);
      expect(mails.length).toBeLessThanOrEqual(1 + crashes);
      const ids = await Promise.all(mails.map((mail) => headerOf(mail, 'Message-ID')));
      expect(new Set(ids).size).toBe(1);
      const mail = await fieldsOf(`mail/${requestMailId(id, template)}`);
      expect(mail).toMatchObject({ state: 'sent', lease_until: null });
    }
  },
});

testCrashes({
  name: 'an uploaded picture',
  setUp: async () => {
    const { uid } = await createAccount('up');
    const uploadedPicture = await upload(uid, await photo(64, 48));
    await savePage(uid, { avatar_url: uploadedPicture.url });
    return uploadedPicture;
  },
  run: (one) => deliverUploaded(pictureUploaded, { name: one.path }),
  runSchedules: async () => {
    moveClock(70);
    await sweepPicturesJob.run();
  },
  // If the upload has no entry yet, the platform delivers its event again.
  finishedBySchedule: { isResumable: (one) => exists(`pictures/${one.id}`) },
  assert: async (one) => {
    expect(await everythingOf(one.owner)).toEqual(whole(one));
    expect(await fieldsOf(`pictures/${one.id}`)).toMatchObject({ ready: true });
  },
});

testCrashes({
  name: 'the pictures of a deleted profile',
  setUp: async () => {
    const uid = unique('shown');
    const bytes = await photo(64, 48);
    const [shown, unsaved] = [await upload(uid, bytes), await upload(uid, bytes)];
    for (const one of [shown, unsaved]) await deliverUploaded(pictureUploaded, { name: one.path });
    await saveProfile(uid, { avatar_url: shown.url });
    const before = await snapshotOf(`provider_profiles/${uid}`);
    await before.ref.delete();
    return { uid, before, after: await snapshotOf(before.ref.path) };
  },
  run: ({ before, after }) => deliverWrite(profileWritten, { before, after }),
  finishedBySchedule: {
    isResumable: () => Promise.resolve(true),
    schedule: async () => {
      moveClock(25 * 60);
      await sweepPicturesJob.run();
    },
  },
  assert: async ({ uid }) => {
    expect(await everythingOf(uid)).toEqual({ files: [], entries: [] });
  },
});

testCrashes({
  name: 'the copies of a changed name',
  setUp: async () => {
    const { uid } = await createAccount('renamed');
    const page = await savePage(uid, { display_name: 'Old Name' });
    const before = await snapshotOf(`provider_profiles/${uid}`);
    const names = { provider_id: uid, provider_name: 'Old Name', provider_handle: page.handle };
    const { id } = await saveRequest(names);
    const sides = { ...names, provider_avatar_url: null, client_id: unique('client') };
    const line = { from: 'client', text: 'Are you there?', at: new Date() } as const;
    const talk = await saveConversation(sides, [line]);
    await savePage(uid, { display_name: 'New Name' });
    const copies = [`service_requests/${id}`, `conversations/${talk}`];
    return { uid, copies, before, after: await snapshotOf(before.ref.path) };
  },
  run: ({ before, after }) => deliverWrite(profileWritten, { before, after }),
  assert: async ({ copies }) => {
    for (const path of copies) {
      expect(await fieldsOf(path)).toMatchObject({ provider_name: 'New Name' });
    }
  },
});
