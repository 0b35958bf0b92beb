import { AppError } from '@doorstep/domain/app-error';
import { EXPIRED_MESSAGE } from '@doorstep/domain/badges/badge';
import { dayOf } from '@doorstep/domain/badges/valid-badges';

/** Throws AppError `invalid-input` if the last valid day, `YYYY-MM-DD`, is over. */
export function requireNotExpired(day: string, now: Date): void {
  if (day >= dayOf(now)) return;
  throw new AppError('invalid-input', 'the badge has expired', { personMessage: EXPIRED_MESSAGE });
}
