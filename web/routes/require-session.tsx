import { Fragment, useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { retrySession, useSession } from '../data/auth/session.ts';
import { authHref } from '../lib/paths.ts';
import { Page, PageHeading } from '../ui/layout/page.tsx';
import { CardSkeletons, ErrorState } from '../ui/feedback/states.tsx';
import { toast } from '../ui/feedback/toast.tsx';

interface RequireSessionProps {
  type?: 'client' | 'provider';
  /** Said to who is sent to sign in. */
  notice?: string;
  children: (session: { uid: string; email: string }) => ReactNode;
}

/**
 * A screen for signed-in people. Others go to /auth and come back after. The content is keyed by
 * the person, so that nothing of one is left on the screen of the next.
 */
export function RequireSession({ type, notice, children }: RequireSessionProps) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isLeaving = useNavigation().state !== 'idle';
  const out = session.status === 'signed-out' || session.status === 'unconfirmed';

  useEffect(() => {
    // Who is on the way elsewhere, home from a deleted account say, is not sent to sign in.
    if (!out || isLeaving) return;
    if (notice !== undefined) toast.info(notice);
    const redirect = pathname + search;
    void navigate(authHref({ ...(type && { type }), redirect }), { replace: true });
  }, [out, isLeaving, notice, type, pathname, search, navigate]);

  if (session.status === 'unavailable') {
    return (
      <Page title="Sign-in is not available" width="text">
        <PageHeading>Sign-in is not available</PageHeading>
        <ErrorState onRetry={() => void retrySession()}>
          This page is for signed-in people, and we cannot tell who you are right now. Please check
          your connection and try again.
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
