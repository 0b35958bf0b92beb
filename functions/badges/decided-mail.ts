import { badgeApplicationId, type BadgeApplication } from '@doorstep/domain/badges/badge';
import { accountMailId } from '@doorstep/domain/mail/mail';
import type { NewMail } from '../mail/write-mail.ts';

/** An application that was granted or refused, or whose badge was taken back. */
export type DecidedApplication = BadgeApplication & { decided_at: Date };

/** Returns the mail about a decision, to the professional. */
export function decidedMail(
  { provider_id: account, kind, state, reason, decided_at, expires_on }: DecidedApplication,
  { provider_name, to }: { provider_name: string; to: string },
): NewMail {
  const data = {
    ...{ account, provider_name, kind, reason },
    expires_on: state === 'granted' ? expires_on : null,
    is_taken_back: state === 'taken_back',
  };
  const about = `${badgeApplicationId(account, kind)}_${decided_at.getTime()}`;
  return {
    id: accountMailId('badge_decided', about),
    to,
    content: { template: 'badge_decided', data },
  };
}
