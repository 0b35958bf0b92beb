import { Badge } from '@chakra-ui/react';
import { statusColor, statusLabel, urgencyColor } from '@doorstep/domain/requests/service-request';

/** A request's urgency (spec §4: high red, medium yellow, low green, other gray). */
export function UrgencyBadge({ urgency }: { urgency: string }) {
  return <Badge colorPalette={urgencyColor(urgency)}>{urgency}</Badge>;
}

/** A request's status, underscore shown as space. */
export function StatusBadge({ status }: { status: string }) {
  return <Badge colorPalette={statusColor(status)}>{statusLabel(status)}</Badge>;
}
