import { Badge } from '@chakra-ui/react';
import {
  statusColor,
  statusLabel,
  urgencyColor,
  urgencyLabel,
} from '@doorstep/domain/requests/service-request';

/** Shows a request's urgency (high red, medium yellow, low green, other gray). */
export function UrgencyBadge({ urgency }: { urgency: string }) {
  return <Badge colorPalette={urgencyColor(urgency)}>{urgencyLabel(urgency)}</Badge>;
}

/** The number of unread messages; renders nothing for zero. */
export function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return <Badge colorPalette="accent">{`${count} unread`}</Badge>;
}

/** Shows a request's status, for example 'In progress'. */
export function StatusBadge({ status }: { status: string }) {
  return <Badge colorPalette={statusColor(status)}>{statusLabel(status)}</Badge>;
}
