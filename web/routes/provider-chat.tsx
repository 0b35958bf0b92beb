import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { DirectChatScreen } from '../features/direct-chat/direct-chat-screen.tsx';
import { DIRECT_CHAT_MESSAGES } from '../features/direct-chat/messages.ts';
import { isDocumentId } from '../lib/document-id.ts';
import { paths } from '../lib/paths.ts';
import { RequireSession } from './require-session.tsx';

interface SidesProps {
  uid: string;
  providerId: string;
  /** `?client=`: whom the professional wants to see; nobody else may choose. */
  asked: string | null;
}

function Sides({ uid, providerId, asked }: SidesProps) {
  if (uid !== providerId) {
    return <DirectChatScreen providerId={providerId} clientId={uid} side="client" />;
  }
  // Nobody converses with himself.
  if (asked === uid || !isDocumentId(asked)) {
    return <Navigate to={paths.providerDashboard} replace />;
  }
  return <DirectChatScreen key={asked} providerId={uid} clientId={asked} side="provider" />;
}

export function Component() {
  const { providerId } = useParams();
  const [query] = useSearchParams();
  const asked = query.get('client');
  if (!isDocumentId(providerId)) return <Navigate to={paths.search} replace />;
  return (
    <RequireSession
      type={asked === null ? 'client' : 'provider'}
      notice={DIRECT_CHAT_MESSAGES.signInFirst}
    >
      {({ uid }) => <Sides key={providerId} uid={uid} providerId={providerId} asked={asked} />}
    </RequireSession>
  );
}
