import { badgeApplicationId, type BadgeKind } from '@doorstep/domain/badges/badge';
import { accountMailId } from '@doorstep/domain/mail/mail';
import { queueAccountMail, type AccountMailDeps } from '../mail/queue-account-mail.ts';
import type { GrantedBadge } from './granted-badge-repository.ts';

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
