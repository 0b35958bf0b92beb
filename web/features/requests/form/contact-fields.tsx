import { Button, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { RequestForm as Fields } from '@doorstep/domain/requests/address';
import { PREFERRED_CONTACT_LABELS } from '@doorstep/domain/requests/preferred-contact';
import { isolate } from '@doorstep/domain/text';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Input } from '../../../ui/forms/controls.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { Select } from '../../../ui/forms/select.tsx';

const CONTACT = ['client_name', 'client_email', 'client_phone', 'preferred_contact'] as const;

interface ContactFieldsProps {
  form: UseFormReturn<Fields>;
  /** Whether one line replaces the fields while they hold a name and an email. */
  folds: boolean;
}

/** Who sends the request. The fields are folded while their content is known. */
export function ContactFields({ form, folds }: ContactFieldsProps) {
  const { control, register, formState, setFocus } = form;
  const { errors } = formState;
  const [isOpen, setOpen] = useState(!folds);
  const [isChanging, setChanging] = useState(false);
  const [name, email, phone] = useWatch({
    control,
    name: ['client_name', 'client_email', 'client_phone'],
  });
  useEffect(() => {
    if (isChanging) setFocus('client_name');
  }, [isChanging, setFocus]);

  const { client_name, client_email, client_phone, preferred_contact } = errors;
  const invalid = CONTACT.find((field) => errors[field]);
  const isFolded = !isOpen && !isChanging;
  const focusInvalid = useEffectEvent(() => {
    // The fields were not there when the form looked for the first invalid one.
    if (invalid && isFolded && !errors.service_description) setFocus(invalid);
  });
  useEffect(() => focusInvalid(), [invalid]);
  if (isFolded && !invalid && name.trim() && email) {
    return (
      <Flex align="center" columnGap="3" wrap="wrap">
        <Text overflowWrap="anywhere">
          {[isolate(name), email, phone].filter(Boolean).join(' · ')}
        </Text>
        <Button
          variant="outline"
          aria-label="Change your contact details"
          onClick={() => setChanging(true)}
        >
          Change
        </Button>
      </Flex>
    );
  }
  return (
    // The fields must not fold while the person types in them.
    <Stack gap="5" onFocus={() => setOpen(true)}>
      <FormField label="Your name" error={client_name?.message} required>
        <Input autoComplete="name" {...register('client_name')} />
      </FormField>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
        <FormField label="Email" error={client_email?.message} required>
          <Input
            type="email"
            inputMode="email"
            autoComplete="email"
            {...register('client_email')}
          />
        </FormField>
        <FormField label="Phone" error={client_phone?.message} optional>
          <Input type="tel" autoComplete="tel" {...register('client_phone')} />
        </FormField>
      </SimpleGrid>
      <FormField label="Preferred contact" error={preferred_contact?.message}>
        <Select options={PREFERRED_CONTACT_LABELS} {...register('preferred_contact')} />
      </FormField>
    </Stack>
  );
}
