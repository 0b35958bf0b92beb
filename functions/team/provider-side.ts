import { isClientOf, type ServiceRequest } from '@doorstep/domain/requests/service-request';
import type { Transaction } from 'firebase-admin/firestore';
import type { Caller } from '../platform/callables/session.ts';
import type { Teams } from './team-repository.ts';

/**
 * Checks whether the caller has the professional's side of a request or a conversation, as the
 * rules do: the professional, or an active member of their team who is not its client.
 */
export async function isProviderOf(
  teams: Pick<Teams, 'worksFor'>,
  thread: Pick<ServiceRequest, 'provider_id' | 'client_uid' | 'client_email'>,
  { uid, email }: Caller,
  transaction?: Transaction,
): Promise<boolean> {
  if (uid === thread.provider_id) return true;
  if (email === null || isClientOf(thread, { uid, email })) return false;
  return teams.worksFor(uid, thread.provider_id, transaction);
}
