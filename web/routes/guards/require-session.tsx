import { Fragment, useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { retrySession, useSession } from '../../data/auth/session.ts';
import { authHref } from '../../lib/paths.ts';
import { Page, PageHeading } from '../../ui/layout/page.tsx';
import { CardSkeletons, ErrorState } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';

interface RequireSessionProps {
  type?: 'client' | 'provider';
  /** The toast for a person who is sent to sign in. */
  notice?: string;
  children: (session: { uid: string; email: string }) => ReactNode;
}

/**
 * Renders a screen for signed-in people, and redirects others to /auth, which returns them here.
 * The content is keyed by uid, so that no state of one person is shown to the next.
 */
export function RequireSession({ type, notice, children }: RequireSessionProps) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const isNavigating = useNavigation().state !== 'idle';
  const isSignedOut = session.status === 'signed-out' || session.status === 'unconfirmed';

  useEffect(() => {
    // Do not interrupt another navigation, for example to the home page after deleting the account.
    if (!isSignedOut || isNavigating) return;
    if (notice !== undefined) toast.info(notice);
    const redirect = pathname + search + hash;
    void navigate(authHref({ ...(type && { type }), redirect }), { replace: true });
  }, [isSignedOut, isNavigating, notice, type, pathname, search, hash, navigate]);

  if (session.status === 'unavailable') {
    return (
      <Page title="Sign-in isn't available" width="text">
        <PageHeading>Sign-in isn't available</PageHeading>
        <ErrorState onRetry={() => void retrySession()}>
          You need to sign in to see this page, and we can't check your account right now. Please
          check your connection and try again.
        </ErrorState>
      </Page>
    );
  }
  if (session.status !== 'signed-in') {
    return (
      <Page title="One moment">
        <CardSkeletons label="Loading..." />
      </Page>
    );
  }
  return <Fragment key={session.uid}>{children(session)}</Fragment>;
}
