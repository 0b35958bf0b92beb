import { Badge } from '@chakra-ui/react';
import { statusColor, statusLabel, urgencyColor } from '@doorstep/domain/requests/service-request';

/** Shows a request's urgency (spec §4: high red, medium yellow, low green, other gray). */
export function UrgencyBadge({ urgency }: { urgency: string }) {
  return <Badge colorPalette={urgencyColor(urgency)}>{urgency}</Badge>;
}

/** Shows a request's status, with spaces for underscores. */
export function StatusBadge({ status }: { status: string }) {
  return <Badge colorPalette={statusColor(status)}>{statusLabel(status)}</Badge>;
}
