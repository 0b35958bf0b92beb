import { requestMailSide, type Mail } from '@doorstep/domain/mail/mail';
import type { Accounts } from '../platform/account-repository.ts';
import type { ServiceRequests } from './service-request-repository.ts';

interface FallbackRecipientDeps {
  requests: ServiceRequests;
  accounts: Accounts;
}

/**
 * Returns another address for a mail whose address was refused, or null. A mail to a
 * professional goes to the address on their page, which may be gone; the fallback is the account's
 * address.
 */
export async function fallbackRecipient(
  { requests, accounts }: FallbackRecipientDeps,
  mail: Mail,
): Promise<string | null> {
  if (requestMailSide(mail.template) !== 'provider' || !('request_id' in mail.data)) return null;
  const request = await requests.find(mail.data.request_id);
  const address = request && (await accounts.findEmail(request.provider_id));
  return address === mail.to ? null : address;
}
