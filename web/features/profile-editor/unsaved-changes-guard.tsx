import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { warnBeforeUnload } from '../../lib/warn-before-unload.ts';
import { useLateParts } from './use-late-parts.ts';

/** The question if the dialog's code cannot be loaded. */
const PLAIN_QUESTION = 'You have unsaved changes. Leave?';

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
  const parts = useLateParts();
  const isAsking = blocker.state === 'blocked';
  const askPlainly = useEffectEvent(() => (confirm(PLAIN_QUESTION) ? leave() : stay()));
  useEffect(() => {
    if (isAsking && parts.status === 'error') askPlainly();
  }, [isAsking, parts.status]);
  if (parts.status !== 'ready') return null;
  const { LeaveDialog } = parts.data;
  return <LeaveDialog open={isAsking} onStay={stay} onLeave={leave} onDiscard={discard} />;
}
