import { Heading, Stack } from '@chakra-ui/react';
import { LIMITS } from '@doorstep/domain/limits';
import { useEffect, useRef, type ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Input, type InputProps } from '../../ui/forms/controls.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { completeLink, type LinkField, type ProfileForm } from './profile-form.ts';

type PictureName = 'avatar_url' | 'cover_url' | 'work_photos';
type TextName = Exclude<keyof ProfileForm, 'locations' | 'trades' | PictureName>;

interface TextFieldProps extends Omit<InputProps, 'name' | 'required'> {
  name: TextName;
  label: string;
  help?: ReactNode;
  required?: boolean;
}

/** A one-line text field of the profile. */
export function TextField({ name, label, help, required, ...input }: TextFieldProps) {
  const { register, formState } = useFormContext<ProfileForm>();
  return (
    <FormField
      label={label}
      help={help}
      required={required ?? false}
      error={formState.errors[name]?.message}
    >
      <Input {...input} {...register(name)} />
    </FormField>
  );
}

interface UrlFieldProps {
  name: LinkField;
  label: string;
  placeholder: string;
}

/** A field for a web address, which is completed on blur. */
export function UrlField({ name, label, placeholder }: UrlFieldProps) {
  const { register, setValue, formState } = useFormContext<ProfileForm>();
  const complete = ({ target }: { target: HTMLInputElement }) =>
    setValue(name, completeLink(name, target.value), { shouldDirty: true });
  return (
    <FormField label={label} error={formState.errors[name]?.message}>
      <Input
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LIMITS.url}
        placeholder={placeholder}
        {...register(name, { onBlur: complete })}
      />
    </FormField>
  );
}

/** Returns a field of pictures, and the ref of the button that gets the focus for it. */
export function usePictures<N extends PictureName>(name: N) {
  const { field } = useController<ProfileForm, N>({ name });
  const button = useRef<HTMLButtonElement>(null);
  const { ref, value, onChange } = field;
  useEffect(() => ref(button.current), [ref]);
  return { value, onChange, button };
}

interface SectionProps {
  /** The id of the element (profile-form.ts). */
  id: string;
  title: string;
  children: ReactNode;
}

/** A section of the editor with a title. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <Panel as="section" id={id}>
      <Heading as="h2" size="md" mb="5" tabIndex={-1} outline="0">
        {title}
      </Heading>
      <Stack gap="5">{children}</Stack>
    </Panel>
  );
}
