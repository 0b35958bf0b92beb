import { Button, Flex, SimpleGrid, Stack } from '@chakra-ui/react';
import { PREFERRED_CONTACT_LABELS } from '@doorstep/domain/requests/preferred-contact';
import { URGENCY_LABELS, type ServiceRequestForm } from '@doorstep/domain/requests/service-request';
import type { UseFormReturn } from 'react-hook-form';
import { Input, Textarea } from '../../ui/forms/controls.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { SteadyButton } from '../../ui/forms/aria-disabled-button.tsx';

interface RequestFormProps {
  form: UseFormReturn<ServiceRequestForm>;
  onSubmit: (values: ServiceRequestForm) => Promise<void>;
  onCancel: () => void;
}

/** The form of a service request (spec §5). */
export function RequestForm({ form, onSubmit, onCancel }: RequestFormProps) {
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <Stack gap="5">
        <FormField label="Your name" error={errors.client_name?.message} required>
          <Input autoComplete="name" {...register('client_name')} />
        </FormField>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
          <FormField label="Email" error={errors.client_email?.message} required>
            <Input
              type="email"
              inputMode="email"
              autoComplete="email"
              {...register('client_email')}
            />
          </FormField>
          <FormField label="Phone" error={errors.client_phone?.message} optional>
            <Input type="tel" autoComplete="tel" {...register('client_phone')} />
          </FormField>
        </SimpleGrid>
        <FormField
          label="Service description"
          error={errors.service_description?.message}
          help="What needs doing, where, and anything to know before the visit."
          required
        >
          <Textarea rows={4} {...register('service_description')} />
        </FormField>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
          <FormField label="Urgency" error={errors.urgency?.message}>
            <Select options={URGENCY_LABELS} {...register('urgency')} />
          </FormField>
          <FormField label="Preferred contact" error={errors.preferred_contact?.message}>
            <Select options={PREFERRED_CONTACT_LABELS} {...register('preferred_contact')} />
          </FormField>
        </SimpleGrid>
        <Flex gap="3" direction={{ base: 'column', md: 'row-reverse' }} pt="2">
          <SteadyButton type="submit" size="lg" off={isSubmitting}>
            {isSubmitting ? 'Sending...' : 'Send Request'}
          </SteadyButton>
          <Button type="button" size="lg" variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
