import { toAppError } from '@doorstep/domain/app-error';
import type { Message } from '@doorstep/domain/chat/message';
import { useState, type ReactNode } from 'react';
import { toast } from '../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { chatLines, type ChatCard, type ChatReader } from './chat-lines.ts';
import { ChatPanel } from './chat-panel.tsx';
import { useMessageSendQueue, type Write } from './message-send-queue.ts';
import { CHAT_MESSAGES } from './messages.ts';
import { useMarkRead } from './use-mark-read.ts';

type MessageList =
  | { status: 'loading' }
  | { status: 'error'; error: unknown }
  | { status: 'ready'; data: { rows: readonly Message[]; more: boolean } };

interface ChatThreadProps {
  /**
   * Identifies the thread and ends with the viewer's uid: the key of the draft and of the send
   * queue.
   */
  thread: string;
  reader: ChatReader;
  otherName: string;
  /** The stored messages, newest first, one page at a time. */
  messages: MessageList & { retry: () => void; showMore: () => Promise<void> };
  newId: () => string;
  write: Write;
  /** The viewer's unread messages, and those of the other person. */
  unread: number;
  unreadByOther: number;
  latestId: string | null;
  markRead: () => Promise<void>;
  /** Cards among the messages, such as a quote. */
  cards?: readonly ChatCard[];
  /** Whether nobody can write any more. */
  isClosed: boolean;
  /** A line above the messages, which leads to a card. */
  bar?: ReactNode;
  /** Renders the composer, or a notice in its place if the viewer cannot write. */
  renderComposer: (composer: ReactNode) => ReactNode;
}

/** A live chat: merges the stored messages with the send queue, and marks the thread as read. */
export function ChatThread(props: ChatThreadProps) {
  const { thread, reader, otherName, messages, newId, write } = props;
  const { queue, hasPending, send, retry, discard } = useMessageSendQueue(thread, {
    newId,
    write,
    onSent: () => toast.announce(CHAT_MESSAGES.sent),
    onFailed: (error) => {
      console.error('The message was not sent', error);
      toast.error(toAppError(error).personMessage ?? CHAT_MESSAGES.sendFailed);
    },
  });
  const [unreadAtOpening] = useState(props.unread);
  useMarkRead(props.unread, props.latestId, props.markRead);
  useErrorToast(messages.status === 'error' ? messages.error : null, CHAT_MESSAGES.loadFailed);

  const loaded = messages.status === 'ready' ? messages.data : null;
  return (
    <ChatPanel
      thread={thread}
      reader={reader}
      otherName={otherName}
      status={messages.status}
      lines={chatLines(loaded?.rows ?? [], queue, reader.side)}
      cards={props.cards ?? []}
      isClosed={props.isClosed}
      hasEarlier={loaded?.more ?? false}
      onShowEarlier={messages.showMore}
      unreadAtOpening={unreadAtOpening}
      isSeen={props.unreadByOther === 0}
      onReload={messages.retry}
      isSending={hasPending}
      bar={props.bar}
      renderComposer={props.renderComposer}
      onSend={send}
      onRetry={retry}
      onDiscard={discard}
    />
  );
}
