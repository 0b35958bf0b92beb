import {
  REQUEST_DEFAULTS,
  type ServiceRequestForm,
} from '@doorstep/domain/requests/service-request';
import { useEffect, useMemo, useState } from 'react';
import { fillClientProfile, findClientProfile } from '../../../data/profiles/client-profiles.ts';
import { useSession } from '../../../data/auth/session.ts';
import { useLoad } from '../../../lib/use-load.ts';

/**
 * Returns the form's initial values: the account's email, and the client profile's name, phone and
 * preferred contact, else those of the last request from this screen; for a visitor, the email that
 * their draft belongs to. `remember` fills the profile from a request that was sent.
 */
export function useClientDetails(visitorEmail: string) {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.uid : null;
  const email = session.status === 'signed-in' ? session.email : visitorEmail;
  const [sent, setSent] = useState<{ uid: string; form: ServiceRequestForm } | null>(null);
  const profile = useLoad(`client-profile:${uid ?? ''}`, () =>
    uid === null ? Promise.resolve(null) : findClientProfile(uid),
  );

  const failure = profile.status === 'error' ? profile.error : null;
  useEffect(() => {
    if (failure) console.warn('The client profile could not be read to fill in the form', failure);
  }, [failure]);

  const data = profile.status === 'ready' ? profile.data : null;
  // A profile without a name is the default one, and nobody chose its preferred contact.
  const own = data?.full_name ? data : null;
  const last = sent !== null && sent.uid === uid ? sent.form : null;
  const name = own?.full_name ?? last?.client_name ?? '';
  const phone = data?.phone ?? last?.client_phone ?? '';
  const contact =
    own?.preferred_contact ?? last?.preferred_contact ?? REQUEST_DEFAULTS.preferred_contact;
  const clientDetails = useMemo(
    () => ({
      client_name: name,
      client_email: email,
      client_phone: phone,
      preferred_contact: contact,
    }),
    [name, email, phone, contact],
  );

  const remember = async (form: ServiceRequestForm) => {
    if (uid === null) return;
    setSent({ uid, form });
    try {
      await fillClientProfile({
        user_id: uid,
        full_name: form.client_name,
        phone: form.client_phone,
        preferred_contact: form.preferred_contact,
      });
      profile.reload();
    } catch (error) {
      console.warn('The client profile could not be filled from the request', error);
    }
  };
  return { clientDetails, remember };
}
