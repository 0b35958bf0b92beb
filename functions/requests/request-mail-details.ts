import type { Mail } from '@doorstep/domain/mail/mail';
import { tradeNames } from '@doorstep/domain/search/trades/trade-names';
import type { SearchCard } from '@doorstep/domain/search/results/search-card';
import type { MailDetails } from '../mail/render-mail.ts';
import type { Accounts } from '../platform/account-repository.ts';
import { findSimilar } from '../search/find-similar.ts';
import type { ProviderCards, ProviderSearch } from '../search/provider-search-repository.ts';
import type { RequestRecord, ServiceRequests } from './service-request-repository.ts';

interface MailDetailsDeps {
  accounts: Pick<Accounts, 'isConfirmedEmail'>;
  requests: Pick<ServiceRequests, 'find' | 'listAskedProviders'>;
  search: ProviderCards & Pick<ProviderSearch, 'listClosest'>;
  blocks: { isBlocked(blocker: string, blocked: string): Promise<boolean> };
}

/** The most professionals that a mail recommends. */
const SIMILAR = 3;

/** Returns the search for the professional's trade and city. */
function searchPath({ trades, city }: SearchCard): string {
  const [trade] = tradeNames(trades);
  const query = new URLSearchParams({
    ...(trade !== undefined && { service: trade }),
    ...(city !== null && { location: city }),
  });
  return `/search?${query.toString()}`;
}

/**
 * Finds professionals to recommend. Excludes the client, professionals who were asked already, and
 * professionals with a block in either direction.
 */
async function findAlternatives(
  { requests, search, blocks }: MailDetailsDeps,
  { provider_id, client_uid }: RequestRecord,
): Promise<MailDetails> {
  const card = await search.findCard(provider_id);
  if (card === null) return {};
  const asked = await requests.listAskedProviders(client_uid);
  const isExcluded = async (uid: string) =>
    [client_uid, provider_id, ...asked].includes(uid) ||
    (await blocks.isBlocked(uid, client_uid)) ||
    (await blocks.isBlocked(client_uid, uid));
  return {
    similar: await findSimilar(search, card, SIMILAR, isExcluded),
    searchPath: searchPath(card),
  };
}

/** Looks up what a mail about a request says that can change until it is sent. */
export async function loadRequestMailDetails(
  deps: MailDetailsDeps,
  mail: Mail,
): Promise<MailDetails> {
  if (mail.template === 'request_confirmation') {
    return { isConfirmed: await deps.accounts.isConfirmedEmail(mail.to) };
  }
  if (mail.template !== 'request_unanswered') return {};
  const request = await deps.requests.find(mail.data.request_id);
  return request ? findAlternatives(deps, request) : {};
}
