import { useEffect, useMemo } from 'react';
import { findClientProfile } from '../../data/profiles/client-profiles.ts';
import { useSession } from '../../data/auth/session.ts';
import { useLoad } from '../../lib/use-load.ts';

/**
 * Returns the form's initial values: the account's email, and the client profile's name and phone.
 */
export function useClientDetails() {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.uid : null;
  const email = session.status === 'signed-in' ? session.email : '';
  const profile = useLoad(`client-profile:${uid ?? ''}`, () =>
    uid === null ? Promise.resolve(null) : findClientProfile(uid),
  );

  const failure = profile.status === 'error' ? profile.error : null;
  useEffect(() => {
    if (failure) console.warn('The client profile could not be read to fill in the form', failure);
  }, [failure]);

  const data = profile.status === 'ready' ? profile.data : null;
  const name = data?.full_name ?? '';
  const phone = data?.phone ?? '';
  return useMemo(
    () => ({ client_name: name, client_email: email, client_phone: phone }),
    [name, email, phone],
  );
}
