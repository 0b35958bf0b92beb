import { Field } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface FormFieldProps {
  label: string;
  /** What is wrong, beside the field; announced when it appears. */
  error?: string | undefined;
  help?: ReactNode;
  required?: boolean;
  optional?: boolean;
  children: ReactNode;
}

/** A form field: label, control, help and error, wired for screen readers. */
export function FormField({ label, error, help, required, optional, children }: FormFieldProps) {
  return (
    <Field.Root invalid={error !== undefined} required={required ?? false}>
      {/* The mark is for the eye: a screen reader says 'required' by itself. */}
      <Field.Label
        _after={required ? { content: '"*" / ""', color: 'fg.error', fontWeight: '600' } : {}}
      >
        {label}
        {optional && (
          <Field.HelperText as="span" fontWeight="400">
            (optional)
          </Field.HelperText>
        )}
      </Field.Label>
      {children}
      {help && <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText role="alert">{error}</Field.ErrorText>
    </Field.Root>
  );
}
