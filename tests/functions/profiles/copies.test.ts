import { clientProfile, conversation, stored } from '@doorstep/local/demo/factories.ts';
import { describe, expect, it } from 'vitest';
import { adminDb, fieldsOf } from '../../support/server/admin.ts';
import { saveProfile, saveRequest } from '../../support/server/market.ts';
import { without } from '../../support/documents.ts';
import { unique } from '../../support/server/sdk-people.ts';
import { triggersFinished } from '../../support/server/in-process/run-triggers.ts';

async function saveConversation(providerId: string): Promise<string> {
  const talk = conversation({ provider_id: providerId, client_id: unique('client') });
  const path = `conversations/${providerId}_${talk.client_id}`;
  await adminDb().doc(path).set(stored(talk));
  return path;
}

describe('when a profile changes', () => {
  it('its copies on requests and conversations are updated, and nothing else', async () => {
    const [uid, other] = [unique('provider'), unique('provider')];
    await saveProfile(uid);
    const mine = await saveRequest({ provider_id: uid, last_message: 'kept' });
    const foreign = await saveRequest({ provider_id: other });
    const talk = await saveConversation(uid);
    const avatar = 'https://pictures.doorstep.test/new.png';
    await adminDb()
      .doc(`provider_profiles/${uid}`)
      .update({ display_name: 'New Name', handle: 'new-handle', avatar_url: avatar });
    const request = `service_requests/${mine.id}`;
    await triggersFinished();
    expect(await fieldsOf(talk)).toMatchObject({ provider_name: 'New Name' });
    expect(await fieldsOf(request)).toMatchObject({
      provider_name: 'New Name',
      provider_handle: 'new-handle',
      provider_avatar_url: avatar,
      last_message: 'kept',
    });
    expect(await fieldsOf(talk)).toMatchObject({
      provider_handle: 'new-handle',
      provider_avatar_url: avatar,
    });
    expect(await fieldsOf(`service_requests/${foreign.id}`)).toMatchObject({
      provider_name: foreign.provider_name,
    });
  });

  it('more copies than one page are updated', async () => {
    const uid = unique('provider');
    await saveProfile(uid);
    const talks = Array.from({ length: 301 }, (_, number) =>
      conversation({ provider_id: uid, client_id: `client-${number}` }),
    );
    const batch = adminDb().batch();
    for (const talk of talks) batch.set(adminDb().doc(`conversations/${talk.id}`), stored(talk));
    await batch.commit();
    await adminDb().doc(`provider_profiles/${uid}`).update({ display_name: 'New Name' });
    const stale = adminDb()
      .collection('conversations')
      .where('provider_id', '==', uid)
      .where('provider_name', '!=', 'New Name');
    await triggersFinished();
    expect((await stale.count().get()).data().count).toBe(0);
  });
});

describe("the client's name on a conversation", () => {
  /** Stores a conversation as the app creates it, without the client's name. */
  async function begin(client_id: string, changes: object = {}): Promise<string> {
    const talk = conversation({ provider_id: unique('provider'), client_id, ...changes });
    const path = `conversations/${talk.id}`;
    await adminDb()
      .doc(path)
      .set(without(stored(talk), 'client_name'));
    return path;
  }
  const saveName = (uid: string, full_name: string | null) =>
    adminDb()
      .doc(`client_profiles/${uid}`)
      .set(clientProfile({ user_id: uid, full_name }));
  const becomes = async (path: string, name: string | null) => {
    await triggersFinished();
    expect((await fieldsOf(path)).client_name).toBe(name);
  };

  it('is null, then that of their last request, then that of their profile', async () => {
    const client = unique('client');
    await becomes(await begin(client), null);
    const requestBy = (client_name: string, created_at: Date) =>
      saveRequest({ provider_id: unique('provider'), client_uid: client, client_name, created_at });
    await requestBy('Nora', new Date(Date.now() - 60_000));
    await requestBy('Nora W.', new Date());
    await saveName(client, ' ');
    await becomes(await begin(client), 'Nora W.');
    await saveName(client, 'Nora Whitfield');
    await becomes(await begin(client), 'Nora Whitfield');
  });

  it('follows the profile, except on closed conversations', async () => {
    const client = unique('client');
    await saveName(client, 'Nora Whitfield');
    const [open, closed] = [await begin(client), await begin(client)];
    for (const path of [open, closed]) await becomes(path, 'Nora Whitfield');
    await adminDb().doc(closed).update({ client_name: null, closed: true });
    await saveName(client, 'Nora Green');
    await becomes(open, 'Nora Green');
    await saveName(client, null);
    await becomes(open, null);
    expect((await fieldsOf(closed)).client_name).toBeNull();
  });
});
