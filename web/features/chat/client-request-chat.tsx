import { Box } from '@chakra-ui/react';
import { useEffect, type ComponentProps } from 'react';
import { useRequest } from '../../data/requests/requests.ts';
import { chatEmail } from '../../lib/browser-storage.ts';
import { useLoad } from '../../lib/use-load.ts';
import { StatusBadge } from '../../ui/feedback/badges.tsx';
import { ChatHeader } from './chat-frame.tsx';
import { moveFocusOnUnmount } from '../../ui/layout/heading-focus.ts';
import type { ModerationSlots } from '../../lib/moderation-slots.ts';
import { CardSkeletons, ErrorState } from '../../ui/feedback/states.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import type { AccessForm } from './access-form.tsx';
import { CHAT_MESSAGES } from './messages.ts';
import { otherPerson, RequestThread } from './request-thread.tsx';
import { useRequestAccess } from './use-request-access.ts';

/**
 * Loads the form only when it is needed: most clients come by the mailed link or were here before.
 */
function LazyAccessForm(props: ComponentProps<typeof AccessForm>) {
  const code = useLoad('access-form', () => import('./access-form.tsx'));
  if (code.status === 'error') {
    return <ErrorState onRetry={code.reload}>We couldn't load the chat.</ErrorState>;
  }
  if (code.status === 'loading') return <CardSkeletons label="Loading chat..." count={1} />;
  return <code.data.AccessForm {...props} />;
}

interface OpenChatProps {
  requestId: string;
  uid: string;
  onClosed: (problem: string) => void;
  slots: ModerationSlots;
}

function OpenChat({ requestId, uid, onClosed, slots }: OpenChatProps) {
  const request = useRequest(requestId);
  const error = request.status === 'error' ? request.error : null;
  const data = request.status === 'ready' ? request.data : null;
  const isDenied = error?.code === 'permission-denied';
  const isMissing = isDenied || (request.status === 'ready' && data === null);
  useEffect(() => {
    if (isMissing) onClosed(CHAT_MESSAGES.accessDenied);
  }, [isMissing, onClosed]);
  useErrorToast(isDenied ? null : error, CHAT_MESSAGES.loadFailed);

  if (error && !isDenied) {
    return <ErrorState onRetry={request.retry}>We couldn't load the chat.</ErrorState>;
  }
  if (!data) return <CardSkeletons label="Loading chat..." count={1} />;
  return (
    // When the access ends, the form replaces all of this.
    <Box ref={moveFocusOnUnmount} display="contents">
      <ChatHeader
        title={data.provider_name}
        description={data.service_description}
        badge={<StatusBadge status={data.status} />}
        menu={slots.menu(otherPerson(data, 'client', uid))}
      />
      <RequestThread request={data} side="client" uid={uid} slots={slots} />
    </Box>
  );
}

interface ClientRequestChatProps {
  requestId: string;
  /** The token of the link in the confirmation mail. */
  token: string | null;
  /** The account's email address, or ''. */
  email: string;
  slots: ModerationSlots;
}

/** The client's chat about a request, with or without an account (spec §2, Client chat). */
export function ClientRequestChat({ requestId, token, email, slots }: ClientRequestChatProps) {
  const { access, open, close } = useRequestAccess(requestId, token);
  if (access.status === 'opening') return <CardSkeletons label="Loading chat..." count={1} />;
  if (access.status === 'open') {
    return <OpenChat requestId={requestId} uid={access.uid} onClosed={close} slots={slots} />;
  }
  return (
    <LazyAccessForm
      email={chatEmail.get(requestId) ?? email}
      problem={access.problem}
      onSubmit={open}
    />
  );
}
