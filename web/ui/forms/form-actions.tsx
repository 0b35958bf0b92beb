import { Button, Flex } from '@chakra-ui/react';
import { AriaDisabledButton } from './aria-disabled-button.tsx';

interface FormActionsProps {
  /** The label of the button that submits the form. */
  label: string;
  isSending: boolean;
  /** Whether the form cannot be submitted yet, for another reason. */
  off?: boolean;
  onCancel: () => void;
}

/** The buttons at the end of a form that is sent: below each other on a phone. */
export function FormActions({ label, isSending, off = false, onCancel }: FormActionsProps) {
  return (
    <Flex gap="3" direction={{ base: 'column', md: 'row-reverse' }} pt="2">
      <AriaDisabledButton type="submit" size="lg" off={isSending || off}>
        {isSending ? 'Sending...' : label}
      </AriaDisabledButton>
      <Button type="button" size="lg" variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </Flex>
  );
}
