import { Box, Text } from '@chakra-ui/react';
import { Inbox, UserCheck, Users } from 'lucide-react';
import { useEffect } from 'react';
import { useSession } from '../../data/auth/session.ts';
import { isAdmin } from '../../data/admin/user-roles.ts';
import { useLoad } from '../../lib/use-load.ts';
import { Page, PageHeading } from '../../ui/layout/page.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { AdminTabs } from './admin-tabs.tsx';
import { Stat, Stats } from './numbers/stat.tsx';

/** Fixed sample numbers for anyone, and the tools of administrators below. */
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
      <Text mb="3" color="fg.muted">
        Sample figures
      </Text>
      <Stats>
        <Stat label="Providers" value={32} icon={<Users />} />
        <Stat label="Pending Approvals" value={5} icon={<UserCheck />} />
        <Stat label="Customer Requests (7d)" value={124} icon={<Inbox />} />
      </Stats>
      {admin.status === 'error' && (
        <Box mt="12">
          <ErrorState onRetry={admin.reload}>
            We couldn't check whether you're an administrator.
          </ErrorState>
        </Box>
      )}
      {admin.status === 'ready' && admin.data && <AdminTabs />}
    </Page>
  );
}
