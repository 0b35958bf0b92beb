import { BRAND } from '@doorstep/domain/brand';
import { normalizeHandle } from '@doorstep/domain/profiles/handle';
import { LIMITS } from '@doorstep/domain/limits';
import { splitList } from '@doorstep/domain/text';
import { RADII } from '@doorstep/domain/places/area-schema';
import { formatLength } from '@doorstep/domain/places/units';
import { useEffect, useRef } from 'react';
import { Controller, useController, useFormContext, useWatch } from 'react-hook-form';
import { suggestPlaces } from '../../data/search/suggestions.ts';
import { useLoad } from '../../lib/use-load.ts';
import { Input, Textarea } from '../../ui/forms/controls.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { Tags } from '../../ui/forms/tags.tsx';
import { SuggestInput } from '../../ui/forms/suggest-field.tsx';
import { AreaSummary } from './area-summary.tsx';
import { Section } from './fields.tsx';
import type { ProfileForm } from './profile-form.ts';
import { PublicLink } from './sharing/public-link.tsx';
import type { Stored } from './saving/use-save-profile.ts';
import { TradesField } from './trades-field.tsx';
import { Select } from '../../ui/forms/select.tsx';

/** Normalizes the text of a handle field and keeps the caret in place. */
function normalizeInPlace(input: HTMLInputElement) {
  const caret = input.selectionStart ?? input.value.length;
  const newCaret = normalizeHandle(input.value.slice(0, caret)).length;
  input.value = normalizeHandle(input.value);
  input.setSelectionRange(newCaret, newCaret);
}

function HandleField() {
  const { register, formState } = useFormContext<ProfileForm>();
  const { onChange, ...field } = register('handle');
  return (
    <FormField
      label="Handle"
      required
      error={formState.errors.handle?.message}
      help="The address of your page, in letters a to z, numbers and dashes."
    >
      <Input
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="your-business"
        {...field}
        onChange={(event) => {
          normalizeInPlace(event.currentTarget);
          return onChange(event);
        }}
      />
    </FormField>
  );
}

function BioField() {
  const { register, control, formState } = useFormContext<ProfileForm>();
  const bio = useWatch({ control, name: 'bio' });
  return (
    <FormField
      label="Bio"
      error={formState.errors.bio?.message}
      help={`${bio.length} / ${LIMITS.bio}`}
    >
      <Textarea
        rows={5}
        maxLength={LIMITS.bio}
        placeholder="Who you are, what you do best, and what clients can expect."
        {...register('bio')}
      />
    </FormField>
  );
}

/** The display name. On a new page the handle follows it until the handle is edited. */
function NameField({ isNewPage }: { isNewPage: boolean }) {
  const { register, control, getValues, setValue, formState } = useFormContext<ProfileForm>();
  const former = useWatch({ control, name: 'display_name' });
  const code = useLoad(`handles: ${isNewPage}`, async () =>
    isNewPage ? import('./suggest-handle.ts') : null,
  );
  const suggestHandle = (code.status === 'ready' && code.data?.suggestHandle) || null;
  // A name that was typed before the code was loaded.
  useEffect(() => {
    if (suggestHandle && getValues('handle') === '')
      setValue('handle', suggestHandle(getValues('display_name')));
  }, [suggestHandle, getValues, setValue]);
  const deriveHandle = ({ target }: { target: HTMLInputElement }) => {
    if (!suggestHandle || getValues('handle') !== suggestHandle(former)) return;
    setValue('handle', suggestHandle(target.value), { shouldValidate: formState.isSubmitted });
  };
  return (
    <FormField label="Display name" required error={formState.errors.display_name?.message}>
      <Input
        maxLength={LIMITS.name}
        autoComplete="organization"
        placeholder={BRAND.examples.business}
        {...register('display_name', { onChange: deriveHandle })}
      />
    </FormField>
  );
}

/** The fields for display name, handle and bio. */
export function PageSection({ stored }: { stored: Stored }) {
  return (
    <Section id="edit-page" title="Your page">
      <NameField isNewPage={stored.form.handle === ''} />
      <HandleField />
      <PublicLink stored={stored} />
      <BioField />
    </Section>
  );
}

function CityField() {
  const { control, formState } = useFormContext<ProfileForm>();
  const { field } = useController({ control, name: 'city' });
  const input = useRef<HTMLInputElement>(null);
  const { ref, ...props } = field;
  useEffect(() => ref(input.current), [ref]);
  return (
    <FormField
      label="City"
      error={formState.errors.city?.message}
      help="Where you are based. Clients find you by it in search and on the pages of this city."
    >
      <SuggestInput
        {...props}
        label="City"
        input={input}
        suggest={suggestPlaces}
        onChoose={field.onChange}
        maxLength={LIMITS.name}
        placeholder={BRAND.examples.place}
      />
    </FormField>
  );
}

/** The labels of the radii, from the shortest. */
const RADIUS_OPTIONS = Object.fromEntries(RADII.map((radius) => [radius, formatLength(radius)]));

/** Shows the fields for trades, services, city, locations and radius. */
export function WorkSection() {
  const { register, control, formState } = useFormContext<ProfileForm>();
  return (
    <Section id="edit-services" title="Services and area">
      <Controller
        control={control}
        name="trades"
        render={({ field }) => (
          <TradesField value={field.value} onChange={field.onChange} selectRef={field.ref} />
        )}
      />
      <Controller
        control={control}
        name="services"
        render={({ field }) => (
          <Tags
            label="Services"
            value={splitList(field.value)}
            onChange={(services) => field.onChange(services.join(', '))}
            inputRef={field.ref}
            error={formState.errors.services?.message}
            max={LIMITS.services}
            maxLength={LIMITS.serviceLength}
            placeholder="Leak repair, Drains, Boilers"
            help="The first three appear on your card in search."
            hasCommas
          />
        )}
      />
      <CityField />
      <Controller
        control={control}
        name="locations"
        render={({ field }) => (
          <Tags
            label="Service locations"
            value={field.value}
            onChange={field.onChange}
            max={LIMITS.locations}
            maxLength={LIMITS.locationLength}
            placeholder={BRAND.examples.area}
            suggest={suggestPlaces}
          />
        )}
      />
      <FormField
        label="I travel up to"
        error={formState.errors.travel_radius?.message}
        help="From your city and from each service location."
      >
        <Select options={RADIUS_OPTIONS} {...register('travel_radius', { valueAsNumber: true })} />
      </FormField>
      <AreaSummary />
    </Section>
  );
}
