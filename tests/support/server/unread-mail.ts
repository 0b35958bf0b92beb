import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import { otherSide } from '@doorstep/domain/chat/message';
import { chatMessage, stored } from '@doorstep/local/demo/factories.ts';
import { expect } from 'vitest';
import { queueUnreadMail } from '../../../functions/chat/queue-unread-mail.ts';
import { deps } from '../../../functions/container.ts';
import { sweepMailJob } from '../../../functions/mail/endpoints.ts';
import { exists, adminDb, fieldsOf, updateFields } from './admin.ts';
import { confirmPageEmail, saveProfile, saveRequest } from './market.ts';
import { session, unique, type Person } from './sdk-people.ts';
import { until } from './until.ts';

export const runSweep = () => sweepMailJob.run();

/**
 * The subject of mails about unread messages. On a slow machine the mails about the new request
 * arrive as well.
 */
export const NEW_MESSAGE = /^You have a new message/;

export interface Pair {
  provider: Person;
  client: Person;
  office: string;
  requestId: string;
}

export async function pair(changes: Partial<ServiceRequest> = {}): Promise<Pair> {
  const [provider, client] = await Promise.all([session('provider'), session('client')]);
  const office = `${unique('office')}@doorstep.test`;
  await confirmPageEmail(provider.uid, office);
  await saveProfile(provider.uid, { email: office, display_name: 'Rivera Plumbing' });
  const { id: requestId } = await saveRequest({
    provider_id: provider.uid,
    provider_name: 'Rivera Plumbing',
    client_uid: client.uid,
    client_email: client.email,
    client_name: 'Ann Client',
    ...changes,
  });
  return { provider, client, office, requestId };
}

/** Stores a message and updates its thread, as the app's batch does (docs/data-model.md). */
export async function say(
  { requestId }: Pair,
  sender: 'provider' | 'client',
  message: string,
  photos: string[] = [],
) {
  const id = unique('message');
  const request = adminDb().doc(`service_requests/${requestId}`);
  const other = sender === 'provider' ? 'unread_client' : 'unread_provider';
  const unread = Number((await request.get()).get(other));
  const said = chatMessage({
    id,
    request_id: requestId,
    sender_type: sender,
    message,
    photos,
    created_at: new Date(),
  });
  const at = said.created_at;
  const thread = {
    last_message: message,
    last_message_id: id,
    last_at: at,
    waiting: otherSide(sender),
  };
  await adminDb()
    .batch()
    .create(adminDb().doc(`chat_messages/${id}`), stored(said))
    .update(request, { ...thread, [other]: unread + 1 })
    .commit();
  return id;
}

/** Queues mails about what is unread in a request, as its trigger does. */
export async function queueNow({ requestId }: Pick<Pair, 'requestId'>): Promise<void> {
  const after = await deps.unreadThreads.find({ kind: 'request', id: requestId });
  await queueUnreadMail(deps, null, after, new Date());
}

export async function unreadMailsTo(address: string) {
  const all = await adminDb().collection('mail').where('to', '==', address).get();
  return all.docs.filter((mail) => mail.get('template') === 'unread_messages');
}

/** Waits for the mails about unread messages to an address. Returns the path of the latest one. */
export async function theQueued(address: string, count = 1): Promise<string> {
  await until('it is queued', async () => (await unreadMailsTo(address)).length >= count);
  const mails = await unreadMailsTo(address);
  expect(mails).toHaveLength(count);
  const latest = mails.toSorted((a, b) => (a.createTime < b.createTime ? -1 : 1)).at(-1);
  return latest?.ref.path ?? '';
}

export const makeDue = (path: string) =>
  updateFields(path, { next_attempt_at: new Date(Date.now() - 1000) });

/**
 * Waits until a trigger has queued a mail, makes it due, runs the schedule, and waits for the
 * state.
 */
export async function become(path: string, state: 'sent' | 'obsolete'): Promise<void> {
  await until(`${path} is queued`, () => exists(path));
  await makeDue(path);
  await runSweep();
  await until(state, async () => (await fieldsOf(path)).state === state);
}
