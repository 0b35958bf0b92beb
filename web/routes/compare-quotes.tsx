import { Navigate, useParams } from 'react-router-dom';
import { CompareQuotes } from '../features/requests/compare/compare-quotes.tsx';
import { REQUEST_MESSAGES } from '../features/requests/messages.ts';
import { isDocumentId } from '../lib/navigation/document-id.ts';
import { paths } from '../lib/paths.ts';
import { BackLink } from '../ui/layout/back-link.tsx';
import { Page } from '../ui/layout/page.tsx';
import { RequireSession } from './guards/require-session.tsx';

export function Component() {
  const { requestId } = useParams();
  if (!isDocumentId(requestId)) return <Navigate to={paths.clientDashboard} replace />;
  return (
    <RequireSession type="client" notice={REQUEST_MESSAGES.signInFirst}>
      {() => (
        <Page title="Compare quotes">
          <BackLink to={paths.clientDashboard}>Back to My Requests</BackLink>
          <CompareQuotes key={requestId} firstId={requestId} />
        </Page>
      )}
    </RequireSession>
  );
}
