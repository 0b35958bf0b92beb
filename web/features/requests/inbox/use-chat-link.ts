import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { InboxRow } from '../../../data/requests/inbox.ts';
import { inboxState } from '../../../lib/navigation/history-state.ts';
import { providerChatHref, requestChatHref } from '../../../lib/paths.ts';

/** Opens a request beside the list; null where the window has no room for it. */
export type OpenBeside = ((id: string) => void) | null;

/**
 * Returns the props of the link to a thread. With `onOpen` a plain press opens a request beside the
 * list. A press with a modifier key follows the link, for example to a new tab.
 */
export function useChatLink({ kind, id, thread }: InboxRow, onOpen: OpenBeside) {
  const { search } = useLocation();
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen?.(id);
  };
  if (kind === 'conversation') {
    const to = providerChatHref(thread.provider_id, thread.client_id);
    return { to, state: inboxState(search) };
  }
  return { to: requestChatHref(id), state: inboxState(search), ...(onOpen && { onClick }) };
}
