import { conversationId, conversationSides } from '@doorstep/domain/chat/conversation';
import { useEffect, type ComponentProps } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { DirectChatScreen } from '../features/chat/direct/direct-chat-screen.tsx';
import { CHAT_MESSAGES } from '../features/chat/messages.ts';
import { moderationSlots } from '../features/moderation/moderation-slots.tsx';
import { ClientRequests } from '../features/requests/other-threads.tsx';
import { isDocumentId } from '../lib/navigation/document-id.ts';
import { paths, providerChatHref } from '../lib/paths.ts';
import { CardSkeletons } from '../ui/feedback/states.tsx';
import { toast } from '../ui/feedback/toast.tsx';
import { Page } from '../ui/layout/page.tsx';
import { UnknownSide, useActiveMember } from './guards/provider-side.tsx';
import { RequireSession } from './guards/require-session.tsx';

interface DirectChatProps {
  uid: string;
  providerId: string;
  /** The client in `?client=`; used only when the professional or a member opens their chats. */
  clientParam: string | null;
}

function DirectChat({ uid, providerId, clientParam }: DirectChatProps) {
  const { membership, member, hasEnded } = useActiveMember();
  const isOwner = uid === providerId;
  // Only the professional and members open an address that names a client.
  const namesClient = clientParam !== null && clientParam !== uid;
  if (!isOwner && namesClient && membership.status === 'loading') {
    return (
      <Page title="One moment">
        <CardSkeletons label="Loading..." />
      </Page>
    );
  }
  if (!isOwner && namesClient && membership.status === 'failed') return <UnknownSide />;
  const wasMember = membership.status === 'ready' && membership.member?.owner_uid === providerId;
  if (namesClient && !member && (hasEnded || wasMember)) {
    return <Navigate to={paths.clientDashboard} replace />;
  }
  // A member may have written to the company as a client before they joined its team.
  const isMember = member?.owner_uid === providerId && clientParam !== uid;
  if (!isOwner && !isMember) {
    const sides = { providerId, clientId: uid, side: 'client' } as const;
    return <DirectChatScreen {...sides} slots={moderationSlots} />;
  }
  // Nobody has a chat with themselves.
  if (clientParam === uid || !isDocumentId(clientParam)) {
    return <Navigate to={paths.providerDashboard} replace />;
  }
  return <ProviderDirectChat key={clientParam} providerId={providerId} clientId={clientParam} />;
}

type ProviderDirectChatProps = Pick<
  ComponentProps<typeof DirectChatScreen>,
  'providerId' | 'clientId' | 'besideOf'
>;

/** The professional's side of a direct chat. */
function ProviderDirectChat(props: ProviderDirectChatProps) {
  const { providerId, clientId } = props;
  const id = conversationId(providerId, clientId);
  return (
    <DirectChatScreen
      {...props}
      side="provider"
      slots={moderationSlots}
      facts={<ClientRequests {...{ id, providerId, clientUid: clientId }} />}
    />
  );
}

interface DirectChatBesideProps {
  /** The id of the conversation. */
  id: string;
  uid: string;
  back: string;
}

/** A direct chat beside the professional's list. A member's own chat is on the client's side. */
export function DirectChatBeside({ id, uid, back }: DirectChatBesideProps) {
  const sides = conversationSides(id);
  if (sides.clientId === uid) return <Navigate to={providerChatHref(sides.providerId)} replace />;
  return <ProviderDirectChat {...sides} besideOf={back} />;
}

/** Shows that the professional does not exist, and redirects to search. */
function UnknownProvider() {
  const navigate = useNavigate();
  useEffect(() => {
    toast.error(CHAT_MESSAGES.providerNotFound);
    void navigate(paths.search, { replace: true });
  }, [navigate]);
  return null;
}

export function Component() {
  const { providerId } = useParams();
  const [query] = useSearchParams();
  return (
    <RequireSession type="client" notice={CHAT_MESSAGES.signInFirst}>
      {({ uid }) =>
        isDocumentId(providerId) ? (
          <DirectChat
            key={providerId}
            uid={uid}
            providerId={providerId}
            clientParam={query.get('client')}
          />
        ) : (
          <UnknownProvider />
        )
      }
    </RequireSession>
  );
}
