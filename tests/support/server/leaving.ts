import { conversation, chatMessage, stored } from '@doorstep/local/demo/factories.ts';
import * as functions from '../../../functions/index.ts';
import { adminDb } from './admin.ts';
import { callHere } from './in-process.ts';
import { saveProfile, saveRequest } from './market.ts';
import { unique, type Person } from './people.ts';

/** What somebody leaves behind who deletes the account, and who has it on the other side. */

type Somebody = Pick<Person, 'uid' | 'email'>;

/** Presses 'Delete my account', having given the password `signedInAgo` seconds before. */
export const deleteAccount = (person: Somebody, { signedInAgo = 0 } = {}) =>
  callHere(functions.delete.my.account, person, {}, { signedInAgo });

/** A request with a message, a grant and its two mails, and a conversation, between two people. */
export async function threads(provider: Somebody, client: Somebody) {
  const profile = await saveProfile(provider.uid, { email: provider.email, handle: provider.uid });
  const names = {
    provider_id: provider.uid,
    provider_name: profile.display_name,
    provider_handle: profile.handle,
  };
  const said = { id: unique('message'), message: 'Tuesday at nine?' };
  const request = await saveRequest({
    ...names,
    client_uid: client.uid,
    client_email: client.email,
    last_message: said.message,
    last_message_id: said.id,
    last_message_at: new Date(),
  });
  const talk = conversation({ ...names, client_id: client.uid });
  const message = chatMessage({ ...said, request_id: request.id, sender_uid: client.uid });
  const paths = {
    request: `service_requests/${request.id}`,
    grant: `service_requests/${request.id}/guests/${unique('guest')}`,
    message: `chat_messages/${said.id}`,
    conversation: `conversations/${talk.id}`,
  };
  const batch = adminDb().batch();
  batch.set(adminDb().doc(`handles/${profile.handle}`), { owner: provider.uid });
  batch.set(adminDb().doc(paths.grant), { expires_at: new Date(Date.now() + 3_600_000) });
  batch.set(adminDb().doc(paths.message), stored(message));
  batch.set(adminDb().doc(paths.conversation), stored(talk));
  await batch.commit();
  return { ...paths, profile, id: request.id };
}

/** Every document that names the uid in its own id, by collection. */
export async function documentsOf(uid: string): Promise<string[]> {
  const collections = [
    'provider_profiles',
    'client_profiles',
    'subscribers',
    'user_roles',
    'message_counts',
    'thread_counts',
    'handles',
  ];
  const all = await Promise.all(
    collections.map((name) => adminDb().collection(name).doc(uid).get()),
  );
  return all.filter(({ exists }) => exists).map(({ ref }) => ref.path);
}
