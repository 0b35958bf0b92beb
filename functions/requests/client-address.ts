import { emailSchema } from '@doorstep/domain/contact/email';
import type { Accounts } from '../platform/account-repository.ts';
import type { RequestRecord } from './service-request-repository.ts';

type ClientAccounts = Pick<Accounts, 'findConfirmedEmail' | 'isConfirmedEmail'>;

/**
 * Returns the confirmed address of a request's client, or null: the sender's, which may have
 * changed since, or the request's if it belongs to another account.
 */
export async function findClientAddress(
  accounts: ClientAccounts,
  { client_uid, client_email }: RequestRecord,
): Promise<string | null> {
  const ofSender = await accounts.findConfirmedEmail(client_uid);
  if (ofSender !== null) return ofSender;
  const typed = emailSchema.safeParse(client_email).data;
  return typed !== undefined && (await accounts.isConfirmedEmail(typed)) ? typed : null;
}
