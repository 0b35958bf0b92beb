import { DELETED_PROVIDER } from '@doorstep/domain/account/closed-account';
import type { SenderType } from '@doorstep/domain/chat/message';
import { latest, unless, type Problem } from '../check.ts';
import { isTime, type StoredDocument } from '../documents.ts';
import type { Count, Found } from '../found.ts';
import { isGoing } from '../owner.ts';

/** What requests and conversations have in common: the thread of a chat (docs/data-model.md). */
export interface Thread {
  stored: StoredDocument;
  provider_id: string;
  provider_name: string;
  provider_handle: string;
  /** Not kept on requests. */
  provider_avatar_url?: string | null;
  closed?: true | undefined;
  last: { id: string; message: string; at: Date } | null;
  unread: Record<SenderType, number>;
  /** Its messages: their collection, and what they have in common. */
  messages: Count;
}

const messagesOf = ({ messages }: Thread, from: SenderType): Count => ({
  ...messages,
  where: { ...messages.where, sender_type: from },
});

const lastMessage = ({ messages, last }: Thread) =>
  last === null ? [] : [`${messages.collection}/${last.id}`];

/** What one side has not read was written by the other. */
const OTHER = { provider: 'client', client: 'provider' } as const;
const SIDES = ['provider', 'client'] as const;

export function threadNeeds(thread: Thread) {
  const { provider_id } = thread;
  return {
    documents: [
      `provider_profiles/${provider_id}`,
      `closed_accounts/${provider_id}`,
      ...lastMessage(thread),
    ],
    counts: SIDES.filter((side) => thread.unread[side] > 0).map((side) =>
      messagesOf(thread, OTHER[side]),
    ),
  };
}

function hasCopies(thread: Thread, found: Found): Problem[] {
  const profile = found.document(`provider_profiles/${thread.provider_id}`);
  // Whoever deletes the account takes the profile away first, and its copies thread by thread.
  if (!profile && isGoing(found, thread.provider_id)) return [];
  const { display_name, handle, avatar_url } = profile?.fields ?? DELETED_PROVIDER;
  const since = latest(profile?.updated_at, thread.stored.updated_at);
  const avatar = thread.provider_avatar_url;
  return [
    ...unless(profile !== null || thread.closed === true, 'provider_id: has no profile'),
    ...unless(thread.provider_name === display_name, 'provider_name: is out of date', since),
    ...unless(thread.provider_handle === handle, 'provider_handle: is out of date', since),
    ...unless(
      avatar === undefined || avatar === avatar_url,
      'provider_avatar_url: is out of date',
      since,
    ),
  ];
}

function namesLastMessage(thread: Thread, found: Found): Problem[] {
  const { last, messages } = thread;
  if (last === null) return [];
  const fields = found.document(`${messages.collection}/${last.id}`)?.fields;
  if (!fields) return unless(false, 'last_message_id: there is no such message');
  const isOfThread = Object.entries(messages.where).every(([name, id]) => fields[name] === id);
  return [
    ...unless(isOfThread, 'last_message_id: is a message of another thread'),
    ...unless(fields['message'] === last.message, 'last_message: is not what it says'),
    ...unless(isTime(fields['created_at'], last.at), 'last message: has another time'),
  ];
}

function countsUnread(thread: Thread, found: Found): Problem[] {
  return SIDES.flatMap((side) => {
    const unread = thread.unread[side];
    return unless(
      unread === 0 || unread <= found.count(messagesOf(thread, OTHER[side])),
      `unread_${side}: more than the other side has written`,
    );
  });
}

/** What is wrong with a thread, whichever it is. */
export function threadProblems(thread: Thread, found: Found): Problem[] {
  return [
    ...hasCopies(thread, found),
    ...namesLastMessage(thread, found),
    ...countsUnread(thread, found),
  ];
}
