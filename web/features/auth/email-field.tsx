import type { UseFormRegisterReturn } from 'react-hook-form';
import { Input } from '../../ui/forms/controls.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';

interface EmailFieldProps {
  field: UseFormRegisterReturn<'email'>;
  error: string | undefined;
  /** Told what is typed: the address stays when the form turns. */
  onEmail: (email: string) => void;
}

/** The address of an account, in each of the forms. */
export function EmailField({ field, error, onEmail }: EmailFieldProps) {
  return (
    <FormField label="Email" error={error} required>
      <Input
        type="email"
        autoComplete="email"
        inputMode="email"
        {...field}
        onChange={(event) => {
          void field.onChange(event);
          onEmail(event.target.value);
        }}
      />
    </FormField>
  );
}
