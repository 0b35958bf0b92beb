import { isCompletedAutomatically } from '@doorstep/domain/requests/done';
import type { ChangeSide } from '@doorstep/domain/requests/history';
import type { Teams } from '../team/team-repository.ts';
import type { RequestRecord, ServiceRequests } from './service-request-repository.ts';

/** A change of a request: the side that made it, and the time of the write. */
export interface Change {
  side: ChangeSide;
  at: Date;
}

/**
 * Returns who changed the status. A member of the team changes it for the professional.
 * Their access may have ended since the change.
 */
export async function sideOf(
  teams: Pick<Teams, 'findMember'>,
  before: RequestRecord | null,
  after: RequestRecord,
): Promise<ChangeSide> {
  const { status_changed_by: by, status_changed_at: at, provider_id, client_uid } = after;
  if (isCompletedAutomatically(after)) return 'automatic';
  // Steps read the side of status changes only, so other updates need no lookup of the member.
  const isStatusChange = at?.getTime() !== before?.status_changed_at?.getTime();
  if (!isStatusChange || by === provider_id) return 'provider';
  if (by === null || by === client_uid) return 'client';
  const member = await teams.findMember(by);
  return member?.owner_uid === provider_id ? 'provider' : 'client';
}

/**
 * Appends a changed status to the request's history. Idempotent for repeated events.
 */
export async function appendHistory(
  requests: Pick<ServiceRequests, 'saveHistoryEntry'>,
  before: RequestRecord | null,
  after: RequestRecord,
  { side, at }: Change,
): Promise<void> {
  if (before === null || before.status === after.status) return;
  const { id, status } = after;
  await requests.saveHistoryEntry(id, { status, side, at });
}
