import { Button, Dialog } from '@chakra-ui/react';
import { dialogSlotRecipe } from '@chakra-ui/react/theme';
import { X } from 'lucide-react';
import { TOASTS_ID } from '../feedback/toast.tsx';

const getToasts = () => document.getElementById(TOASTS_ID);

/** The root of a dialog, with its recipe, which loads with the first dialog. */
export function DialogRoot(props: Dialog.RootProps) {
  return <Dialog.Root recipe={dialogSlotRecipe} persistentElements={[getToasts]} {...props} />;
}

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
