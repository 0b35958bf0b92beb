import type { SenderType } from '@doorstep/domain/chat/message';
import type { HistoryEntry } from '@doorstep/domain/requests/history';
import { statusLabel, type ServiceRequest } from '@doorstep/domain/requests/service-request';
import { isolate } from '@doorstep/domain/text';
import { formatDateTime } from '../../../lib/text/format.ts';

/** Who reads the history. A member of a team does not read 'you' for the professional. */
export type HistoryReader = SenderType | 'member';

/**
 * Returns a change as a reader sees it, for example 'Cancelled · by you · Nov 24, 2:10 PM' or
 * 'Completed automatically · Nov 24, 2:10 PM'.
 */
export function historyText(
  { status, side, at }: HistoryEntry,
  request: Pick<ServiceRequest, 'provider_name' | 'client_name'>,
  reader: HistoryReader,
  now: Date,
): string {
  const [label, time] = [statusLabel(status), formatDateTime(at, now)];
  if (side === 'automatic') return `${label} automatically · ${time}`;
  const name = side === 'provider' ? request.provider_name : request.client_name;
  return `${label} · by ${side === reader ? 'you' : isolate(name)} · ${time}`;
}
