import { AppError } from '@doorstep/domain/app-error';
import type { Transaction } from 'firebase-admin/firestore';
import type { ClosedAccounts } from '../platform/closed-account-repository.ts';
import type { Caller } from '../platform/callables/session.ts';
import { isProviderOf } from '../team/provider-side.ts';
import type { Teams } from '../team/team-repository.ts';
import type { RequestRecord } from './service-request-repository.ts';

export const requestNotFound = () =>
  new AppError('not-found', 'the caller has no such request', {
    personMessage: 'Request not found',
  });

/**
 * Throws AppError `not-found` unless the caller is the request's professional, or an active member
 * of their team.
 */
export async function requireProviderSide(
  { teams }: { teams: Pick<Teams, 'worksFor'> },
  request: RequestRecord | null,
  caller: Caller,
  transaction?: Transaction,
): Promise<RequestRecord> {
  if (!request || !(await isProviderOf(teams, request, caller, transaction)))
    throw requestNotFound();
  return request;
}

export interface SidesDeps {
  teams: Pick<Teams, 'worksFor'>;
  blocks: {
    isBlocked(blocker: string, blocked: string, transaction?: Transaction): Promise<boolean>;
  };
  closedAccounts: Pick<ClosedAccounts, 'has'>;
}

/**
 * Checks whether a block, a suspension or a deletion separates the two sides of a request, as the
 * rules do for messages. `client` is who acts as the client, who may be a guest.
 */
export async function isSeparated(
  { blocks, closedAccounts }: SidesDeps,
  { provider_id, client_uid }: RequestRecord,
  client: string,
  transaction?: Transaction,
): Promise<boolean> {
  const clients = [...new Set([client_uid, client])];
  const checks = await Promise.all([
    ...[provider_id, ...clients].map((uid) => closedAccounts.has(uid, transaction)),
    ...clients.flatMap((uid) => [
      blocks.isBlocked(provider_id, uid, transaction),
      blocks.isBlocked(uid, provider_id, transaction),
    ]),
  ]);
  return checks.includes(true);
}

/**
 * Throws AppError `permission-denied` if the sides are separated. The message does not tell who has
 * blocked whom.
 */
export async function requireNotSeparated(...sides: Parameters<typeof isSeparated>): Promise<void> {
  if (!(await isSeparated(...sides))) return;
  throw new AppError('permission-denied', 'a block or a closed account separates the sides', {
    personMessage: "You can't do this in this chat right now.",
  });
}
