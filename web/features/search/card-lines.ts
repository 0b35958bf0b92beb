import { areasServed } from '@doorstep/domain/profiles/areas-served';
import { LIMITS } from '@doorstep/domain/limits';
import type { ProviderProfile } from '@doorstep/domain/profiles/provider-profile';
import { tradeNames } from '@doorstep/domain/search/trades/trade-names';
import { isolate } from '@doorstep/domain/text';

/**
 * Joins the first three services with bullets, plus an ellipsis if there are more.
 */
export function servicesLine(services: readonly string[]): string {
  const shown = services.slice(0, LIMITS.searchCardServices).map(isolate).join(' • ');
  return services.length > LIMITS.searchCardServices ? `${shown}…` : shown;
}

/** Joins the names of trades. Leaves out ids that this release does not know. */
export const tradesLine = (trades: readonly string[]): string => tradeNames(trades).join(' · ');

/** Returns the city, or the first location if there is no city. */
export function cityLine(profile: Pick<ProviderProfile, 'city' | 'locations'>): string | null {
  return profile.city ?? areasServed(profile)[0] ?? null;
}
