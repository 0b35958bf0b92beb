import { SubscriptionCard } from '../features/billing/subscription-card.tsx';
import { useRequireSubscription } from '../features/billing/use-require-subscription.ts';
import { Inbox } from '../features/service-requests/inbox.tsx';
import { PageHint } from '../features/service-requests/page-hint.tsx';
import { Page, PageHeading } from '../ui/page.tsx';
import { RequireSession } from './require-session.tsx';

function Dashboard({ uid }: { uid: string }) {
  useRequireSubscription();
  return (
    <Page title="Provider Dashboard" width="text">
      <PageHeading>Provider Dashboard</PageHeading>
      <SubscriptionCard />
      <PageHint uid={uid} />
      <Inbox uid={uid} />
    </Page>
  );
}

export function Component() {
  return <RequireSession>{({ uid }) => <Dashboard uid={uid} />}</RequireSession>;
}
