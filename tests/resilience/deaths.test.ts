import './support/own-project.ts';
import { requestMailId } from '@doorstep/domain/mail/mail';
import { expect } from 'vitest';
import { picture, profile, request, send, sweep } from '../../functions/index.ts';
import { exists, fieldsOf } from '../support/server/admin.ts';
import { callHere } from '../support/server/in-process.ts';
import { headerOf, mailsTo } from '../support/server/inbox.ts';
import { saveConversation, savePage, saveProfile, saveRequest } from '../support/server/market.ts';
import { unique } from '../support/server/people.ts';
import { everythingOf, photo, upload, whole } from '../support/server/pictures.ts';
import { account } from './support/account.ts';
import { moveClock } from './support/clock.ts';
import { changed, created, snapshotOf, tick, uploaded } from './support/events.ts';
import { survives } from './support/use-case.ts';
import { countWrites } from './support/writes.ts';

/** What the functions do in several writes, with the process ended at each of them. */

countWrites();

/** Runs the sweep of mails until every lease and every wait is over. */
async function sweepMails() {
  for (let round = 0; round < 4; round += 1) {
    moveClock(15);
    await tick(sweep.mail);
  }
}

/** Both mails of a request are in the outbox. */
async function areWritten(id: string) {
  const both = ['new_request', 'request_confirmation'] as const;
  const there = await Promise.all(both.map((one) => exists(`mail/${requestMailId(id, one)}`)));
  return there.every(Boolean);
}

/** The browser's call; while a dead delivery's lease lasts it says that the mail goes out later. */
async function sendNow(client: { uid: string; email: string }, id: string) {
  try {
    await callHere(send.service.request, client, { request_id: id });
  } catch (refused) {
    expect(refused).toMatchObject({ code: 'unavailable' });
  }
}

async function newRequest() {
  const [provider, client] = [await account('provider'), await account('client')];
  await savePage(provider.uid, { email: provider.email });
  const { id } = await saveRequest({
    provider_id: provider.uid,
    client_uid: client.uid,
    client_email: client.email,
  });
  return { provider, client, id };
}

survives({
  name: 'the mails of a new request',
  scene: newRequest,
  // The browser and the trigger, both at the same time.
  run: ({ client, id }) =>
    Promise.all([sendNow(client, id), created(request.created, { requestId: id })]),
  sweep: sweepMails,
  // As soon as they are written down they go out, whoever is gone; until then the platform tells again.
  alone: { isBegun: ({ id }) => areWritten(id) },
  judge: async ({ provider, client, id }, deaths) => {
    for (const [to, template] of [
      [provider.email, 'new_request'],
      [client.email, 'request_confirmation'],
    ] as const) {
      const mails = await mailsTo(to);
      // One copy more for each death: the mail server has it, and the function could not note it.
      expect(mails.length).toBeGreaterThan(0);
      expect(mails.length).toBeLessThanOrEqual(1 + deaths.length);
      const ids = await Promise.all(mails.map((mail) => headerOf(mail, 'Message-ID')));
      expect(new Set(ids).size).toBe(1);
      const mail = await fieldsOf(`mail/${requestMailId(id, template)}`);
      expect(mail).toMatchObject({ state: 'sent', lease_until: null });
    }
  },
});

survives({
  name: 'an uploaded picture',
  scene: async () => {
    const { uid } = await account('up');
    const one = await upload(uid, await photo(64, 48));
    await savePage(uid, { avatar_url: one.url });
    return one;
  },
  run: (one) => uploaded(picture.uploaded, one),
  sweep: async () => {
    moveClock(70);
    await tick(sweep.pictures);
  },
  // An upload of which nothing is written down yet is told of again by the platform.
  alone: { isBegun: (one) => exists(`pictures/${one.id}`) },
  judge: async (one) => {
    expect(await everythingOf(one.owner)).toEqual(whole(one));
    expect(await fieldsOf(`pictures/${one.id}`)).toMatchObject({ ready: true });
  },
});

survives({
  name: 'the pictures of a profile that is gone',
  scene: async () => {
    const uid = unique('shown');
    const bytes = await photo(64, 48);
    const [shown, unsaved] = [await upload(uid, bytes), await upload(uid, bytes)];
    for (const one of [shown, unsaved]) await uploaded(picture.uploaded, one);
    await saveProfile(uid, { avatar_url: shown.url });
    const before = await snapshotOf(`provider_profiles/${uid}`);
    await before.ref.delete();
    return { uid, before, after: await snapshotOf(before.ref.path) };
  },
  run: ({ uid, before, after }) => changed(profile.pictures.changed, { before, after }, { uid }),
  alone: {
    isBegun: () => Promise.resolve(true),
    sweep: async () => {
      moveClock(25 * 60);
      await tick(sweep.pictures);
    },
  },
  judge: async ({ uid }) => {
    expect(await everythingOf(uid)).toEqual({ files: [], entries: [] });
  },
});

survives({
  name: 'the copies of a name that has changed',
  scene: async () => {
    const { uid } = await account('renamed');
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
  run: ({ uid, before, after }) => changed(profile.changed, { before, after }, { uid }),
  judge: async ({ copies }) => {
    for (const path of copies) {
      expect(await fieldsOf(path)).toMatchObject({ provider_name: 'New Name' });
    }
  },
});
