import { areasServed } from '@doorstep/domain/profiles/areas-served';
import { LIMITS } from '@doorstep/domain/limits';
import type { ProviderProfile } from '@doorstep/domain/profiles/provider-profile';
import { isTradeId, TRADE_NAMES } from '@doorstep/domain/search/trade-names';

/**
 * Joins the first three services with bullets, plus an ellipsis if there are more (spec §2, §9).
 */
export function servicesLine(services: readonly string[]): string {
  const shown = services.slice(0, LIMITS.searchCardServices).join(' • ');
  return services.length > LIMITS.searchCardServices ? `${shown}…` : shown;
}

/** Joins the names of trades. Leaves out ids that this release does not know. */
export function tradesLine(trades: readonly string[]): string {
  return trades
    .filter(isTradeId)
    .map((trade) => TRADE_NAMES[trade])
    .join(' · ');
}

/** Returns the city, or the first location if there is no city. */
export function cityLine(profile: Pick<ProviderProfile, 'city' | 'locations'>): string | null {
  return profile.city ?? areasServed(profile)[0] ?? null;
}
