import { Box } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useSession } from '../../data/auth/session.ts';
import { isAdmin } from '../../data/admin/user-roles.ts';
import { useLoad } from '../../lib/use-load.ts';
import { Page, PageHeading } from '../../ui/layout/page.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { AdminTabs } from './admin-tabs.tsx';
import { SampleFigures } from './numbers/sample-figures.tsx';

/** The tools of administrators. Everybody else sees sample figures only. */
export function AdminScreen() {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.uid : null;
  const admin = useLoad(`admin:${uid ?? ''}`, () =>
    uid === null ? Promise.resolve(false) : isAdmin(uid),
  );
  const failure = admin.status === 'error' ? admin.error : null;
  useEffect(() => {
    if (failure) console.error('Cannot tell whether the person is an administrator', failure);
  }, [failure]);

  return (
    <Page title="Admin Dashboard">
      <PageHeading>Admin Dashboard</PageHeading>
      {admin.status === 'ready' && admin.data && <AdminTabs />}
      {admin.status === 'ready' && !admin.data && <SampleFigures />}
      {admin.status === 'error' && (
        <>
          <SampleFigures />
          <Box mt="12">
            <ErrorState onRetry={admin.reload}>
              We couldn't check whether you're an administrator.
            </ErrorState>
          </Box>
        </>
      )}
    </Page>
  );
}
