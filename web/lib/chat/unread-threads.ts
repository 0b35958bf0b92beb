import { createStore } from '../store.ts';

/** How many threads of the signed-in person are unread, each up to `PAGE_SIZE.unread_threads`. */
export interface UnreadThreads {
  requests: number;
  conversations: number;
}

export const NONE_UNREAD: UnreadThreads = { requests: 0, conversations: 0 };

/** The unread threads of the signed-in person. The header keeps it up to date. */
export const unreadThreads = createStore(NONE_UNREAD);

/** Returns an unread count as people read it, such as '3' or '9+'. */
export const unreadLabel = (count: number) => (count > 9 ? '9+' : String(count));
