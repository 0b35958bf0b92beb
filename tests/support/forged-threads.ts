import { increment } from 'firebase/firestore';
import type { Changes } from './documents.ts';

interface Counters {
  /** The unread counter of the sender's side. */
  own: string;
  /** The unread counter of the side that has not read the message yet. */
  other: string;
}

/** What is wrong, and the changes to a valid step of the thread that make it so. */
export type Forgery = [string, (counters: Counters) => Changes];

/** What nobody may write into a thread beside a message, whichever chat it is. */
export const FORGED_THREADS: Forgery[] = [
  ['another preview', () => ({ last_message: 'I agree to pay.' })],
  ['the id of no message', () => ({ last_message_id: 'nothing' })],
  ['two unread messages', ({ other }) => ({ [other]: increment(2) })],
  ['no unread message', ({ other }) => ({ [other]: increment(0) })],
  ['all messages read', ({ other }) => ({ [other]: 0 })],
  ['a thousand unread messages', ({ other }) => ({ [other]: 1000 })],
  ["the sender's own counter moved as well", ({ own }) => ({ [own]: increment(1) })],
  ["the sender's own counter put to zero as well", ({ own }) => ({ [own]: 0 })],
  ['an unknown field as well', () => ({ pinned: true })],
];
