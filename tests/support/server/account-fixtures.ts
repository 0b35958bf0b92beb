import type { SenderType } from '@doorstep/domain/chat/message';
import type { ProviderProfile } from '@doorstep/domain/profiles/provider-profile';
import type { ThreadRef } from '@doorstep/domain/chat/thread-ref';
import { createMailOutbox } from '../../../functions/mail/mail-outbox-repository.ts';
import { adminDb } from './admin.ts';
import { callHere } from './in-process/call-here.ts';
import { saveConversation, saveProfile, saveRequest } from './market.ts';
import { unique, type Person } from './sdk-people.ts';

type Account = Pick<Person, 'uid' | 'email'>;

/** Presses 'Delete my account', `signedInAgo` seconds after signing in. */
export const deleteAccount = (person: Account, { signedInAgo = 0 } = {}) =>
  callHere('delete-my-account', person, {}, { signedInAgo });

/**
 * Stores a request with a message, a private note, a street address and a grant, and a
 * conversation, between two people. The trigger queues the two mails of the request. The
 * professional's page is a draft by default.
 */
export async function threads(
  provider: Account,
  client: Account,
  page: Partial<ProviderProfile> = {},
) {
  const draft = { email: provider.email, handle: provider.uid, published: false, ...page };
  const profile = await saveProfile(provider.uid, draft);
  const names = {
    provider_id: provider.uid,
    provider_name: profile.display_name,
    provider_handle: profile.handle,
  };
  const line = { from: 'client', text: 'Tuesday at nine?', at: new Date() } as const;
  const sides = { client_uid: client.uid, client_email: client.email };
  const { id, last_message_id } = await saveRequest({ ...names, ...sides }, [line]);
  const talk = await saveConversation(
    { ...names, provider_avatar_url: profile.avatar_url, client_id: client.uid },
    [line],
  );
  const paths = {
    request: `service_requests/${id}`,
    grant: `service_requests/${id}/guests/${unique('guest')}`,
    note: `service_requests/${id}/notes/${unique('note')}`,
    address: `service_requests/${id}/private/address`,
    message: `chat_messages/${last_message_id}`,
    conversation: `conversations/${talk}`,
  };
  const batch = adminDb().batch();
  batch.set(adminDb().doc(`handles/${profile.handle}`), { owner: provider.uid });
  const inAnHour = new Date(Date.now() + 3_600_000);
  batch.set(adminDb().doc(paths.grant), { expires_at: inAnHour, proof: 'address' });
  batch.set(adminDb().doc(paths.note), {
    ...{ author_uid: provider.uid, author_name: null, text: 'Cash only.' },
    ...{ created_at: new Date(), changed_at: null },
  });
  batch.set(adminDb().doc(paths.address), { street: '12 Elm Street', check_at: new Date() });
  await batch.commit();
  return { ...paths, profile, id, talk };
}

/** Queues a mail about an unread message. Returns its path. */
export async function unreadMail(to: string, thread: ThreadRef, side: SenderType) {
  const id = unique('unread');
  const names = { reader_name: null, sender_name: null };
  const data = { thread, side, message_id: unique('message'), ...names, preview: 'Are you there?' };
  const inAnHour = new Date(Date.now() + 3_600_000);
  const outbox = createMailOutbox(adminDb());
  await outbox.create(id, to, { template: 'unread_messages', data }, inAnHour);
  return `mail/${id}`;
}

/** Returns the paths of the existing documents whose id is the uid. */
export async function documentsOf(uid: string): Promise<string[]> {
  const collections = [
    'provider_profiles',
    'client_profiles',
    'subscribers',
    'user_roles',
    'message_counts',
    'thread_counts',
    'edit_counts',
    'handles',
  ];
  const all = await Promise.all(
    collections.map((name) => adminDb().collection(name).doc(uid).get()),
  );
  return all.filter(({ exists }) => exists).map(({ ref }) => ref.path);
}
