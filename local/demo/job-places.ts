import { jobPlaceOf, type JobPlace } from '@doorstep/domain/requests/job-place';
import { serviceAreaOf } from '@doorstep/domain/places/service-area';
import type { ProviderProfile } from '@doorstep/domain/profiles/provider-profile';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import { places } from '../../ops/search-rebuild/rebuild.ts';
import { BRANCHES } from './content/branches.ts';

/** Returns where the job of a request is, as its trigger finds it; null for an unknown place. */
export function toJobPlace(
  { place }: Pick<ServiceRequest, 'place'>,
  profile: ProviderProfile,
): JobPlace | null {
  if (place === null) return null;
  return jobPlaceOf(places(), place, serviceAreaOf(places(), profile, BRANCHES[profile.id] ?? []));
}
