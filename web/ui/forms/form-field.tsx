import { Box, chakra, Text } from '@chakra-ui/react';
import { createContext, useContext, useId, type ReactNode } from 'react';

/** The attributes that a FormField passes to its control. */
interface FieldControl {
  id?: string;
  required?: boolean;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

const FieldContext = createContext<FieldControl>({});

/** Returns the attributes of the surrounding FormField; an empty object without one. */
export const useField = () => useContext(FieldContext);

interface FormFieldProps {
  label: string;
  /** An error message below the field, which screen readers announce. */
  error?: ReactNode;
  help?: ReactNode;
  required?: boolean;
  optional?: boolean;
  children: ReactNode;
}

/** A form field with label, control, help and error, connected for screen readers. */
export function FormField({ label, error, help, required, optional, children }: FormFieldProps) {
  const id = useId();
  const helpId = `${id}help`;
  const errorId = `${id}error`;
  const isInvalid = error !== undefined && error !== null;
  const describedBy = [isInvalid && errorId, help && helpId].filter(Boolean).join(' ');
  const control: FieldControl = {
    id,
    required: required ?? false,
    ...(isInvalid && { 'aria-invalid': true }),
    ...(describedBy !== '' && { 'aria-describedby': describedBy }),
  };
  return (
    <Box display="flex" flexDirection="column" alignItems="flex-start" gap="1.5" width="100%">
      {/* The asterisk has no text alternative, because screen readers announce `required`. */}
      <chakra.label
        htmlFor={id}
        display="flex"
        alignItems="center"
        gap="1"
        textStyle="sm"
        fontWeight="medium"
        userSelect="none"
        data-required={required ? '' : undefined}
        css={{
          '&[data-required]::after': { content: '"*" / ""', color: 'fg.error', fontWeight: '600' },
        }}
      >
        <span>{label}</span>
        {optional && (
          <Text as="span" color="fg.muted" textStyle="xs" fontWeight="400">
            (optional)
          </Text>
        )}
      </chakra.label>
      <FieldContext value={control}>{children}</FieldContext>
      {help && (
        <Text as="span" id={helpId} color="fg.muted" textStyle="xs">
          {help}
        </Text>
      )}
      {isInvalid && (
        <Text
          as="span"
          id={errorId}
          role="alert"
          color="fg.error"
          textStyle="xs"
          fontWeight="medium"
        >
          {error}
        </Text>
      )}
    </Box>
  );
}
