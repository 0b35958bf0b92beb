import { Dialog } from '@chakra-ui/react';
import { dialogSlotRecipe } from '@chakra-ui/react/theme';

/** A dialog's root. Its looks come with it: no page needs them before something is asked. */
export function DialogRoot(props: Dialog.RootProps) {
  return <Dialog.Root recipe={dialogSlotRecipe} {...props} />;
}
