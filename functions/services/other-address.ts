import type { Mail } from '@doorstep/domain/mail';
import type { Accounts } from '../data/accounts.ts';
import type { ServiceRequests } from '../data/service-requests.ts';

export interface OtherAddressDeps {
  requests: ServiceRequests;
  accounts: Accounts;
}

/**
 * Where else a mail can go whose address the mail server refuses, or null. A new request goes to the
 * address on the professional's page, which may be mistyped; the account's own was confirmed.
 */
export async function otherAddress(
  { requests, accounts }: OtherAddressDeps,
  mail: Mail,
): Promise<string | null> {
  if (mail.template !== 'new_request') return null;
  const request = await requests.find(mail.data.request_id);
  const address = request && (await accounts.findEmail(request.provider_id));
  return address === mail.to ? null : address;
}
