import type { ComponentProps } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { AskOthers } from '../features/requests/ask-others/ask-others.tsx';
import { REQUEST_MESSAGES } from '../features/requests/messages.ts';
import type { ProviderPicker } from '../features/search/provider-picker.tsx';
import { isDocumentId } from '../lib/navigation/document-id.ts';
import { paths } from '../lib/paths.ts';
import { useLoad } from '../lib/use-load.ts';
import { CardSkeletons, ErrorState } from '../ui/feedback/states.tsx';
import { BackLink } from '../ui/layout/back-link.tsx';
import { Page } from '../ui/layout/page.tsx';
import { RequireSession } from './guards/require-session.tsx';

/** Loads the search after the screen, which signed-in people see without its code. */
function LazyPicker(props: ComponentProps<typeof ProviderPicker>) {
  const code = useLoad('picker', () => import('../features/search/provider-picker.tsx'));
  if (code.status === 'error') {
    return <ErrorState onRetry={code.reload}>We couldn't load the search.</ErrorState>;
  }
  if (code.status === 'loading') return <CardSkeletons label="Loading professionals..." />;
  return <code.data.ProviderPicker {...props} />;
}

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
            renderPicker={(picker) => <LazyPicker {...picker} />}
          />
        </Page>
      )}
    </RequireSession>
  );
}
