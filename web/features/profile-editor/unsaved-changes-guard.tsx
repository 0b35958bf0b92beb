import { Button, Dialog, Portal, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { DialogRoot } from '../../ui/overlay/dialog-root.tsx';

/** Asks before a link or a closed window discards unsaved changes. */
export function UnsavedChangesGuard({ isActive }: { isActive: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isActive && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isActive) return;
    const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askFirst);
    return () => window.removeEventListener('beforeunload', askFirst);
  }, [isActive]);

  const stay = () => blocker.reset?.();
  return (
    <DialogRoot
      role="alertdialog"
      placement="center"
      open={blocker.state === 'blocked'}
      onOpenChange={({ open }) => !open && stay()}
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
              <Text>You have unsaved changes.</Text>
            </Dialog.Body>
            <Dialog.Footer gap="3" flexWrap="wrap">
              <Button variant="outline" onClick={() => blocker.proceed?.()}>
                Leave
              </Button>
              <Button onClick={stay}>Stay here</Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </DialogRoot>
  );
}
