import { Badge, VisuallyHidden } from '@chakra-ui/react';
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

/**
 * The number of unread messages; renders nothing for zero. `isShort` shows only the number, and
 * screen readers get the whole text.
 */
export function UnreadBadge({ count, isShort = false }: { count: number; isShort?: boolean }) {
  if (count === 0) return null;
  if (!isShort) return <Badge colorPalette="accent">{`${count} unread`}</Badge>;
  return (
    <Badge colorPalette="accent" gap="0">
      <span>{count}</span>
      <VisuallyHidden>{' unread'}</VisuallyHidden>
    </Badge>
  );
}

/** Shows a request's status, for example 'In progress'. */
export function StatusBadge({ status }: { status: string }) {
  return <Badge colorPalette={statusColor(status)}>{statusLabel(status)}</Badge>;
}
