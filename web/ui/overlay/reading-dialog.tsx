import { Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DialogCloseButton, DialogRoot } from './dialog-parts.tsx';

interface ReadingDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** An open dialog with something to read, whose content scrolls below its title. */
export function ReadingDialog({ title, onClose, children }: ReadingDialogProps) {
  return (
    <DialogRoot
      open
      size="lg"
      scrollBehavior="inside"
      onOpenChange={(change) => !change.open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop bg="black/50" />
        <Dialog.Positioner px={{ base: '2', md: '4' }}>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title fontFamily="heading" fontSize="xl" pe="12" overflowWrap="anywhere">
                {title}
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body textStyle="md">{children}</Dialog.Body>
            <DialogCloseButton />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </DialogRoot>
  );
}
