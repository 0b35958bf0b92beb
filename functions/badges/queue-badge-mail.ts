import {
  badgeApplicationId,
  type BadgeApplication,
  type BadgeKind,
} from '@doorstep/domain/badges/badge';
import { accountMailId } from '@doorstep/domain/mail/mail';
import { queueAccountMail, type AccountMailDeps } from '../mail/queue-account-mail.ts';
import type { ProviderProfiles } from '../profiles/provider-profile-repository.ts';
import type { GrantedBadge } from './granted-badge-repository.ts';

export interface BadgeMailDeps extends AccountMailDeps {
  profiles: Pick<ProviderProfiles, 'findSnapshot'>;
}

/**
 * Queues the mail about a decision, when an application is granted or refused or its badge is taken
 * back. Repeated events queue it once.
 */
export async function queueDecidedMail(
  deps: BadgeMailDeps,
  before: BadgeApplication,
  after: BadgeApplication,
): Promise<void> {
  const { provider_id: account, kind, state, reason, decided_at } = after;
  if (before.state === state || decided_at === null) return;
  const profile = await deps.profiles.findSnapshot(account);
  if (!profile) return;
  const expires_on = state === 'granted' ? after.expires_on : null;
  const is_taken_back = state === 'taken_back';
  const names = { account, provider_name: profile.display_name, kind };
  const data = { ...names, expires_on, reason, is_taken_back };
  const about = `${badgeApplicationId(account, kind)}_${decided_at.getTime()}`;
  const id = accountMailId('badge_decided', about);
  await queueAccountMail(deps, account, id, { template: 'badge_decided', data });
}

/** Queues the mail that a badge expires soon, once for each last valid day. */
export async function queueExpiringMail(
  deps: AccountMailDeps,
  kind: BadgeKind,
  { uid: account, provider_name, expires_on }: GrantedBadge,
): Promise<void> {
  const data = { account, provider_name, kind, expires_on };
  const about = `${badgeApplicationId(account, kind)}_${expires_on}`;
  const id = accountMailId('badge_expiring', about);
  await queueAccountMail(deps, account, id, { template: 'badge_expiring', data });
}
