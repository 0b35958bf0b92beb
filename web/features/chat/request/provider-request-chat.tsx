import { isClientOf, type ServiceRequest } from '@doorstep/domain/requests/service-request';
import { Flex } from '@chakra-ui/react';
import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../data/auth/session.ts';
import { useRequest } from '../../../data/requests/requests.ts';
import { clientChatHref } from '../../../lib/paths.ts';
import { ChatFrame } from '../chat-frame.tsx';
import { ChatHeader, CloseChat } from '../chat-header.tsx';
import type { ModerationSlots } from '../../../lib/chat/moderation-slots.ts';
import { CardSkeletons, ErrorState } from '../../../ui/feedback/states.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../../ui/feedback/use-error-toast.ts';
import { CHAT_MESSAGES } from '../messages.ts';
import { PrivateNotes } from './private-notes.tsx';
import { RequestHistory } from './request-history.tsx';
import { otherPerson, RequestPhotos, RequestThread } from './request-thread.tsx';

interface ProviderRequestChatProps {
  requestId: string;
  uid: string;
  /** The professional: the signed-in person, or the owner of their team. */
  providerUid: string;
  slots: ModerationSlots;
  /** The address of the dashboard as the professional left it. */
  back: string;
  /** Whether the chat is shown beside the list of the dashboard, with a button that closes it. */
  isBeside: boolean;
  /** Renders the control of the status, and what is offered beside it. */
  status: (request: ServiceRequest) => ReactNode;
  /** Renders the client's contact details. */
  facts: (request: ServiceRequest) => ReactNode;
  /** These render the cards among the messages. */
  quote: (request: ServiceRequest) => ReactNode;
  done: (request: ServiceRequest) => ReactNode;
}

/**
 * The professional's chat about a request. Redirects the request's client to their side.
 */
export function ProviderRequestChat(props: ProviderRequestChatProps) {
  const { requestId, uid, providerUid, slots, back, isBeside } = props;
  const { status, facts, quote, done } = props;
  const request = useRequest(requestId);
  const session = useSession();
  const navigate = useNavigate();
  const data = request.status === 'ready' ? request.data : null;
  const error = request.status === 'error' ? request.error : null;
  const isDenied = error?.code === 'permission-denied';
  const isMissing = isDenied || (request.status === 'ready' && data === null);
  const isClient =
    data !== null &&
    (data.provider_id !== providerUid ||
      (session.status === 'signed-in' && isClientOf(data, session)));

  useEffect(() => {
    if (isClient) void navigate(clientChatHref(requestId), { replace: true });
    if (!isMissing) return;
    toast.error(CHAT_MESSAGES.requestNotFound);
    void navigate(back, { replace: true, preventScrollReset: true });
  }, [isClient, isMissing, requestId, back, navigate]);
  useErrorToast(isDenied ? null : error, CHAT_MESSAGES.loadFailed);

  const close = isBeside && <CloseChat to={back} />;
  const chat = (
    <>
      {!data && <Flex justify="flex-end">{close}</Flex>}
      {data && !isClient && (
        <>
          <ChatHeader
            title={data.client_name}
            isBeside={isBeside}
            description={data.service_description}
            photos={<RequestPhotos request={data} side="provider" />}
            status={status(data)}
            controls={facts(data)}
            history={
              <RequestHistory request={data} reader={uid === providerUid ? 'provider' : 'member'} />
            }
            menu={
              <>
                {slots.menu(otherPerson(data, 'provider', uid))}
                {close}
              </>
            }
          />
          <PrivateNotes request={data} uid={uid} />
          <RequestThread
            request={data}
            side="provider"
            uid={uid}
            slots={slots}
            quote={quote(data)}
            done={done(data)}
          />
        </>
      )}
      {!data && (!error || isDenied) && <CardSkeletons label="Loading chat..." count={1} />}
      {error && !isDenied && (
        <ErrorState onRetry={request.retry}>We couldn't load the chat.</ErrorState>
      )}
    </>
  );
  if (isBeside) return chat;
  return <ChatFrame back={[{ to: back, label: 'Back to Dashboard' }]}>{chat}</ChatFrame>;
}
