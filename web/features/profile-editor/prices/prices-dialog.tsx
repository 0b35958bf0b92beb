import { Box, Dialog, Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { currencySymbol } from '@doorstep/domain/billing/money';
import { LIMITS } from '@doorstep/domain/limits';
import type { PriceHint } from '@doorstep/domain/profiles/price-hint';
import { useForm } from 'react-hook-form';
import { savePriceHints } from '../../../data/profiles/own-page-documents.ts';
import { OfflineNotice } from '../../../ui/feedback/offline-notice.tsx';
import { showResult } from '../../../ui/feedback/show-result.ts';
import { Input } from '../../../ui/forms/controls.tsx';
import { FormActions } from '../../../ui/forms/form-actions.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import type { OpenDialogProps } from '../../../ui/overlay/lazy-dialog.tsx';
import { PRICES_MESSAGES } from '../messages.ts';
import { priceFormSchema, toPriceForm, type PriceForm } from './price-form.ts';

function PricesForm({ hints, onClose }: Omit<PricesDialogProps, 'open'>) {
  const { register, handleSubmit, formState } = useForm<PriceForm, unknown, PriceHint[]>({
    resolver: zodResolver(priceFormSchema),
    defaultValues: toPriceForm(hints),
  });
  const { errors, isSubmitting, defaultValues } = formState;
  const submit = async (changed: PriceHint[]) => {
    const texts = {
      done: PRICES_MESSAGES.saved,
      failed: PRICES_MESSAGES.notSaved,
      log: 'The prices were not saved',
    };
    if (await showResult(savePriceHints(changed), texts)) onClose();
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack gap="5">
        {defaultValues?.rows?.map((_, i) => (
          <Box
            key={i}
            role="group"
            aria-label={`Price ${i + 1}`}
            display="grid"
            gridTemplateColumns={{ md: '1fr 10rem' }}
            gap="3"
          >
            <FormField label="Job" error={errors.rows?.[i]?.text?.message}>
              <Input
                maxLength={LIMITS.priceHintText}
                placeholder={PRICES_MESSAGES.examples[i]}
                {...register(`rows.${i}.text`)}
              />
            </FormField>
            <FormField
              label={`Price from (${currencySymbol()})`}
              error={errors.rows?.[i]?.amount?.message}
            >
              <Input
                inputMode="decimal"
                autoComplete="off"
                textAlign="end"
                fontVariantNumeric="tabular-nums"
                {...register(`rows.${i}.amount`)}
              />
            </FormField>
          </Box>
        ))}
        <FormActions label="Save prices" isSending={isSubmitting} onCancel={onClose} />
      </Stack>
    </form>
  );
}

interface PricesDialogProps extends OpenDialogProps {
  /** The stored price hints. */
  hints: readonly PriceHint[];
}

/** The dialog in which a professional edits the prices of the page. */
export function PricesDialog({ open, hints, onClose }: PricesDialogProps) {
  return (
    <FormDialog open={open} onClose={onClose} title="Prices">
      <Dialog.Body textStyle="md">
        <OfflineNotice>{PRICES_MESSAGES.offline}</OfflineNotice>
        <PricesForm hints={hints} onClose={onClose} />
      </Dialog.Body>
    </FormDialog>
  );
}
