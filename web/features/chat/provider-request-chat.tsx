import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRequest } from '../../data/requests/requests.ts';
import { readInbox } from '../../lib/history-state.ts';
import { clientChatHref, paths } from '../../lib/paths.ts';
import { ChatFrame, ChatHeader } from './chat-frame.tsx';
import type { ModerationSlots } from '../../lib/moderation-slots.ts';
import { CardSkeletons, ErrorState } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { CHAT_MESSAGES } from './messages.ts';
import { RequestHistory } from './request-history.tsx';
import { otherPerson, RequestPhotos, RequestThread } from './request-thread.tsx';

interface ProviderRequestChatProps {
  requestId: string;
  uid: string;
  slots: ModerationSlots;
  /** The status control and the client's contact details. */
  controls: (request: ServiceRequest) => ReactNode;
  /** The request's quote. */
  quote: (request: ServiceRequest) => ReactNode;
}

/**
 * The professional's chat about a request (spec §2). Redirects the request's client to their side.
 */
export function ProviderRequestChat(props: ProviderRequestChatProps) {
  const { requestId, uid, slots, controls, quote } = props;
  const request = useRequest(requestId);
  const navigate = useNavigate();
  const location = useLocation();
  const data = request.status === 'ready' ? request.data : null;
  const error = request.status === 'error' ? request.error : null;
  const isDenied = error?.code === 'permission-denied';
  const isMissing = isDenied || (request.status === 'ready' && data === null);
  const isClient = data !== null && data.provider_id !== uid;

  useEffect(() => {
    if (isClient) void navigate(clientChatHref(requestId), { replace: true });
    if (!isMissing) return;
    toast.error(CHAT_MESSAGES.requestNotFound);
    void navigate(paths.dashboard, { replace: true });
  }, [isClient, isMissing, requestId, navigate]);
  useErrorToast(isDenied ? null : error, CHAT_MESSAGES.loadFailed);

  return (
    <ChatFrame
      back={[{ to: paths.dashboard + readInbox(location.state), label: 'Back to Dashboard' }]}
    >
      {data && !isClient && (
        <>
          <ChatHeader
            title={data.client_name}
            description={data.service_description}
            photos={<RequestPhotos request={data} side="provider" />}
            controls={controls(data)}
            history={<RequestHistory request={data} side="provider" />}
            menu={slots.menu(otherPerson(data, 'provider', uid))}
          />
          {quote(data)}
          <RequestThread request={data} side="provider" uid={uid} slots={slots} />
        </>
      )}
      {!data && (!error || isDenied) && <CardSkeletons label="Loading chat..." count={1} />}
      {error && !isDenied && (
        <ErrorState onRetry={request.retry}>We couldn't load the chat.</ErrorState>
      )}
    </ChatFrame>
  );
}
