import { useEffect, useMemo } from 'react';
import { findClientProfile } from '../../data/profiles/client-profiles.ts';
import { useSession } from '../../data/auth/session.ts';
import { useLoad } from '../../lib/use-load.ts';

/** What the form need not ask: the account's email, and name and phone of the client profile. */
export function useKnownClient() {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.uid : null;
  const email = session.status === 'signed-in' ? session.email : '';
  const profile = useLoad(`client-profile:${uid ?? ''}`, () =>
    uid === null ? Promise.resolve(null) : findClientProfile(uid),
  );

  const failure = profile.status === 'error' ? profile.error : null;
  useEffect(() => {
    if (failure) console.warn('The form could not be filled in', failure);
  }, [failure]);

  const found = profile.status === 'ready' ? profile.data : null;
  const name = found?.full_name ?? '';
  const phone = found?.phone ?? '';
  return useMemo(
    () => ({ client_name: name, client_email: email, client_phone: phone }),
    [name, email, phone],
  );
}
