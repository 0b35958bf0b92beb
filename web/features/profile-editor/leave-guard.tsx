import { Button, Dialog, Portal, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { DialogRoot } from '../../ui/overlay/dialog-root.tsx';

/** Asks before what was not saved is left behind, by a link as well as by closing the window. */
export function LeaveGuard({ when }: { when: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);

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
