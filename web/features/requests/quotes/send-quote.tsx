import { Button, Text } from '@chakra-ui/react';
import { isOngoing, type ServiceRequest } from '@doorstep/domain/requests/service-request';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { LazyDialog } from '../../../ui/overlay/lazy-dialog.tsx';
import { REQUEST_MESSAGES } from '../messages.ts';

const loadDialog = async () => (await import('./quote-dialog.tsx')).QuoteDialog;

/**
 * The professional's button to write a quote, an icon on a phone. The form's code loads when it is
 * first opened.
 */
export function SendQuote({ request }: { request: ServiceRequest }) {
  const [form, setForm] = useState<'unused' | 'open' | 'closed'>('unused');
  if (!isOngoing(request) && form !== 'open') return null;
  return (
    <>
      <Button
        variant={{ base: 'ghost', md: 'outline' }}
        color="accent.fg"
        px={{ base: '0', md: '4' }}
        minW="11"
        onClick={() => setForm('open')}
      >
        <ReceiptText />
        <Text as="span" srOnly={{ base: true, md: false }}>
          {request.quote === null ? 'Send a quote' : 'Send a new quote'}
        </Text>
      </Button>
      {form !== 'unused' && (
        <LazyDialog
          name="form of a quote"
          load={loadDialog}
          props={{ request, open: form === 'open', onClose: () => setForm('closed') }}
          failure={REQUEST_MESSAGES.quoteFormNotLoaded}
          onFailed={() => setForm('unused')}
        />
      )}
    </>
  );
}
