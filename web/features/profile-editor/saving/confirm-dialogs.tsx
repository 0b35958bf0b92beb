import { Button, Dialog, Portal, Text } from '@chakra-ui/react';
import { DialogRoot } from '../../../ui/overlay/dialog-parts.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';

interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
  onDiscard: () => void;
}

/** Asks before unsaved changes are left. */
export function LeaveDialog({ open, onStay, onLeave, onDiscard }: LeaveDialogProps) {
  return (
    <DialogRoot
      role="alertdialog"
      placement="center"
      open={open}
      onOpenChange={(change) => !change.open && onStay()}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop bg="black/50" />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title fontFamily="heading" fontSize="xl">
                Leave without saving?
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Text>
                You have unsaved changes. What you typed is kept in this browser for 7 days, or
                until you log out. New pictures are not kept.
              </Text>
            </Dialog.Body>
            <Dialog.Footer gap="3" flexWrap="wrap">
              <Button variant="ghost" onClick={onDiscard}>
                Discard changes
              </Button>
              <Button variant="outline" onClick={onLeave}>
                Leave
              </Button>
              <Button onClick={onStay}>Stay here</Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </DialogRoot>
  );
}

interface UnpublishDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before a draft takes a public page offline. */
export function UnpublishDialog({ open, onClose, onConfirm }: UnpublishDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Save as a draft?"
      cancel="Keep it public"
      action={<Button onClick={onConfirm}>Take offline</Button>}
    >
      This takes your page offline. Clients don't find it until you publish it again.
    </ConfirmDialog>
  );
}
