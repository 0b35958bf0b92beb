import type { Mail } from '@doorstep/domain/mail/mail';
import type { Accounts } from '../platform/account-repository.ts';
import type { ServiceRequests } from './service-request-repository.ts';

export interface FallbackRecipientDeps {
  requests: ServiceRequests;
  accounts: Accounts;
}

/**
 * Where else a mail can go whose address the mail server refuses, or null. A new request goes to the
 * address on the professional's page, which may be mistyped; the account's own was confirmed.
 */
export async function fallbackRecipient(
  { requests, accounts }: FallbackRecipientDeps,
  mail: Mail,
): Promise<string | null> {
  if (mail.template !== 'new_request') return null;
  const request = await requests.find(mail.data.request_id);
  const address = request && (await accounts.findEmail(request.provider_id));
  return address === mail.to ? null : address;
}
