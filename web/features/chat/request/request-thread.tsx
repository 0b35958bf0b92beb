import type { SenderType } from '@doorstep/domain/chat/message';
import { quoteStatus } from '@doorstep/domain/requests/quote';
import { isOngoing, type ServiceRequest } from '@doorstep/domain/requests/service-request';
import type { ReactNode } from 'react';
import { sendChatMessage, useChatMessages } from '../../../data/chat/chat-messages.ts';
import { newId } from '../../../data/firestore/firestore.ts';
import { markRequestRead } from '../../../data/requests/requests.ts';
import type { PersonInThread, ModerationSlots } from '../../../lib/chat/moderation-slots.ts';
import { useNow } from '../../../lib/use-now.ts';
import { ChatThread } from '../chat-thread.tsx';
import { PhotoThumbnails } from '../../../ui/media/photo-thumbnails.tsx';
import { ClosedNotice } from '../../../ui/feedback/closed-notice.tsx';
import { CardAnnouncement } from './card-announcement.tsx';
import { QuoteBar } from './quote-bar.tsx';

interface RequestThreadProps {
  request: ServiceRequest;
  /** The viewer's side. */
  side: SenderType;
  /** The viewer's uid, which may be a guest's. */
  uid: string;
  slots: ModerationSlots;
  /** The request's newest quote with its actions. */
  quote: ReactNode;
  /** The question if the job is done, and its answer. */
  done: ReactNode;
}

/** Returns the other person in a request's chat. A member of a team acts for the professional. */
export function otherPerson(
  request: ServiceRequest,
  side: SenderType,
  uid: string,
): PersonInThread {
  const thread = { kind: 'request', id: request.id } as const;
  return side === 'provider'
    ? { thread, me: request.provider_id, other: request.client_uid, name: request.client_name }
    : { thread, me: uid, other: request.provider_id, name: request.provider_name };
}

/** The photos of a request, in the header of its chat. */
export function RequestPhotos({ request, side }: Pick<RequestThreadProps, 'request' | 'side'>) {
  const { id, photos, client_name } = request;
  if (photos.length === 0) return null;
  const from = side === 'client' ? 'you' : client_name;
  return <PhotoThumbnails id={id} photos={photos} from={from} size="sm" />;
}

/** The chat about a request, from either side. */
export function RequestThread({ request, side, uid, slots, quote, done }: RequestThreadProps) {
  const other = otherPerson(request, side, uid);
  const now = useNow();
  const { quote: newest } = request;
  const isMine = side === 'provider';
  const asked = request.done?.asked_at;
  const cards = [
    ...(newest ? [{ id: newest.id, at: newest.created_at, isMine, card: quote }] : []),
    ...(asked ? [{ id: `done-${asked.getTime()}`, at: asked, isMine: !isMine, card: done }] : []),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const isUndecided = newest !== null && quoteStatus(newest, now) === 'open' && isOngoing(request);
  const thread = (
    <ChatThread
      thread={`request:${request.id}:${uid}`}
      reader={{
        ...{ uid, side },
        ...{ providerName: request.provider_name, clientName: request.client_name },
      }}
      otherName={other.name}
      messages={useChatMessages(request.id)}
      newId={newId}
      write={(id, text, photos) =>
        sendChatMessage({ id, requestId: request.id, from: side, senderUid: uid, text, photos })
      }
      unread={side === 'provider' ? request.unread_provider : request.unread_client}
      unreadByOther={side === 'provider' ? request.unread_client : request.unread_provider}
      latestId={request.last_message_id}
      markRead={() => markRequestRead(request.id, side)}
      isClosed={request.closed ?? false}
      cards={cards}
      bar={isUndecided && <QuoteBar quote={newest} side={side} />}
      renderComposer={(composer) =>
        request.closed ? <ClosedNotice /> : slots.composer(other, composer)
      }
    />
  );
  return (
    <>
      <CardAnnouncement request={request} now={now} />
      {thread}
    </>
  );
}
