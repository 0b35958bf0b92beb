import { Box } from '@chakra-ui/react';
import type { ServiceRequest } from '@doorstep/domain/service-request';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRequest } from '../../data/live-requests.ts';
import { clientChatHref, paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { StatusBadge } from '../../ui/badges.tsx';
import { ClampedText } from '../../ui/clamped-text.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import { CardSkeletons, ErrorState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { REQUEST_CHAT_MESSAGES } from './messages.ts';
import { RequestThread } from './request-thread.tsx';

function Chat({ request, uid }: { request: ServiceRequest; uid: string }) {
  return (
    <>
      <PageHeading actions={<StatusBadge status={request.status} />}>
        {request.client_name}
      </PageHeading>
      <Box mb="5" color="fg.muted">
        <ClampedText lines={3}>{request.service_description}</ClampedText>
      </Box>
      <RequestThread request={request} side="provider" uid={uid} />
    </>
  );
}

/** The professional's chat about a request (spec §2). Its own client is sent to the client's chat. */
export function ProviderRequestChat({ requestId, uid }: { requestId: string; uid: string }) {
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
    <Page title="Chat" width="text">
      <BackLink to={paths.dashboard}>Back to Dashboard</BackLink>
      {found && !isClient && <Chat request={found} uid={uid} />}
      {!found && (!error || denied) && <CardSkeletons label="Loading chat..." count={1} />}
      {error && !denied && (
        <ErrorState onRetry={request.retry}>The chat could not be loaded.</ErrorState>
      )}
    </Page>
  );
}
