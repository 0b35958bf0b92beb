import { Heading, Text } from '@chakra-ui/react';
import { BRAND } from '@doorstep/domain/brand';
import { QUOTE_STATUS_LABELS, quoteStatus, type Quote } from '@doorstep/domain/requests/quote';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import { isolate } from '@doorstep/domain/text';
import { formatDate } from '../../../lib/text/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { PrintSheet } from '../../../ui/layout/print-sheet.tsx';
import { QuoteDetails } from './quote-details.tsx';

interface QuoteSheetProps {
  request: ServiceRequest;
  quote: Quote;
  onPrinted: () => void;
}

/** Prints a quote. */
export function QuoteSheet({ request, quote, onPrinted }: QuoteSheetProps) {
  const status = QUOTE_STATUS_LABELS[quoteStatus(quote, useNow())];
  return (
    <PrintSheet onPrinted={onPrinted}>
      <Text>{BRAND.name}</Text>
      <Heading as="h1" mt="4" mb="6">
        Quote
      </Heading>
      <Text>{`From ${isolate(request.provider_name)}`}</Text>
      <Text>{`To ${isolate(request.client_name)}`}</Text>
      {request.place !== null && <Text>{`Where: ${isolate(request.place)}`}</Text>}
      <Text mb="6">{`Sent ${formatDate(quote.created_at)} · ${status}`}</Text>
      <QuoteDetails quote={quote} />
    </PrintSheet>
  );
}
