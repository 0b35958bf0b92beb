import { Button } from '@chakra-ui/react';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';

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
