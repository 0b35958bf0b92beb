import { Button, Text } from '@chakra-ui/react';
import { formatPrice } from '@doorstep/domain/billing/money';
import type { SenderType } from '@doorstep/domain/chat/message';
import type { Quote } from '@doorstep/domain/requests/quote';
import { ReceiptText } from 'lucide-react';
import { showCard } from '../use-scroll-anchor.ts';
import { moveFocusOnUnmount } from '../../../ui/layout/heading-focus.ts';

export const BAR_HEIGHT = '2.75rem';

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
      <span>{`Quote ${formatPrice(quote.total_cents, quote.currency)} · `}</span>
      <Text as="span" color="accent.fg" textDecoration="underline" ms="-1">
        {side === 'client' ? 'Review' : 'View'}
      </Text>
    </Button>
  );
}
