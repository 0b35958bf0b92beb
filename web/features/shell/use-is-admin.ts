import { useEffect } from 'react';
import { useSession } from '../../data/auth/session.ts';
import { useLoad } from '../../lib/use-load.ts';

async function loadIsAdmin(uid: string | null): Promise<boolean> {
  if (uid === null) return false;
  const { isAdmin } = await import('../../data/signed-in.ts');
  return isAdmin(uid);
}

/** Returns whether the signed-in person is an administrator; false while it is unknown. */
export function useIsAdmin(): boolean {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.uid : null;
  const admin = useLoad(`admin:${uid ?? ''}`, () => loadIsAdmin(uid));
  const failure = admin.status === 'error' ? admin.error : null;
  useEffect(() => {
    if (failure) console.error('Cannot tell whether the person is an administrator', failure);
  }, [failure]);
  return admin.status === 'ready' && admin.data;
}
