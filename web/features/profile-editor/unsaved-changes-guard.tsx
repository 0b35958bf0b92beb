import { Button, Dialog, Portal, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { warnBeforeUnload } from '../../lib/warn-before-unload.ts';
import { DialogRoot } from '../../ui/overlay/dialog-root.tsx';

interface UnsavedChangesGuardProps {
  isActive: boolean;
  /** Deletes the draft. */
  onDiscard: () => void;
}

/** Asks before a link or a closed window leaves unsaved changes. */
export function UnsavedChangesGuard({ isActive, onDiscard }: UnsavedChangesGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isActive && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => (isActive ? warnBeforeUnload() : undefined), [isActive]);

  const stay = () => blocker.reset?.();
  const leave = () => blocker.proceed?.();
  const discard = () => {
    onDiscard();
    leave();
  };
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
              <Text>
                You have unsaved changes. What you typed is kept in this browser for 7 days, or
                until you log out. New pictures are not kept.
              </Text>
            </Dialog.Body>
            <Dialog.Footer gap="3" flexWrap="wrap">
              <Button variant="ghost" onClick={discard}>
                Discard changes
              </Button>
              <Button variant="outline" onClick={leave}>
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
