import { useEffect, useEffectEvent, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import {
  askBeforeLeaving,
  asksBeforeLeaving,
  warnBeforeUnload,
} from '../../../lib/navigation/leave-screen.ts';
import { useLateParts } from '../use-late-parts.ts';

/** The question if the dialog's code cannot be loaded. */
const PLAIN_QUESTION = 'You have unsaved changes. Leave?';

interface UnsavedChangesGuardProps {
  isActive: boolean;
  /** Deletes the draft. */
  onDiscard: () => void;
}

/** Asks before a link, a log-out or a closed window leaves unsaved changes. */
export function UnsavedChangesGuard({ isActive, onDiscard }: UnsavedChangesGuardProps) {
  const parts = useLateParts();
  /** What a press of 'Log out' does after the question. */
  const [pressed, setPressed] = useState<{ leave: () => void } | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isActive && asksBeforeLeaving() && currentLocation.pathname !== nextLocation.pathname,
  );
  const ask = useEffectEvent((leave: () => void) => {
    if (parts.status === 'ready') setPressed({ leave });
    else if (confirm(PLAIN_QUESTION)) leave();
  });
  useEffect(() => {
    if (!isActive) return undefined;
    const stopWarning = warnBeforeUnload();
    const stopAsking = askBeforeLeaving((leave) => ask(leave));
    return () => {
      stopWarning();
      stopAsking();
    };
  }, [isActive]);

  const isBlocked = blocker.state === 'blocked';
  const askPlainly = useEffectEvent(() =>
    confirm(PLAIN_QUESTION) ? blocker.proceed?.() : blocker.reset?.(),
  );
  useEffect(() => {
    if (isBlocked && parts.status === 'error') askPlainly();
  }, [isBlocked, parts.status]);
  if (parts.status !== 'ready') return null;

  const stay = () => {
    setPressed(null);
    blocker.reset?.();
  };
  const leave = () => (pressed ? pressed.leave() : blocker.proceed?.());
  const discard = () => {
    onDiscard();
    leave();
  };
  const { LeaveDialog } = parts.data;
  const isAsking = pressed !== null || isBlocked;
  return <LeaveDialog open={isAsking} onStay={stay} onLeave={leave} onDiscard={discard} />;
}
