import { Navigate, useParams } from 'react-router-dom';
import { AskOthers } from '../features/requests/ask-others/ask-others.tsx';
import { REQUEST_MESSAGES } from '../features/requests/messages.ts';
import { ProviderPicker } from '../features/search/provider-picker.tsx';
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
      {({ uid }) => (
        <Page title="Ask another professional too">
          <BackLink to={paths.clientDashboard}>Back to My Requests</BackLink>
          <AskOthers
            key={requestId}
            uid={uid}
            requestId={requestId}
            renderPicker={(picker) => <ProviderPicker {...picker} />}
          />
        </Page>
      )}
    </RequireSession>
  );
}
