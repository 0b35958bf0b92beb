import { toAppError } from '@doorstep/domain/app-error';
import type { Message, SenderType } from '@doorstep/domain/chat/message';
import type { ReactNode } from 'react';
import { useOutbox } from './message-send-queue.ts';
import { useMarkRead } from './use-mark-read.ts';
import { chatLines } from './chat-lines.ts';
import { ChatPanel } from './chat-panel.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';

type State =
  | { status: 'loading' }
  | { status: 'error'; error: unknown }
  | { status: 'ready'; data: { rows: readonly Message[]; more: boolean } };

interface ChatThreadProps {
  /** Keeps what is typed and what is on its way apart from other threads and other people. */
  thread: string;
  /** Who looks. */
  side: SenderType;
  otherName: string;
  /** What is stored, newest first, a page at a time. */
  messages: State & { retry: () => void; showMore: () => Promise<void> };
  newId: () => string;
  write: (id: string, text: string) => Promise<void>;
  unread: number;
  latestId: string | null;
  markRead: () => Promise<void>;
  /** Puts something in the place of the field to write, where it must. */
  writing: (field: ReactNode) => ReactNode;
  texts: { sent: string; sendFailed: string; loadFailed: string };
}

/** A chat that is live: what is stored and what is on its way, and what happens to both. */
export function ChatThread(props: ChatThreadProps) {
  const { thread, side, otherName, messages, newId, write, texts } = props;
  const { outgoing, pending, send, retry, discard } = useOutbox(thread, {
    newId,
    write,
    onSent: () => toast.brief(texts.sent),
    onFailed: (error) => {
      console.error('The message was not sent', error);
      toast.errorInChat(toAppError(error).personMessage ?? texts.sendFailed);
    },
  });
  useMarkRead(props.unread, props.latestId, props.markRead);
  useErrorToast(messages.status === 'error' ? messages.error : null, texts.loadFailed);

  const ready = messages.status === 'ready' ? messages.data : null;
  return (
    <ChatPanel
      thread={thread}
      otherName={otherName}
      status={messages.status}
      lines={chatLines(ready?.rows ?? [], outgoing, side)}
      more={ready?.more ?? false}
      onShowEarlier={messages.showMore}
      onReload={messages.retry}
      pending={pending}
      writing={props.writing}
      onSend={send}
      onRetry={retry}
      onDiscard={discard}
    />
  );
}
