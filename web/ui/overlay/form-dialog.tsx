import { Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DialogCloseButton, DialogRoot } from './dialog-parts.tsx';

interface FormDialogProps {
  open: boolean;
  onClose: () => void;
  onExitComplete?: () => void;
  /** Returns the element to focus after the dialog was closed. */
  finalFocus?: () => HTMLElement | null;
  /** Null if the children have a title of their own. */
  title: string | null;
  children: ReactNode;
}

/** Matches a field whose suggestions are open. Escape closes those first. */
const OPEN_FIELD = '[role="combobox"][aria-expanded="true"]';

/** A dialog with a long form, which fills the screen on a phone. */
export function FormDialog(props: FormDialogProps) {
  const { open, onClose, onExitComplete, finalFocus, title, children } = props;
  return (
    <DialogRoot
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      {...(onExitComplete && { onExitComplete })}
      {...(finalFocus && { finalFocusEl: finalFocus })}
      size="lg"
      scrollBehavior="outside"
      closeOnInteractOutside={false}
      onEscapeKeyDown={(event) => {
        if (document.activeElement?.matches(OPEN_FIELD)) event.preventDefault();
      }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop bg="black/50" />
        <Dialog.Positioner>
          <Dialog.Content
            minH={{ base: '100dvh', md: '0' }}
            my={{ base: '0', md: '16' }}
            maxW={{ base: 'none', md: '2xl' }}
            borderRadius={{ base: '0', md: 'l3' }}
          >
            {title !== null && (
              <Dialog.Header>
                <Dialog.Title fontFamily="heading" fontSize="2xl" lineHeight="1.2" pe="12">
                  {title}
                </Dialog.Title>
              </Dialog.Header>
            )}
            {children}
            <DialogCloseButton />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </DialogRoot>
  );
}
