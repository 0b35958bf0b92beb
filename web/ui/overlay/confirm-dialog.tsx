import { Button, Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode, RefObject } from 'react';
import { DialogRoot } from './dialog-parts.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The explanation, and inputs that the action needs. */
  children: ReactNode;
  /** The button that confirms, or all buttons. */
  action: ReactNode;
  /** The label of the button that closes the dialog; null if `action` has it. */
  cancel?: string | null;
  /** The element to focus after the dialog was closed. */
  finalFocus?: RefObject<HTMLElement | null>;
  /** Whether it opens without a motion, because its content measures itself. */
  still?: boolean;
  /** Use `dialog` for a form or a tool. Screen readers announce an `alertdialog` as an alert. */
  role?: 'dialog' | 'alertdialog';
}

/** A dialog that asks for confirmation before an important action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, children, action, cancel = 'Cancel' } = props;
  const { finalFocus, still, role = 'alertdialog' } = props;
  return (
    <DialogRoot
      role={role}
      closeOnInteractOutside={false}
      placement="center"
      {...(still && { motionPreset: 'none' as const })}
      scrollBehavior="inside"
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      {...(finalFocus && { finalFocusEl: () => finalFocus.current })}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop bg="black/50" />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title fontFamily="heading" fontSize="xl" overflowWrap="anywhere">
                {title}
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body textStyle="md">{children}</Dialog.Body>
            <Dialog.Footer gap="3" flexWrap="wrap">
              {cancel !== null && (
                <Button variant="outline" onClick={onClose}>
                  {cancel}
                </Button>
              )}
              {action}
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </DialogRoot>
  );
}
