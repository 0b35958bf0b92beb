import { areasServed } from '@doorstep/domain/profiles/areas-served';
import { LIMITS } from '@doorstep/domain/limits';
import type { ProviderProfile } from '@doorstep/domain/profiles/provider-profile';

/** The first three services joined by bullets, an ellipsis when there are more (spec §2, §9). */
export function servicesLine(services: readonly string[]): string {
  const shown = services.slice(0, LIMITS.searchCardServices).join(' • ');
  return services.length > LIMITS.searchCardServices ? `${shown}…` : shown;
}

/** The city, or the first location where none was given. */
export function cityLine(profile: Pick<ProviderProfile, 'city' | 'locations'>): string | null {
  return profile.city ?? areasServed(profile)[0] ?? null;
}
