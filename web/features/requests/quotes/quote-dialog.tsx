import { Box, Dialog, Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { toAppError } from '@doorstep/domain/app-error';
import { LIMITS } from '@doorstep/domain/limits';
import { whereText } from '@doorstep/domain/requests/job-distance';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import { isolate } from '@doorstep/domain/text';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { callFunction } from '../../../data/callables.ts';
import { useFormDraft } from '../../../data/use-form-draft.ts';
import { browserTimeZone } from '../../../lib/text/time-zones.ts';
import { DraftNotice } from '../../../ui/feedback/draft-notice.tsx';
import { OfflineNotice } from '../../../ui/feedback/offline-notice.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Input, Textarea } from '../../../ui/forms/controls.tsx';
import { FormActions } from '../../../ui/forms/form-actions.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { REQUEST_MESSAGES } from '../messages.ts';
import { OutsideArea } from '../request-facts.tsx';
import {
  dayIn,
  initialQuote,
  quoteDraftSchema,
  quoteFormSchema,
  type QuoteForm,
  type TypedQuote,
} from './quote-form.ts';
import { QuoteLines } from './quote-lines.tsx';

export interface QuoteDialogProps {
  request: ServiceRequest;
  open: boolean;
  onClose: () => void;
}

function QuoteFields({ request, onClose }: Omit<QuoteDialogProps, 'open'>) {
  const [now] = useState(() => new Date());
  const [initial] = useState(() => initialQuote(request.quote, now));
  const form = useForm<QuoteForm, unknown, TypedQuote>({
    resolver: zodResolver(quoteFormSchema),
    defaultValues: initial,
  });
  const draft = useFormDraft({
    form,
    name: `quote:${request.id}`,
    schema: quoteDraftSchema,
    initial,
    onMovedToMemory: () => toast.info(REQUEST_MESSAGES.quoteDraftKept),
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  const where = whereText(request, 'provider');
  const send = async (quote: TypedQuote) => {
    try {
      const time_zone = browserTimeZone();
      await callFunction('send-quote', { ...quote, time_zone, request_id: request.id });
      draft.clear();
      toast.announce(REQUEST_MESSAGES.quoteSent);
      onClose();
    } catch (error) {
      console.error('The quote was not sent', error);
      toast.error(toAppError(error).personMessage ?? REQUEST_MESSAGES.quoteNotSent);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <Stack gap="5">
        <DraftNotice draft={draft} />
        {where !== null && (
          <Box>
            <Text color="fg.muted" overflowWrap="anywhere">
              {`Where: ${where}`}
            </Text>
            <OutsideArea request={request} />
          </Box>
        )}
        <QuoteLines form={form} />
        <FormField
          label="Tax note"
          error={errors.tax_note?.message}
          help="For example: prices include tax."
          optional
        >
          <Input maxLength={LIMITS.quoteTaxNote} {...register('tax_note')} />
        </FormField>
        <FormField label="Valid until" error={errors.valid_until?.message} required>
          <Input
            type="date"
            min={dayIn(0, now)}
            max={dayIn(LIMITS.quoteDays, now)}
            {...register('valid_until')}
          />
        </FormField>
        <FormField label="Message" error={errors.message?.message} optional>
          <Textarea rows={3} {...register('message')} />
        </FormField>
        <FormActions label="Send quote" isSending={isSubmitting} onCancel={onClose} />
      </Stack>
    </form>
  );
}

/** The form of a quote in a dialog. What was typed stays as a draft until it is sent. */
export function QuoteDialog({ request, open, onClose }: QuoteDialogProps) {
  return (
    <FormDialog open={open} onClose={onClose} title={`Quote for ${isolate(request.client_name)}`}>
      <Dialog.Body textStyle="md">
        <OfflineNotice>{REQUEST_MESSAGES.formOffline}</OfflineNotice>
        <QuoteFields request={request} onClose={onClose} />
      </Dialog.Body>
    </FormDialog>
  );
}
