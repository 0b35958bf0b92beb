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

const HOUR = 60;
const DAY = 24 * HOUR;

/** Returns 'an hour', '3 hours', 'a day' or '2 days': a time that is at least the given minutes. */
function answerTimeText(minutes: number): string {
  if (minutes <= HOUR) return 'an hour';
  if (minutes < DAY) return `${Math.ceil(minutes / HOUR)} hours`;
  return minutes === DAY ? 'a day' : `${Math.ceil(minutes / DAY)} days`;
}

/** Returns 'Usually answers within 2 hours' for a median in minutes. */
export const answersLine = (minutes: number): string =>
  `Usually answers within ${answerTimeText(minutes)}`;

/** Returns '12 jobs completed'. */
export const jobsLine = (count: number): string =>
  count === 1 ? 'One job completed' : `${count} jobs completed`;
