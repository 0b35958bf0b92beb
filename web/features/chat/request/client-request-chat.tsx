import { Box } from '@chakra-ui/react';
import { isClientOf, type ServiceRequest } from '@doorstep/domain/requests/service-request';
import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { useRequest } from '../../../data/requests/requests.ts';
import { chatEmail } from '../../../lib/storage/browser-storage.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { StatusBadge } from '../../../ui/feedback/badges.tsx';
import { ChatHeader } from '../chat-header.tsx';
import { moveFocusOnUnmount } from '../../../ui/layout/heading-focus.ts';
import type { ModerationSlots } from '../../../lib/chat/moderation-slots.ts';
import { CardSkeletons, ErrorState } from '../../../ui/feedback/states.tsx';
import { useErrorToast } from '../../../ui/feedback/use-error-toast.ts';
import type { AccessForm } from './access-form.tsx';
import { CHAT_MESSAGES } from '../messages.ts';
import { RequestHistory } from './request-history.tsx';
import { otherPerson, RequestPhotos, RequestThread } from './request-thread.tsx';
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

/** Reads a chat's request. `isDenied`: the person may not read it, or it does not exist. */
function useChatRequest(requestId: string) {
  const request = useRequest(requestId);
  const error = request.status === 'error' ? request.error : null;
  const data = request.status === 'ready' ? request.data : null;
  const isDenied =
    error?.code === 'permission-denied' || (request.status === 'ready' && data === null);
  useErrorToast(isDenied ? null : error, CHAT_MESSAGES.loadFailed);
  return { data, isDenied, hasFailed: error !== null && !isDenied, retry: request.retry };
}

/** What the route passes in from other features. */
interface Parts {
  slots: ModerationSlots;
  /** Renders controls beside the request's status. */
  controls: (request: ServiceRequest) => ReactNode;
  /**
   * Renders where the job is. `isProved`: the account's own request, or a guest by a mail's link.
   */
  place: (request: ServiceRequest, isProved: boolean) => ReactNode;
  /** Renders the request's quote. A guest who typed the email may not decide about it. */
  quote: (request: ServiceRequest, mayDecide: boolean) => ReactNode;
  /** Renders the question if the job is done. */
  done: (request: ServiceRequest) => ReactNode;
}

interface OpenChatProps extends Parts {
  request: ServiceRequest;
  uid: string;
  mayDecide: boolean;
}

function OpenChat({ request, uid, mayDecide, slots, ...parts }: OpenChatProps) {
  const { controls, place, quote, done } = parts;
  return (
    // When the access ends, the form replaces all of this.
    <Box ref={moveFocusOnUnmount} display="contents">
      <ChatHeader
        title={request.provider_name}
        description={request.service_description}
        photos={<RequestPhotos request={request} side="client" />}
        status={
          <>
            <StatusBadge status={request.status} />
            {controls(request)}
          </>
        }
        controls={place(request, mayDecide)}
        history={<RequestHistory request={request} reader="client" />}
        menu={slots.menu(otherPerson(request, 'client', uid))}
      />
      <RequestThread
        request={request}
        side="client"
        uid={uid}
        slots={slots}
        quote={quote(request, mayDecide)}
        done={done(request)}
      />
    </Box>
  );
}

interface ChatWithGrantProps extends Parts {
  requestId: string;
  uid: string;
  mayDecide: boolean;
  onClosed: (problem: string) => void;
}

function ChatWithGrant({ requestId, onClosed, ...chat }: ChatWithGrantProps) {
  const { data, isDenied, hasFailed, retry } = useChatRequest(requestId);
  useEffect(() => {
    if (isDenied) onClosed(CHAT_MESSAGES.accessDenied);
  }, [isDenied, onClosed]);
  if (hasFailed) return <ErrorState onRetry={retry}>We couldn't load the chat.</ErrorState>;
  if (!data) return <CardSkeletons label="Loading chat..." count={1} />;
  return <OpenChat request={data} {...chat} />;
}

interface ChatByProofProps extends Parts {
  requestId: string;
  /** The token of the link in the confirmation mail. */
  token: string | null;
  /** The account's email address, or ''. */
  email: string;
}

/** Asks for the request's email address unless the link or an earlier visit has proved it. */
function ChatByProof({ requestId, token, email, ...parts }: ChatByProofProps) {
  const { access, open, close } = useRequestAccess(requestId, token);
  if (access.status === 'opening') return <CardSkeletons label="Loading chat..." count={1} />;
  if (access.status === 'open') {
    return (
      <ChatWithGrant
        requestId={requestId}
        uid={access.uid}
        mayDecide={access.proof === 'link'}
        onClosed={close}
        {...parts}
      />
    );
  }
  return (
    <LazyAccessForm
      email={chatEmail.get(requestId) ?? email}
      problem={access.problem}
      onSubmit={open}
    />
  );
}

/** Opens the chat of the account's own request; asks for the email address of any other. */
function ChatOfAccount({ uid, ...proof }: ChatByProofProps & { uid: string }) {
  const { requestId, email, slots, controls, place, quote, done } = proof;
  const { data, isDenied, hasFailed, retry } = useChatRequest(requestId);
  if (hasFailed) return <ErrorState onRetry={retry}>We couldn't load the chat.</ErrorState>;
  if (isDenied || (data && !isClientOf(data, { uid, email }))) return <ChatByProof {...proof} />;
  if (!data) return <CardSkeletons label="Loading chat..." count={1} />;
  const parts = { slots, controls, place, quote, done };
  return <OpenChat request={data} uid={uid} mayDecide {...parts} />;
}

interface ClientRequestChatProps extends ChatByProofProps {
  /** The uid of the signed-in person, or null. */
  uid: string | null;
}

/** The client's chat about a request, with or without an account. */
export function ClientRequestChat({ uid, ...proof }: ClientRequestChatProps) {
  return uid === null ? <ChatByProof {...proof} /> : <ChatOfAccount uid={uid} {...proof} />;
}
