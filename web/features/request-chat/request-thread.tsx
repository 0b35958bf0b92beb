import type { SenderType } from '@doorstep/domain/message';
import type { ServiceRequest } from '@doorstep/domain/service-request';
import { sendChatMessage, useChatMessages } from '../../data/chat-messages.ts';
import { newId } from '../../data/firestore.ts';
import { markRequestRead } from '../../data/live-requests.ts';
import { useOutbox } from '../../lib/outbox.ts';
import { useMarkRead } from '../../lib/use-mark-read.ts';
import { chatLines } from '../../ui/chat-lines.ts';
import { ChatPanel } from '../../ui/chat-panel.tsx';
import { toast } from '../../ui/toast.tsx';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { REQUEST_CHAT_MESSAGES } from './messages.ts';

interface RequestThreadProps {
  request: ServiceRequest;
  /** Who looks, and by which uid: a guest's counts too. */
  side: SenderType;
  uid: string;
}

/** The chat about a request, from either side. */
export function RequestThread({ request, side, uid }: RequestThreadProps) {
  const messages = useChatMessages(request.id);
  const thread = `request:${request.id}:${uid}`;
  const { outgoing, pending, send, retry, discard } = useOutbox(thread, {
    newId,
    write: (id, text) =>
      sendChatMessage({ id, requestId: request.id, from: side, senderUid: uid, text }),
    onSent: () => toast.brief(REQUEST_CHAT_MESSAGES.sent),
    onFailed: (error) => {
      console.error('The message was not sent', error);
      toast.error(REQUEST_CHAT_MESSAGES.sendFailed);
    },
  });
  const unread = side === 'provider' ? request.unread_provider : request.unread_client;
  useMarkRead(unread, request.last_message_id, () => markRequestRead(request.id, side));
  useErrorToast(
    messages.status === 'error' ? messages.error : null,
    REQUEST_CHAT_MESSAGES.loadFailed,
  );

  const ready = messages.status === 'ready' ? messages.data : null;
  return (
    <ChatPanel
      thread={thread}
      otherName={side === 'provider' ? request.client_name : request.provider_name}
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
