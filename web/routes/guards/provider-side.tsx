import type { TeamMember } from '@doorstep/domain/team/team';
import { Fragment, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { isSubscribed, useSubscription } from '../../data/billing/subscription.ts';
import { activeMember, refreshMembership, useMembership } from '../../data/team/membership.ts';
import { paths } from '../../lib/paths.ts';
import { CardSkeletons, ErrorState } from '../../ui/feedback/states.tsx';
import { Page, PageHeading } from '../../ui/layout/page.tsx';

/** Whose requests the signed-in person answers. */
interface Side {
  /** The professional: the signed-in person, or the owner of their team. */
  providerUid: string;
  /** The membership; null for the professional. */
  member: TeamMember | null;
  /** The name of the owner's page for a member, if the page is public. */
  company: string | null;
}

interface ProviderSideProps {
  uid: string;
  children: (side: Side) => ReactNode;
}

/**
 * Returns the membership, `member` only while it is active, and whether it has ended while this
 * screen was open.
 */
export function useActiveMember() {
  const membership = useMembership();
  const member = activeMember(membership);
  const [wasMember, setWasMember] = useState(false);
  if (member && !wasMember) setWasMember(true);
  return { membership, member, hasEnded: wasMember && !member && membership.status === 'ready' };
}

/**
 * Renders a screen of a professional's work, for the professional or an active member of their
 * team. Other members go to their own dashboard, also when the membership ends on this screen.
 */
export function ProviderSide({ uid, children }: ProviderSideProps) {
  const { membership, member, hasEnded } = useActiveMember();
  const subscribed = isSubscribed(useSubscription());
  if (membership.status === 'ready') {
    const { company } = membership;
    if (member) {
      const providerUid = member.owner_uid;
      return <Fragment key={providerUid}>{children({ providerUid, member, company })}</Fragment>;
    }
    if (hasEnded || membership.member) return <Navigate to={paths.clientDashboard} replace />;
  }
  // A person with a plan is in no team.
  if (membership.status === 'ready' || subscribed === true) {
    return <Fragment key={uid}>{children({ providerUid: uid, member, company: null })}</Fragment>;
  }
  if (membership.status === 'loading') {
    return (
      <Page title="One moment">
        <CardSkeletons label="Loading..." />
      </Page>
    );
  }
  return <UnknownSide />;
}

/** Says that it is unknown whose requests the person answers, with a button to try again. */
export function UnknownSide() {
  return (
    <Page title="We couldn't load this page" width="text">
      <PageHeading>We couldn't load this page</PageHeading>
      <ErrorState onRetry={refreshMembership}>
        We can't check which requests you answer right now. Please check your connection and try
        again.
      </ErrorState>
    </Page>
  );
}
