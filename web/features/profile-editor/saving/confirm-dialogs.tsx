import { Button } from '@chakra-ui/react';
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
    <ConfirmDialog
      open={open}
      onClose={onStay}
      title="Leave without saving?"
      cancel={null}
      action={
        <>
          <Button variant="ghost" onClick={onDiscard}>
            Discard changes
          </Button>
          <Button variant="outline" onClick={onLeave}>
            Leave
          </Button>
          <Button onClick={onStay}>Stay here</Button>
        </>
      }
    >
      You have unsaved changes. What you typed is kept in this browser for 7 days, or until you log
      out. New pictures are not kept.
    </ConfirmDialog>
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
