import { isClientOf } from '@doorstep/domain/requests/service-request';
import { ownsAddress } from '@doorstep/domain/requests/address';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { useSession } from '../data/auth/session.ts';
import { moderationSlots } from '../features/moderation/moderation-slots.tsx';
import { ClientRequestChat } from '../features/chat/request/client-request-chat.tsx';
import { AskDone } from '../features/requests/done/ask-done.tsx';
import { JobPlace } from '../features/requests/address/job-place.tsx';
import { DoneCard } from '../features/requests/done/done-card.tsx';
import { QuoteCard } from '../features/requests/quotes/quote-card.tsx';
import { WriteReview } from '../features/reviews/write-review.tsx';
import { isDocumentId } from '../lib/navigation/document-id.ts';
import { paths } from '../lib/paths.ts';
import { useSessionHint } from '../lib/storage/use-session-hint.ts';
import { ChatFrame } from '../features/chat/chat-frame.tsx';
import { CardSkeletons } from '../ui/feedback/states.tsx';

const TO_REQUESTS = { to: paths.clientDashboard, label: 'Back to My Requests' };
const TO_HOME = { to: paths.home, label: 'Back to Home' };

export function Component() {
  const { requestId } = useParams();
  const [query] = useSearchParams();
  const session = useSession();
  const wasSignedIn = useSessionHint();
  if (!isDocumentId(requestId)) return <Navigate to={paths.home} replace />;
  const person = 'email' in session ? session.email : 'guest';
  const email = 'email' in session ? session.email : '';
  // While the session loads, the stored hint decides, so that the link does not change its text.
  const isSignedIn = session.status === 'loading' ? wasSignedIn : session.status === 'signed-in';
  return (
    <ChatFrame back={[isSignedIn ? TO_REQUESTS : TO_HOME]}>
      {session.status === 'loading' ? (
        <CardSkeletons label="Loading chat..." count={1} />
      ) : (
        // Access is granted to one uid, so the key resets the chat for another person.
        <ClientRequestChat
          key={`${requestId} ${person}`}
          requestId={requestId}
          token={query.get('token')}
          uid={session.status === 'signed-in' ? session.uid : null}
          email={email}
          slots={moderationSlots}
          quote={(request, mayDecide) => (
            <QuoteCard request={request} viewer={mayDecide ? 'client' : 'guest'} />
          )}
          done={(request) => <DoneCard request={request} viewer="client" />}
          place={(request, isProved) => {
            const isClient = session.status === 'signed-in' && isClientOf(request, session);
            const reader = isClient ? 'owner' : 'guest';
            const sees = isClient ? ownsAddress(request, session) : isProved;
            return <JobPlace request={request} viewer={sees ? reader : null} />;
          }}
          controls={(request) => {
            if (session.status !== 'signed-in') {
              return <WriteReview request={request} viewer="guest" />;
            }
            // Somebody else who knows the request's email can do neither.
            if (!isClientOf(request, session)) return null;
            return (
              <>
                <AskDone request={request} />
                <WriteReview request={request} viewer="client" />
              </>
            );
          }}
        />
      )}
    </ChatFrame>
  );
}
