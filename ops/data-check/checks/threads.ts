import { DELETED_PROVIDER } from '@doorstep/domain/account/closed-account';
import {
  otherSide,
  senderTypeSchema,
  type SenderType,
  type Waiting,
} from '@doorstep/domain/chat/message';
import { newestEvent, type ThreadEvent } from '@doorstep/domain/requests/thread-events';
import { latest, problemUnless, type Problem } from '../check.ts';
import { isTime, type StoredDocument } from '../documents.ts';
import type { Count, LookupResults } from '../lookup-results.ts';
import { isClosed } from '../owner.ts';

/** The common fields of requests and conversations (docs/data-model.md). */
export interface Thread {
  stored: StoredDocument;
  provider_id: string;
  provider_name: string;
  provider_handle: string;
  provider_avatar_url: string | null;
  closed?: true | undefined;
  last: { id: string; message: string } | null;
  last_at: Date;
  waiting: Waiting;
  /** The events of the thread except the last message. */
  events: ThreadEvent[];
  /** When the work on a request ended; conversations do not have it. */
  ended_at?: Date | null;
  unread: Record<SenderType, number>;
  /** The collection and the filter of its messages. */
  messages: Count;
}

const messagesOf = ({ messages }: Thread, from: SenderType): Count => ({
  ...messages,
  where: { ...messages.where, sender_type: from },
});

const lastMessage = ({ messages, last }: Thread) =>
  last === null ? [] : [`${messages.collection}/${last.id}`];

/** The other side of each side, which wrote the messages that this side has not read. */
const OTHER = { provider: 'client', client: 'provider' } as const;
const SIDES = ['provider', 'client'] as const;

/** Returns the lookups that `threadProblems` needs. */
export function threadLookups(thread: Thread) {
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

function checkCopies(thread: Thread, results: LookupResults): Problem[] {
  const profile = results.document(`provider_profiles/${thread.provider_id}`);
  // A deletion removes the profile first, and then the copies thread by thread.
  if (!profile && isClosed(results, thread.provider_id)) return [];
  const { display_name, handle, avatar_url } = profile?.fields ?? DELETED_PROVIDER;
  const since = latest(profile?.updated_at, thread.stored.updated_at);
  return [
    ...problemUnless(
      profile !== null || thread.closed === true,
      'provider_id: the professional has no profile',
    ),
    ...problemUnless(thread.provider_name === display_name, 'provider_name: out of date', since),
    ...problemUnless(thread.provider_handle === handle, 'provider_handle: out of date', since),
    ...problemUnless(
      thread.provider_avatar_url === avatar_url,
      'provider_avatar_url: out of date',
      since,
    ),
  ];
}

function checkLastMessage(thread: Thread, results: LookupResults): Problem[] {
  const { last, messages } = thread;
  if (last === null) return [];
  const fields = results.document(`${messages.collection}/${last.id}`)?.fields;
  if (!fields) return problemUnless(false, 'last_message_id: the message does not exist');
  const isOfThread = Object.entries(messages.where).every(([name, id]) => fields[name] === id);
  return [
    ...problemUnless(isOfThread, 'last_message_id: the message belongs to another thread'),
    ...problemUnless(
      fields['message'] === last.message,
      'last_message: does not match the message',
    ),
  ];
}

/** Checks the time of the last event, and whose turn it is since then. */
function checkTurn(thread: Thread, results: LookupResults): Problem[] {
  const { last, messages, last_at, waiting, events, ended_at } = thread;
  const message = last && results.document(`${messages.collection}/${last.id}`)?.fields;
  const at = message?.['created_at'];
  const sender = senderTypeSchema.safeParse(message?.['sender_type']).data;
  const sent = at instanceof Date && sender ? [{ at, waiting: otherSide(sender) }] : [];
  const [first, ...others] = [...events, ...sent];
  if (!first) return [];
  const newest = newestEvent([first, ...others]);
  const hasEnded = thread.closed === true || (ended_at ?? 0) > newest.at;
  return [
    ...problemUnless(isTime(last_at, newest.at), 'last_at: does not match the last event'),
    // The professional's team can set a thread aside.
    ...problemUnless(
      waiting === 'none' || (waiting === newest.waiting && !hasEnded),
      'waiting: does not match the last event',
    ),
  ];
}

function checkUnread(thread: Thread, results: LookupResults): Problem[] {
  return SIDES.flatMap((side) => {
    const unread = thread.unread[side];
    return problemUnless(
      unread === 0 || unread <= results.count(messagesOf(thread, OTHER[side])),
      `unread_${side}: higher than the number of messages from the other side`,
    );
  });
}

/** Returns the problems of a request's or conversation's thread. */
export function threadProblems(thread: Thread, results: LookupResults): Problem[] {
  return [
    ...checkCopies(thread, results),
    ...checkLastMessage(thread, results),
    ...checkTurn(thread, results),
    ...checkUnread(thread, results),
  ];
}
