import type { BadgeApplication } from '@doorstep/domain/badges/badge';
import type { Badge } from '@doorstep/domain/profiles/facts';

/** The state of a badge as its professional sees it. */
export type BadgeState =
  | { state: 'none' }
  | { state: 'pending'; askedAt: Date }
  | { state: 'refused' | 'taken_back'; reason: string }
  | { state: 'granted'; until: string }
  | { state: 'expired'; until: string };

/**
 * Returns the state of a badge on the day `today`, `YYYY-MM-DD`. `badge` is the one on the page,
 * which stays there while a new application is undecided, and after its refusal.
 */
export function badgeState(
  application: BadgeApplication | null,
  badge: Badge | null,
  today: string,
): BadgeState {
  if (application?.state === 'pending') {
    return { state: 'pending', askedAt: application.asked_at };
  }
  if (application?.state === 'refused' || application?.state === 'taken_back') {
    return { state: application.state, reason: application.reason ?? '' };
  }
  const until = badge?.expires_on ?? application?.expires_on;
  if (until === undefined) return { state: 'none' };
  return { state: until >= today ? 'granted' : 'expired', until };
}
