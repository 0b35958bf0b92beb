import { LIMITS } from '@doorstep/domain/limits';
import { areasServed } from '@doorstep/domain/profiles/areas-served';
import type { ProviderProfile } from '@doorstep/domain/profiles/provider-profile';
import { isolate } from '@doorstep/domain/text';

/** Joins the first three services with bullets, plus an ellipsis if there are more. */
export function servicesLine(services: readonly string[]): string {
  const shown = services.slice(0, LIMITS.searchCardServices).map(isolate).join(' • ');
  return services.length > LIMITS.searchCardServices ? `${shown}…` : shown;
}

/** Returns the city, or the first location if there is no city. */
export function cityLine(profile: Pick<ProviderProfile, 'city' | 'locations'>): string | null {
  return profile.city ?? areasServed(profile)[0] ?? null;
}
