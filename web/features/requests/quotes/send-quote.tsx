import { Button, Text } from '@chakra-ui/react';
import { isOngoing, type ServiceRequest } from '@doorstep/domain/requests/service-request';
import { ReceiptText } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { loadOnce } from '../../../lib/load-once.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { REQUEST_MESSAGES } from '../messages.ts';
import type { QuoteDialogProps } from './quote-dialog.tsx';

const loadDialog = loadOnce('The form of a quote', () => import('./quote-dialog.tsx'));

/**
 * The professional's button to write a quote, an icon on a phone. The form's code loads when it is
 * first opened.
 */
export function SendQuote({ request }: { request: ServiceRequest }) {
  const [FormDialog, setFormDialog] = useState<ComponentType<QuoteDialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    try {
      const { QuoteDialog } = await loadDialog();
      setFormDialog(() => QuoteDialog);
      setOpen(true);
    } catch (error) {
      console.error('The form of a quote was not loaded', error);
      toast.error(REQUEST_MESSAGES.quoteFormNotLoaded);
    }
  };
  if (!isOngoing(request) && !isOpen) return null;
  return (
    <>
      <Button
        variant={{ base: 'ghost', md: 'outline' }}
        color="accent.fg"
        px={{ base: '0', md: '4' }}
        minW="11"
        onClick={() => void open()}
      >
        <ReceiptText />
        <Text as="span" srOnly={{ base: true, md: false }}>
          {request.quote === null ? 'Send a quote' : 'Send a new quote'}
        </Text>
      </Button>
      {FormDialog && <FormDialog request={request} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
