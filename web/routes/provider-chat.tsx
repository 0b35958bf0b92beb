import { useEffect } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { DirectChatScreen } from '../features/chat/direct-chat-screen.tsx';
import { DIRECT_CHAT_MESSAGES } from '../features/chat/direct-chat-messages.ts';
import { moderationSlots } from '../features/moderation/moderation-slots.tsx';
import { isDocumentId } from '../lib/document-id.ts';
import { paths } from '../lib/paths.ts';
import { toast } from '../ui/feedback/toast.tsx';
import { RequireSession } from './require-session.tsx';

interface SidesProps {
  uid: string;
  providerId: string;
  /** `?client=`: whom the professional wants to see; nobody else may choose. */
  asked: string | null;
}

function Sides({ uid, providerId, asked }: SidesProps) {
  if (uid !== providerId) {
    const sides = { providerId, clientId: uid, side: 'client' } as const;
    return <DirectChatScreen {...sides} slots={moderationSlots} />;
  }
  // Nobody converses with himself.
  if (asked === uid || !isDocumentId(asked)) {
    return <Navigate to={paths.providerDashboard} replace />;
  }
  const sides = { providerId: uid, clientId: asked, side: 'provider' } as const;
  return <DirectChatScreen key={asked} {...sides} slots={moderationSlots} />;
}

/** An id that nobody can have. */
function Nobody() {
  const navigate = useNavigate();
  useEffect(() => {
    toast.error(DIRECT_CHAT_MESSAGES.providerNotFound);
    void navigate(paths.search, { replace: true });
  }, [navigate]);
  return null;
}

export function Component() {
  const { providerId } = useParams();
  const [query] = useSearchParams();
  return (
    <RequireSession type="client" notice={DIRECT_CHAT_MESSAGES.signInFirst}>
      {({ uid }) =>
        isDocumentId(providerId) ? (
          <Sides key={providerId} uid={uid} providerId={providerId} asked={query.get('client')} />
        ) : (
          <Nobody />
        )
      }
    </RequireSession>
  );
}
