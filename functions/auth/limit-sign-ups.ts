import { AppError } from '@doorstep/domain/app-error';
import type { RateLimits } from '../platform/limits/rate-limit-repository.ts';

const HOUR_S = 3600;

/**
 * Counts a sign-up from a network (`platform/http/sender.ts`). Throws AppError `rate-limited` if
 * the network has created `max` accounts in this hour.
 */
export async function limitSignUps(
  rateLimits: RateLimits,
  network: string,
  max: number,
): Promise<void> {
  const taken = await rateLimits.consume(['sign-up', 'address', network], {
    max,
    windowSeconds: HOUR_S,
  });
  if (!taken) throw new AppError('rate-limited', 'too many accounts from one network');
}
