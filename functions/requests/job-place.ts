import { jobPlaceOf, type JobPlace } from '@doorstep/domain/requests/job-place';
import type { JobDistance } from '@doorstep/domain/requests/job-distance';
import type { ProviderProfiles } from '../profiles/provider-profile-repository.ts';
import { logError } from '../platform/log.ts';
import { gazetteer } from '../search/gazetteer.ts';
import type { RequestRecord, ServiceRequests } from './service-request-repository.ts';

interface JobPlaceDeps {
  profiles: Pick<ProviderProfiles, 'findArea'>;
}

/** Finds where the job of a request is; null if its place is missing or unknown. */
async function findJobPlace(
  { profiles }: JobPlaceDeps,
  { provider_id, place }: RequestRecord,
): Promise<JobPlace | null> {
  if (place === null) return null;
  return jobPlaceOf(gazetteer(), place, await profiles.findArea(provider_id));
}

/**
 * Returns the city of a request's job; null if it is unknown, or if it cannot be found out, because
 * the request counts also without it.
 */
export async function findJobCity(
  deps: JobPlaceDeps,
  request: RequestRecord,
): Promise<string | null> {
  try {
    return (await findJobPlace(deps, request))?.city ?? null;
  } catch (error) {
    logError('the city of a job was not found', { request: request.id }, error);
    return null;
  }
}

/**
 * Stores how far the job of a new request is from the professional, once, and returns it. Stores
 * nothing, and returns null, if the place or the professional's area is unknown.
 */
export async function saveJobDistance(
  deps: JobPlaceDeps & { requests: Pick<ServiceRequests, 'saveDistance'> },
  request: RequestRecord,
): Promise<JobDistance | null> {
  if (request.distance !== null) return request.distance;
  const distance = (await findJobPlace(deps, request))?.distance ?? null;
  return distance && deps.requests.saveDistance(request.id, distance);
}
