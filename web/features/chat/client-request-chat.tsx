import { Box } from '@chakra-ui/react';
import { useEffect, type ComponentProps } from 'react';
import { useRequest } from '../../data/requests/live-requests.ts';
import { chatEmail } from '../../lib/browser-storage.ts';
import { useLoad } from '../../lib/use-load.ts';
import { StatusBadge } from '../../ui/feedback/badges.tsx';
import { ChatHeader } from './chat-frame.tsx';
import { moveFocusOnUnmount } from '../../ui/layout/heading-focus.ts';
import type { ModerationSlots } from '../../lib/moderation-slots.ts';
import { CardSkeletons, ErrorState } from '../../ui/feedback/states.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import type { AccessForm } from './access-form.tsx';
import { REQUEST_CHAT_MESSAGES } from './request-chat-messages.ts';
import { otherSide, RequestThread } from './request-thread.tsx';
import { useAccess } from './use-access.ts';

/** Who comes by the mail's link or has been here before is let in without the form, and its code. */
function LateAccessForm(props: ComponentProps<typeof AccessForm>) {
  const code = useLoad('access-form', () => import('./access-form.tsx'));
  if (code.status === 'error') {
    return <ErrorState onRetry={code.reload}>The chat could not be loaded.</ErrorState>;
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
  const found = request.status === 'ready' ? request.data : null;
  const denied = error?.code === 'permission-denied';
  const gone = denied || (request.status === 'ready' && found === null);
  useEffect(() => {
    if (gone) onClosed(REQUEST_CHAT_MESSAGES.denied);
  }, [gone, onClosed]);
  useErrorToast(denied ? null : error, REQUEST_CHAT_MESSAGES.loadFailed);

  if (error && !denied) {
    return <ErrorState onRetry={request.retry}>The chat could not be loaded.</ErrorState>;
  }
  if (!found) return <CardSkeletons label="Loading chat..." count={1} />;
  return (
    // It ends, and the form comes back: of all this nothing stays.
    <Box ref={moveFocusOnUnmount} display="contents">
      <ChatHeader
        title={found.provider_name}
        description={found.service_description}
        badge={<StatusBadge status={found.status} />}
        menu={slots.menu(otherSide(found, 'client', uid))}
      />
      <RequestThread request={found} side="client" uid={uid} slots={slots} />
    </Box>
  );
}

interface ClientRequestChatProps {
  requestId: string;
  /** Of the confirmation mail's link. */
  token: string | null;
  /** The account's address, or ''. */
  email: string;
  slots: ModerationSlots;
}

/** The client's chat about a request, with or without an account (spec §2, Client chat). */
export function ClientRequestChat({ requestId, token, email, slots }: ClientRequestChatProps) {
  const { access, open, close } = useAccess(requestId, token);
  if (access.status === 'opening') return <CardSkeletons label="Loading chat..." count={1} />;
  if (access.status === 'open') {
    return <OpenChat requestId={requestId} uid={access.uid} onClosed={close} slots={slots} />;
  }
  return (
    <LateAccessForm
      email={chatEmail.get(requestId) ?? email}
      problem={access.problem}
      onSubmit={open}
    />
  );
}
