import { Dialog } from '@chakra-ui/react';
import { dialogSlotRecipe } from '@chakra-ui/react/theme';
import { Chakra } from './theme/chakra.tsx';

/** A dialog's root. Its looks come with it: no page needs them before something is asked. */
export function DialogRoot(props: Dialog.RootProps) {
  return (
    <Chakra>
      <Dialog.Root recipe={dialogSlotRecipe} {...props} />
    </Chakra>
  );
}
