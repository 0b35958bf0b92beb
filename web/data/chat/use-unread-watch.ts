import type { SenderType } from '@doorstep/domain/chat/message';
import { useEffect } from 'react';
import { arrivalSound, playArrivalSound } from '../../lib/arrival-sound.ts';
import { NONE_UNREAD, unreadThreads, type UnreadThreads } from '../../lib/unread-threads.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { useSession } from '../auth/session.ts';

const watcher = {
  onCount: (unread: UnreadThreads) => unreadThreads.set(unread),
  onArrival: () => arrivalSound.isOn() && playArrivalSound(),
};

/**
 * Counts the unread threads of the signed-in person on `side`, live, and plays the sound of
 * arrivals; does nothing for null. Loads Firestore for it only when the page is idle.
 */
export function useUnreadWatch(side: SenderType | null): void {
  const session = useSession();
  const [uid, email] = session.status === 'signed-in' ? [session.uid, session.email] : [null, null];
  useEffect(() => {
    if (side === null || uid === null) return;
    let isCurrent = true;
    let stop = () => {};
    const cancel = whenIdle(() => {
      import('./watch-unread-threads.ts')
        .then(({ watchUnreadThreads }) => {
          if (isCurrent) stop = watchUnreadThreads(side, { uid, email }, watcher);
        })
        .catch((error: unknown) => console.warn('Unread messages cannot be counted', error));
    });
    return () => {
      isCurrent = false;
      cancel();
      stop();
      unreadThreads.set(NONE_UNREAD);
    };
  }, [side, uid, email]);
}
