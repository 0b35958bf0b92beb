import type { ProviderProfile } from '@doorstep/domain/provider-profile';
import type { ServiceRequest } from '@doorstep/domain/service-request';
import {
  providerProfile,
  serviceRequest,
  stored,
  type AddressedRequest,
} from '@doorstep/local/demo/factories.ts';
import { adminDb } from './admin.ts';
import { unique } from './people.ts';

/** A published profile of that person, as the app would have written it. */
export async function saveProfile(
  uid: string,
  changes: Partial<ProviderProfile> = {},
): Promise<ProviderProfile> {
  const profile = providerProfile({ user_id: uid, ...changes });
  await adminDb().collection('provider_profiles').doc(uid).set(stored(profile));
  return profile;
}

/** A request as the form writes it; the trigger on new requests sees it. */
export async function saveRequest(
  changes: Partial<ServiceRequest> & { provider_id: string },
): Promise<AddressedRequest> {
  const request = serviceRequest({ id: unique('request'), created_at: new Date(), ...changes });
  await adminDb().collection('service_requests').doc(request.id).set(stored(request));
  return request;
}
