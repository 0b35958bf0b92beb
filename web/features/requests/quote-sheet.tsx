import { Box, Heading, Text } from '@chakra-ui/react';
import { BRAND } from '@doorstep/domain/brand';
import { QUOTE_STATUS_LABELS, quoteStatus, type Quote } from '@doorstep/domain/requests/quote';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { formatDate } from '../../lib/format.ts';
import { QuoteDetails } from './quote-details.tsx';

interface QuoteSheetProps {
  request: ServiceRequest;
  quote: Quote;
  onPrinted: () => void;
}

/** Prints a quote. The rest of the page is not on the sheet (`data-print-sheet` in the theme). */
export function QuoteSheet({ request, quote, onPrinted }: QuoteSheetProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted);
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);
  const status = QUOTE_STATUS_LABELS[quoteStatus(quote, new Date())];
  return createPortal(
    <Box data-print-sheet display="none" _print={{ display: 'block' }}>
      <Text>{BRAND.name}</Text>
      <Heading as="h1" mt="4" mb="6">
        Quote
      </Heading>
      <Text>{`From ${request.provider_name}`}</Text>
      <Text>{`To ${request.client_name}`}</Text>
      <Text mb="6">{`Sent ${formatDate(quote.created_at)} · ${status}`}</Text>
      <QuoteDetails quote={quote} />
    </Box>,
    document.body,
  );
}
