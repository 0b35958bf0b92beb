import { accountMailId } from '@doorstep/domain/mail/mail';
import type { TeamInvitation } from '@doorstep/domain/team/team';
import type { NewMail } from '../mail/write-mail.ts';

/** Returns the mail of an invitation by a company. */
export function invitationMail(
  { id, owner_uid: account, name, email, expires_at }: TeamInvitation,
  company: string,
): NewMail {
  const data = { account, invitation_id: id, company, name, expires_at };
  const content = { template: 'team_invitation', data } as const;
  return { id: accountMailId(content.template, id), to: email, content };
}
