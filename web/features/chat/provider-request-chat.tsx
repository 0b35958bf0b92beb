import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRequest } from '../../data/requests/live-requests.ts';
import { clientChatHref, paths } from '../../lib/paths.ts';
import { StatusBadge } from '../../ui/feedback/badges.tsx';
import { ChatFrame, ChatHeader } from './chat-frame.tsx';
import type { ModerationSlots } from '../../lib/moderation-slots.ts';
import { CardSkeletons, ErrorState } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { REQUEST_CHAT_MESSAGES } from './request-chat-messages.ts';
import { otherSide, RequestThread } from './request-thread.tsx';

interface ProviderRequestChatProps {
  requestId: string;
  uid: string;
  slots: ModerationSlots;
}

/** The professional's chat about a request (spec §2). Its own client is sent to the client's chat. */
export function ProviderRequestChat({ requestId, uid, slots }: ProviderRequestChatProps) {
  const request = useRequest(requestId);
  const navigate = useNavigate();
  const found = request.status === 'ready' ? request.data : null;
  const error = request.status === 'error' ? request.error : null;
  const denied = error?.code === 'permission-denied';
  const missing = denied || (request.status === 'ready' && found === null);
  const isClient = found !== null && found.provider_id !== uid;

  useEffect(() => {
    if (isClient) void navigate(clientChatHref(requestId), { replace: true });
    if (!missing) return;
    toast.error(REQUEST_CHAT_MESSAGES.notFound);
    void navigate(paths.dashboard, { replace: true });
  }, [isClient, missing, requestId, navigate]);
  useErrorToast(denied ? null : error, REQUEST_CHAT_MESSAGES.loadFailed);

  return (
    <ChatFrame back={[{ to: paths.dashboard, label: 'Back to Dashboard' }]}>
      {found && !isClient && (
        <>
          <ChatHeader
            title={found.client_name}
            description={found.service_description}
            badge={<StatusBadge status={found.status} />}
            menu={slots.menu(otherSide(found, 'provider', uid))}
          />
          <RequestThread request={found} side="provider" uid={uid} slots={slots} />
        </>
      )}
      {!found && (!error || denied) && <CardSkeletons label="Loading chat..." count={1} />}
      {error && !denied && (
        <ErrorState onRetry={request.retry}>We couldn't load the chat.</ErrorState>
      )}
    </ChatFrame>
  );
}
