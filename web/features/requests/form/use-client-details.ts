import {
  REQUEST_DEFAULTS,
  type ServiceRequestForm,
} from '@doorstep/domain/requests/service-request';
import { useEffect, useMemo } from 'react';
import { fillClientProfile, findClientProfile } from '../../../data/profiles/client-profiles.ts';
import { useSession } from '../../../data/auth/session.ts';
import { useLoad } from '../../../lib/use-load.ts';

/**
 * Returns the form's initial values: the account's email, and the client profile's name, phone and
 * preferred contact; for a visitor, the email that their draft belongs to. `remember` fills the profile from a request that was sent.
 */
export function useClientDetails(visitorEmail: string) {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.uid : null;
  const email = session.status === 'signed-in' ? session.email : visitorEmail;
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
  // A profile without a name is the default one, and nobody chose its preferred contact.
  const contact = data?.full_name ? data.preferred_contact : REQUEST_DEFAULTS.preferred_contact;
  const clientDetails = useMemo(
    () => ({
      client_name: name,
      client_email: email,
      client_phone: phone,
      preferred_contact: contact,
    }),
    [name, email, phone, contact],
  );

  const remember = async (sent: ServiceRequestForm) => {
    if (uid === null) return;
    try {
      await fillClientProfile({
        user_id: uid,
        full_name: sent.client_name,
        phone: sent.client_phone,
        preferred_contact: sent.preferred_contact,
      });
      profile.reload();
    } catch (error) {
      console.warn('The client profile could not be filled from the request', error);
    }
  };
  return { clientDetails, remember };
}
