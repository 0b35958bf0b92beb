import { unreadLabel, unreadThreads } from '../../lib/chat/unread-threads.ts';

/**
 * The document's title, after the number of unread threads: '(2) Provider Dashboard | Doorstep'.
 */
export function DocumentTitle({ children }: { children: string }) {
  const { requests, conversations } = unreadThreads.use();
  const count = requests + conversations;
  return <title>{count > 0 ? `(${unreadLabel(count)}) ${children}` : children}</title>;
}
