import type { SenderType } from '@doorstep/domain/chat/message';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';
import { useSession } from '../auth/session.ts';
import type { UnreadThreads } from './watch-unread-threads.ts';

const NONE: UnreadThreads = { requests: 0, conversations: 0 };

/**
 * Returns how many threads of the signed-in person have unread messages on `side`; none for null.
 * Loads Firestore for it only when the page is idle.
 */
export function useUnreadThreads(side: SenderType | null): UnreadThreads {
  const session = useSession();
  const [uid, email] = session.status === 'signed-in' ? [session.uid, session.email] : [null, null];
  const [unread, setUnread] = useState(NONE);
  useEffect(() => {
    if (side === null || uid === null) return;
    let isCurrent = true;
    let stop = () => {};
    const cancel = whenIdle(() => {
      import('./watch-unread-threads.ts')
        .then(({ watchUnreadThreads }) => {
          if (isCurrent) stop = watchUnreadThreads(side, { uid, email }, setUnread);
        })
        .catch((error: unknown) => console.warn('Unread messages cannot be counted', error));
    });
    return () => {
      isCurrent = false;
      cancel();
      stop();
      setUnread(NONE);
    };
  }, [side, uid, email]);
  return unread;
}
