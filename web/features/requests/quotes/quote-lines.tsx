import { BRAND } from '@doorstep/domain/brand';
import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { currencySymbol, formatMoney } from '@doorstep/domain/billing/money';
import { LIMITS } from '@doorstep/domain/limits';
import { Plus, X } from 'lucide-react';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import { Input } from '../../../ui/forms/controls.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { EMPTY_LINE, typedTotal, type QuoteForm, type TypedQuote } from './quote-form.ts';

/** The lines of a quote that is being written, with their total. */
export function QuoteLines({ form }: { form: UseFormReturn<QuoteForm, unknown, TypedQuote> }) {
  const { control, register, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const typed = useWatch({ control, name: 'lines' });
  const { errors } = formState;
  return (
    <Box>
      {fields.map((field, i) => (
        <Box
          key={field.id}
          role="group"
          aria-label={`Line ${i + 1}`}
          display="grid"
          gridTemplateColumns={{ base: '1fr 2.75rem', md: '1fr 9rem 2.75rem' }}
          gap="3"
          mb="4"
        >
          <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
            <FormField label="Description" error={errors.lines?.[i]?.text?.message} required>
              <Input maxLength={LIMITS.quoteLineText} {...register(`lines.${i}.text`)} />
            </FormField>
          </Box>
          <FormField
            label={`Amount (${currencySymbol()})`}
            error={errors.lines?.[i]?.amount?.message}
            required
          >
            <Input
              inputMode="decimal"
              autoComplete="off"
              textAlign="end"
              fontVariantNumeric="tabular-nums"
              {...register(`lines.${i}.amount`)}
            />
          </FormField>
          <Button
            variant="ghost"
            px="0"
            mt="7"
            aria-label={`Remove line ${i + 1}`}
            // A quote has at least one line.
            visibility={fields.length > 1 ? 'visible' : 'hidden'}
            onClick={() => remove(i)}
          >
            <X />
          </Button>
        </Box>
      ))}
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        {fields.length < LIMITS.quoteLines ? (
          <Button variant="outline" onClick={() => append(EMPTY_LINE)}>
            <Plus />
            Add a line
          </Button>
        ) : (
          <Text
            color="fg.muted"
            fontSize="sm"
          >{`You can add up to ${LIMITS.quoteLines} lines.`}</Text>
        )}
        <Text fontWeight="600" fontVariantNumeric="tabular-nums" aria-live="polite">
          {`Total ${formatMoney(typedTotal(typed), BRAND.currency)}`}
        </Text>
      </Flex>
    </Box>
  );
}
