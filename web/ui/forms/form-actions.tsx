import { Button, Flex } from '@chakra-ui/react';
import { AriaDisabledButton } from './aria-disabled-button.tsx';

interface FormActionsProps {
  /** The label of the button that submits the form. */
  label: string;
  isSending: boolean;
  /** Whether the form cannot be submitted yet, for another reason. */
  off?: boolean;
  /** Whether phones show the buttons at the bottom of the screen, side by side, while scrolling. */
  pinned?: boolean;
  onCancel: () => void;
}

/** Both buttons fit side by side at 320 px. */
const px = { base: '4', md: '7' };

const PINNED = {
  direction: { base: 'row-reverse' },
  position: { base: 'sticky', md: 'static' },
  bottom: '0',
  zIndex: 'docked',
  // Covers the dialog's padding.
  mx: { base: '-6', md: '0' },
  mb: { base: '-6', md: '0' },
  px: { base: '6', md: '0' },
  pb: { base: '3', md: '0' },
  bg: 'bg.panel',
  borderTopWidth: { base: '1px', md: '0' },
  borderColor: 'border.subtle',
} as const;

/** The buttons at the end of a form that is sent: below each other on a phone. */
export function FormActions(props: FormActionsProps) {
  const { label, isSending, off = false, pinned = false, onCancel } = props;
  return (
    <Flex
      gap="3"
      direction={{ base: 'column', md: 'row-reverse' }}
      pt={pinned ? '3' : '2'}
      {...(pinned && PINNED)}
    >
      <AriaDisabledButton
        type="submit"
        size="lg"
        off={isSending || off}
        {...(pinned && { flex: { base: '1', md: 'none' }, px })}
      >
        {isSending ? 'Sending...' : label}
      </AriaDisabledButton>
      <Button type="button" size="lg" variant="ghost" {...(pinned && { px })} onClick={onCancel}>
        Cancel
      </Button>
    </Flex>
  );
}
