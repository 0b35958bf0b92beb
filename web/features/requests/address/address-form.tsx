import { Button, Flex } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { toAppError } from '@doorstep/domain/app-error';
import { streetSchema } from '@doorstep/domain/requests/address';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { AriaDisabledButton } from '../../../ui/forms/aria-disabled-button.tsx';
import { Input } from '../../../ui/forms/controls.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { REQUEST_MESSAGES } from '../messages.ts';

const schema = z.object({ street: streetSchema });

interface AddressFormProps {
  /** The stored address; empty without one. */
  street: string;
  onSave: (street: string) => Promise<void>;
  onCancel: () => void;
}

/** The form of a request's street address. A failure is shown at the field, and the text stays. */
export function AddressForm({ street, onSave, onCancel }: AddressFormProps) {
  const { register, handleSubmit, formState, setError, setFocus } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { street },
  });
  useEffect(() => setFocus('street'), [setFocus]);
  const submit = async (values: z.infer<typeof schema>) => {
    try {
      await onSave(values.street);
    } catch (thrown) {
      console.error('The address was not saved', thrown);
      const message = toAppError(thrown).personMessage ?? REQUEST_MESSAGES.addressNotSaved;
      setError('street', { message }, { shouldFocus: true });
    }
  };
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <FormField label="Street address" error={errors.street?.message}>
        <Input autoComplete="street-address" readOnly={isSubmitting} {...register('street')} />
      </FormField>
      <Flex gap="2" mt="2" justify="flex-end" wrap="wrap">
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <AriaDisabledButton type="submit" variant="outline" off={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save'}
        </AriaDisabledButton>
      </Flex>
    </form>
  );
}
