import { SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { PublicPage } from '@doorstep/domain/pages/public-page';
import type { Branch } from '@doorstep/domain/profiles/branch';
import { PLACE_HINT } from '@doorstep/domain/places/units';
import type { RequestForm as Fields } from '@doorstep/domain/requests/address';
import { URGENCY_LABELS } from '@doorstep/domain/requests/service-request';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { suggestPlaces } from '../../../data/search/suggestions.ts';
import { Chips } from '../../../ui/forms/chips.tsx';
import type { PhotoUploads } from '../../../ui/forms/photo-uploads.tsx';
import { Input, Textarea } from '../../../ui/forms/controls.tsx';
import { FormActions } from '../../../ui/forms/form-actions.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { PhotoField } from '../../../ui/forms/photo-field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { SuggestInput } from '../../../ui/forms/suggest-field.tsx';
import { ContactFields } from './contact-fields.tsx';
import { PlaceHelp } from './far-place.tsx';

interface RequestFormProps {
  form: UseFormReturn<Fields>;
  /** The professional, with the branches to choose from. */
  provider: Pick<PublicPage, 'branches' | 'display_name' | 'facts'>;
  /** Whether nobody is signed in: there are no photos then, and no street address. */
  isVisitor: boolean;
  /** What is shown above the buttons. */
  notice: ReactNode;
  photos: PhotoUploads;
  onSubmit: (values: Fields) => Promise<void>;
  onCancel: () => void;
}

const locationOptions = (branches: readonly Branch[]) =>
  Object.fromEntries([['', 'Any location'], ...branches.map(({ name }) => [name, name] as const)]);

const PLACE_LABEL = 'Where is the job?';

/**
 * The place of the job, with suggestions. Any other text is accepted as well. It is compared with
 * the professional's area when the client has stopped typing.
 */
function PlaceField({ form: { control }, provider }: Pick<RequestFormProps, 'form' | 'provider'>) {
  const { field, fieldState } = useController({ control, name: 'place' });
  const input = useRef<HTMLInputElement>(null);
  const [isTyping, setTyping] = useState(false);
  const { ref: registerInput, value, onChange, onBlur, ...props } = field;
  useEffect(() => registerInput(input.current), [registerInput]);
  const change = (next: Parameters<typeof onChange>[0], isTyped: boolean) => {
    setTyping(isTyped);
    onChange(next);
  };
  return (
    <FormField
      label={PLACE_LABEL}
      error={fieldState.error?.message}
      help={
        provider.facts.area && (
          <PlaceHelp provider={provider} place={isTyping ? '' : (value ?? '').trim()} />
        )
      }
      optional
    >
      <SuggestInput
        {...props}
        label={PLACE_LABEL}
        input={input}
        suggest={suggestPlaces}
        placeholder={PLACE_HINT}
        value={value ?? ''}
        onChange={(event) => change(event, true)}
        onChoose={(text) => change(text, false)}
        onBlur={() => {
          setTyping(false);
          onBlur();
        }}
      />
    </FormField>
  );
}

/** The form of a service request. It waits for the upload of its photos. */
export function RequestForm(props: RequestFormProps) {
  const { form, provider, isVisitor, notice, photos, onSubmit, onCancel } = props;
  const { branches } = provider;
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      {/* A field that gets the focus must not be below the pinned buttons. */}
      <Stack gap="5" css={{ '& :is(input, select, textarea)': { scrollMarginBottom: '24' } }}>
        <FormField
          label="Service description"
          error={errors.service_description?.message}
          help="What needs doing, and anything to know before the visit."
          required
        >
          <Textarea rows={4} {...register('service_description')} />
        </FormField>
        <Chips label="Urgency" options={URGENCY_LABELS} {...register('urgency')} />
        <SimpleGrid columns={{ base: 1, md: isVisitor ? 1 : 2 }} gap="5" alignItems="start">
          <PlaceField form={form} provider={provider} />
          {!isVisitor && (
            <FormField
              label="Street address"
              error={errors.street?.message}
              help="Only the professional and their team see it, and it's never in an email. You can remove it in the chat."
              optional
            >
              <Input autoComplete="street-address" {...register('street')} />
            </FormField>
          )}
        </SimpleGrid>
        {branches.length > 0 && (
          <FormField label="Location">
            <Select options={locationOptions(branches)} {...register('branch_name')} />
          </FormField>
        )}
        {isVisitor ? (
          <Text color="fg.muted" textStyle="sm">
            You can add photos and the street address once you're signed in.
          </Text>
        ) : (
          <PhotoField photos={photos} label="Add photos" help="Only the professional sees them." />
        )}
        <ContactFields form={form} folds={!isVisitor} />
        {notice}
        <FormActions
          label="Send Request"
          isSending={isSubmitting}
          off={photos.urls === null}
          pinned
          onCancel={onCancel}
        />
      </Stack>
    </form>
  );
}
