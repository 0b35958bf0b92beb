import type { Mail } from '@doorstep/domain/mail/mail';
import type { MailDetails } from '../mail/render-mail.ts';
import type { Accounts } from '../platform/account-repository.ts';

export interface MailDetailsDeps {
  accounts: Pick<Accounts, 'isConfirmedEmail'>;
}

/** Looks up what a mail about a request says that can change until it is sent. */
export async function loadRequestMailDetails(
  { accounts }: MailDetailsDeps,
  mail: Mail,
): Promise<MailDetails> {
  if (mail.template !== 'request_confirmation') return {};
  return { isConfirmed: await accounts.isConfirmedEmail(mail.to) };
}
