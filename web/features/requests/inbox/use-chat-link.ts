import { conversationSides, isConversationOf } from '@doorstep/domain/chat/conversation';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { InboxRow } from '../../../data/requests/inbox.ts';
import { inboxState } from '../../../lib/navigation/history-state.ts';
import { providerChatHref, requestChatHref } from '../../../lib/paths.ts';

/** Returns the address of a thread in the inbox of a professional. */
export const threadHref = (id: string, providerId: string) =>
  isConversationOf(id, providerId)
    ? providerChatHref(providerId, conversationSides(id).clientId)
    : requestChatHref(id);

/** Opens a thread beside the list; null where the window has no room for it. */
export type OpenBeside = ((id: string) => void) | null;

/**
 * Returns the props of the link to a thread. With `onOpen` a plain press opens it beside the list.
 * A press with a modifier key follows the link, for example to a new tab.
 */
export function useChatLink({ id, thread }: InboxRow, onOpen: OpenBeside) {
  const { search } = useLocation();
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen?.(id);
  };
  return {
    to: threadHref(id, thread.provider_id),
    state: inboxState(search),
    ...(onOpen && { onClick }),
  };
}
