import { accountMailId } from '@doorstep/domain/mail/mail';
import type { TeamInvitation } from '@doorstep/domain/team/team';
import { queueAccountMail, type AccountMailDeps } from '../mail/queue-account-mail.ts';
import type { ProviderProfiles } from '../profiles/provider-profile-repository.ts';

export interface InvitationMailDeps extends AccountMailDeps {
  profiles: Pick<ProviderProfiles, 'findContact'>;
}

/** Queues the mail of an invitation. Repeated events queue it once. */
export async function queueInvitationMail(
  deps: InvitationMailDeps,
  { id, owner_uid: account, name, email, expires_at }: TeamInvitation,
): Promise<void> {
  const page = await deps.profiles.findContact(account);
  if (!page) return;
  const data = { account, invitation_id: id, company: page.display_name, name, expires_at };
  const content = { template: 'team_invitation', data } as const;
  await queueAccountMail(deps, account, accountMailId(content.template, id), content, email);
}
