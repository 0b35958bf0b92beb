import { Text } from '@chakra-ui/react';
import { formatPrice } from '@doorstep/domain/billing/money';
import { isCompletedAutomatically, isDoneAsked } from '@doorstep/domain/requests/done';
import { QUOTE_STATUS_LABELS, quoteStatus } from '@doorstep/domain/requests/quote';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import { isolate } from '@doorstep/domain/text';

/** Returns the state of the question if the job is done; null without one. */
function doneAnnouncement(request: ServiceRequest): string | null {
  if (isDoneAsked(request)) return `${isolate(request.client_name)} says the job is done.`;
  if (isCompletedAutomatically(request)) return 'Completed automatically.';
  const isRefused = request.done?.refused_at && request.status === 'in_progress';
  return isRefused ? `${isolate(request.provider_name)}: not done yet.` : null;
}

/**
 * Announces changes of the cards among the messages to screen readers, such as 'Quote
 * $1,340: open.' The cards themselves are silent, because their buttons would be read too.
 */
export function CardAnnouncement({ request, now }: { request: ServiceRequest; now: Date }) {
  const { quote } = request;
  const quoteText =
    quote &&
    `Quote ${formatPrice(quote.total_cents, quote.currency)}: ${QUOTE_STATUS_LABELS[quoteStatus(quote, now)].toLowerCase()}.`;
  // The elements stay, because new ones are announced by few screen readers.
  return (
    <>
      <Text srOnly role="status">
        {quoteText}
      </Text>
      <Text srOnly role="status">
        {doneAnnouncement(request)}
      </Text>
    </>
  );
}
