import { clientLabel, type Conversation } from '@doorstep/domain/conversation';
import type { SenderType } from '@doorstep/domain/message';
import type { ProviderProfile } from '@doorstep/domain/provider-profile';
import { markConversationRead } from '../../data/conversations.ts';
import { sendDirectMessage, useDirectMessages } from '../../data/direct-messages.ts';
import { newId } from '../../data/firestore.ts';
import { useOutbox } from '../../lib/outbox.ts';
import { useMarkRead } from '../../lib/use-mark-read.ts';
import { chatLines } from '../../ui/chat-lines.ts';
import { ChatPanel } from '../../ui/chat-panel.tsx';
import { toast } from '../../ui/toast.tsx';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { DIRECT_CHAT_MESSAGES } from './messages.ts';

interface DirectThreadProps {
  providerId: string;
  clientId: string;
  side: SenderType;
  providerName: string;
  conversation: Conversation | null;
  profile: ProviderProfile | null;
}

/** The direct chat of two people, from either side. */
export function DirectThread(props: DirectThreadProps) {
  const { providerId, clientId, side, providerName, conversation, profile } = props;
  const messages = useDirectMessages(providerId, clientId);
  const thread = `direct:${providerId}:${clientId}:${side}`;
  const { outgoing, pending, send, retry, discard } = useOutbox(thread, {
    newId,
    write: (id, text) => {
      const beginsWith = conversation ? null : profile;
      return sendDirectMessage({ id, providerId, clientId, from: side, text, beginsWith });
    },
    onSent: () => toast.brief(DIRECT_CHAT_MESSAGES.sent),
    onFailed: (error) => {
      console.error('The message was not sent', error);
      toast.error(DIRECT_CHAT_MESSAGES.sendFailed);
    },
  });
  const unread = side === 'provider' ? conversation?.unread_provider : conversation?.unread_client;
  useMarkRead(unread ?? 0, conversation?.last_message_id ?? null, () =>
    markConversationRead(providerId, clientId, side),
  );
  useErrorToast(
    messages.status === 'error' ? messages.error : null,
    DIRECT_CHAT_MESSAGES.loadFailed,
  );

  const ready = messages.status === 'ready' ? messages.data : null;
  return (
    <ChatPanel
      thread={thread}
      otherName={side === 'provider' ? clientLabel(clientId) : providerName}
      status={messages.status}
      lines={chatLines(ready?.rows ?? [], outgoing, side)}
      more={ready?.more ?? false}
      onShowEarlier={messages.showMore}
      onReload={messages.retry}
      pending={pending}
      onSend={send}
      onRetry={retry}
      onDiscard={discard}
    />
  );
}
