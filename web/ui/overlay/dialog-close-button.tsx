import { Button, Dialog } from '@chakra-ui/react';
import { X } from 'lucide-react';

/** The cross in a dialog's corner. */
export function DialogCloseButton() {
  return (
    <Dialog.CloseTrigger asChild>
      <Button variant="ghost" px="0" minW="11" aria-label="Close">
        <X />
      </Button>
    </Dialog.CloseTrigger>
  );
}
