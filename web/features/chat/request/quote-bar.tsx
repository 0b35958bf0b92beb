import { Button, Text } from '@chakra-ui/react';
import { formatPrice } from '@doorstep/domain/billing/money';
import type { SenderType } from '@doorstep/domain/chat/message';
import { isCompletedAutomatically, isDoneAsked } from '@doorstep/domain/requests/done';
import { QUOTE_STATUS_LABELS, quoteStatus, type Quote } from '@doorstep/domain/requests/quote';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import { isolate } from '@doorstep/domain/text';
import { ReceiptText } from 'lucide-react';
import { showCard } from '../use-scroll-anchor.ts';
import { moveFocusOnUnmount } from '../../../ui/layout/heading-focus.ts';

export const BAR_HEIGHT = '2.75rem';

const priceOf = ({ total_cents, currency }: Quote) => formatPrice(total_cents, currency);

/** Returns what became of the client's word that the job is done; null without one. */
function doneText(request: ServiceRequest): string | null {
  if (isDoneAsked(request)) return `${isolate(request.client_name)} says the job is done.`;
  if (request.done?.refused_at) return `${isolate(request.provider_name)}: not done yet.`;
  return isCompletedAutomatically(request) ? 'Completed automatically.' : null;
}

/**
 * Announces changes of the cards among the messages to screen readers: 'Quote $1,340: open.' The
 * cards themselves are silent, because their buttons would be read too.
 */
export function CardAnnouncement({ request, now }: { request: ServiceRequest; now: Date }) {
  const { quote } = request;
  const quoteText =
    quote &&
    `Quote ${priceOf(quote)}: ${QUOTE_STATUS_LABELS[quoteStatus(quote, now)].toLowerCase()}.`;
  // The elements stay, because new ones are announced by few screen readers.
  return (
    <>
      <Text srOnly role="status">
        {quoteText}
      </Text>
      <Text srOnly role="status">
        {doneText(request)}
      </Text>
    </>
  );
}

interface QuoteBarProps {
  quote: Quote;
  side: SenderType;
}

/** One line above the messages, which leads to an open quote: 'Quote $1,340 · Review'. */
export function QuoteBar({ quote, side }: QuoteBarProps) {
  return (
    <Button
      ref={moveFocusOnUnmount}
      variant="ghost"
      h={BAR_HEIGHT}
      borderRadius="0"
      borderBottomColor="border"
      bg="accent.subtle"
      justifyContent="flex-start"
      _print={{ display: 'none' }}
      onClick={() => showCard(quote.id)}
    >
      <ReceiptText aria-hidden="true" />
      <span>{`Quote ${priceOf(quote)} · `}</span>
      <Text as="span" color="accent.fg" textDecoration="underline" ms="-1">
        {side === 'client' ? 'Review' : 'View'}
      </Text>
    </Button>
  );
}
