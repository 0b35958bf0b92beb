import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { inboxState } from '../../../lib/navigation/history-state.ts';
import { requestChatHref } from '../../../lib/paths.ts';

/** Opens a request beside the list; null where the window has no room for it. */
export type OpenBeside = ((id: string) => void) | null;

/**
 * Returns the props of the link to a request's chat. With `onOpen` a plain press opens the request
 * beside the list. A press with a modifier key follows the link, for example to a new tab.
 */
export function useChatLink(id: string, onOpen: OpenBeside) {
  const { search } = useLocation();
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen?.(id);
  };
  return { to: requestChatHref(id), state: inboxState(search), ...(onOpen && { onClick }) };
}
