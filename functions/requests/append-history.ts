import type { SenderType } from '@doorstep/domain/chat/message';
import type { RequestRecord, ServiceRequests } from './service-request-repository.ts';

/** Returns the side that changed the status. */
export function sideOf(before: RequestRecord, after: RequestRecord): SenderType {
  const { status_changed_by: by, status_changed_at: at, provider_id } = after;
  // Tabs of an older release store the status alone. The rules allow that to the professional only.
  const isSigned = at !== null && at.getTime() !== before.status_changed_at?.getTime();
  return isSigned && by !== provider_id ? 'client' : 'provider';
}

/**
 * Appends a changed status to the request's history. `at` is the time of the write. Idempotent for
 * repeated events.
 */
export async function appendHistory(
  requests: Pick<ServiceRequests, 'saveHistoryEntry'>,
  before: RequestRecord | null,
  after: RequestRecord,
  at: Date,
): Promise<void> {
  if (before === null || before.status === after.status) return;
  const { id, status } = after;
  await requests.saveHistoryEntry(id, { status, side: sideOf(before, after), at });
}
