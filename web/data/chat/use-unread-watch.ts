import type { SenderType } from '@doorstep/domain/chat/message';
import { useEffect } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';
import { useSession } from '../auth/session.ts';
import { useProviderUid } from '../team/membership.ts';

/**
 * Counts the unread threads of the signed-in person on `side`, for a team's member those of the
 * team, live, and plays the sound of arrivals; does nothing for null. Loads Firestore for it only
 * when the page is idle.
 */
export function useUnreadWatch(side: SenderType | null): void {
  const session = useSession();
  const providerUid = useProviderUid();
  const [ownUid, email] =
    session.status === 'signed-in' ? [session.uid, session.email] : [null, null];
  const uid = side === 'provider' ? providerUid : ownUid;
  useEffect(() => {
    if (side === null || uid === null || email === null) return;
    let isCurrent = true;
    let stop = () => {};
    const cancel = whenIdle(() => {
      import('../live-header.ts')
        .then(({ watchUnreadThreads }) => {
          if (isCurrent) stop = watchUnreadThreads(side, { uid, email });
        })
        .catch((error: unknown) => console.warn('Unread messages cannot be counted', error));
    });
    return () => {
      isCurrent = false;
      cancel();
      stop();
    };
  }, [side, uid, email]);
}
