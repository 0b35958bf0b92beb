import type { Mail } from '@doorstep/domain/mail/mail';
import type { MailDetails } from '../mail/render-mail.ts';
import type { Accounts } from '../platform/account-repository.ts';
import { findSimilar } from '../search/find-similar.ts';
import type { ServiceRequests } from './service-request-repository.ts';

export interface MailDetailsDeps {
  accounts: Pick<Accounts, 'isConfirmedEmail'>;
  requests: Pick<ServiceRequests, 'find'>;
  search: Parameters<typeof findSimilar>[0];
}

/** The most professionals that a mail recommends. */
const SIMILAR = 3;

/** Looks up what a mail about a request says that can change until it is sent. */
export async function loadRequestMailDetails(
  { accounts, requests, search }: MailDetailsDeps,
  mail: Mail,
): Promise<MailDetails> {
  if (mail.template === 'request_confirmation') {
    return { isConfirmed: await accounts.isConfirmedEmail(mail.to) };
  }
  if (mail.template !== 'request_unanswered') return {};
  const request = await requests.find(mail.data.request_id);
  return { similar: request ? await findSimilar(search, request.provider_id, SIMILAR) : [] };
}
