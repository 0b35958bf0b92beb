import { Box, Text } from '@chakra-ui/react';
import type { Ref } from 'react';
import { FormField, useField } from './form-field.tsx';
import { FileButton } from './file-button.tsx';

interface FileFieldProps {
  label: string;
  help: string;
  error: string | undefined;
  /** The types that can be chosen. */
  accept: readonly string[];
  file: File | null;
  /** Whether the button is disabled. */
  off: boolean;
  /** The ref of the button, which gets the focus for this field. */
  buttonRef: Ref<HTMLButtonElement>;
  onChoose: (file: File) => void;
}

type ControlProps = Omit<FileFieldProps, 'label' | 'help' | 'error'>;

function FileControl({ accept, file, off, buttonRef, onChoose }: ControlProps) {
  const { id, 'aria-describedby': describedBy } = useField();
  return (
    <Box>
      <FileButton
        inputId={id ?? ''}
        aria-describedby={describedBy}
        accept={accept}
        off={off}
        buttonRef={buttonRef}
        onChoose={([chosen]) => chosen && onChoose(chosen)}
      >
        {file ? 'Choose another file' : 'Choose a file'}
      </FileButton>
      {file && (
        <Text mt="2" overflowWrap="anywhere">
          {file.name}
        </Text>
      )}
    </Box>
  );
}

/** A required field for one file. */
export function FileField({ label, help, error, ...control }: FileFieldProps) {
  return (
    <FormField label={label} help={help} error={error} required>
      <FileControl {...control} />
    </FormField>
  );
}
