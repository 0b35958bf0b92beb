import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isOverlayOpen, overlayState } from './history-state.ts';

/**
 * Opens an overlay, such as a dialog, with a history entry of its own: Back closes it, and Forward
 * or a reload opens it again. `close` goes back, so that the entry does not remain.
 */
export function useHistoryEntry(name: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const isOpen = isOverlayOpen(location.state, name);
  /** Going back takes a moment. A second press meanwhile must not go back twice. */
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = false;
  }, [isOpen]);

  const open = () => {
    if (isOpen) return;
    void navigate(location, { state: overlayState(name), preventScrollReset: true });
  };
  const close = () => {
    if (!isOpen || isClosing.current) return;
    isClosing.current = true;
    void navigate(-1);
  };
  return { isOpen, open, close };
}
