import { Heading, Stack } from '@chakra-ui/react';
import { Inbox as InboxIcon } from 'lucide-react';
import { useInbox } from '../../data/requests/requests.ts';
import { useNow } from '../../lib/use-now.ts';
import { OfflineNotice } from '../../ui/feedback/offline-notice.tsx';
import type { ModerationSlots } from '../../lib/moderation-slots.ts';
import { ShowMore } from '../../ui/layout/show-more.tsx';
import { CardSkeletons, EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { InboxCard } from './inbox-card.tsx';
import { REQUEST_MESSAGES } from './messages.ts';

interface InboxProps {
  uid: string;
  slots: ModerationSlots;
}

function Requests({ uid, slots }: InboxProps) {
  const list = useInbox(uid);
  const now = useNow();
  useErrorToast(list.status === 'error' ? list.error : null, REQUEST_MESSAGES.loadFailed);

  if (list.status === 'loading') {
    return <CardSkeletons label="Loading service requests..." visible />;
  }
  if (list.status === 'error') {
    return <ErrorState onRetry={list.retry}>We couldn't load your requests.</ErrorState>;
  }
  const { rows, more } = list.data;
  if (rows.length === 0 && !more) {
    return (
      <EmptyState icon={<InboxIcon />}>
        No service requests yet. When customers request your services, they'll appear here.
      </EmptyState>
    );
  }
  return (
    <>
      <Stack as="ul" gap="4" listStyleType="none">
        {rows.map((request) => (
          <InboxCard
            key={request.id}
            request={request}
            now={now}
            slots={slots}
            onChanged={(id, status) => list.patch(id, (before) => ({ ...before, status }))}
          />
        ))}
      </Stack>
      {more && <ShowMore onShow={list.showMore}>Show more</ShowMore>}
    </>
  );
}

/** A professional's incoming requests, newest first, updated live (spec §2, Provider dashboard). */
export function Inbox({ uid, slots }: InboxProps) {
  return (
    <section aria-labelledby="inbox">
      <Heading as="h2" size="lg" id="inbox" mb="4">
        Service Requests
      </Heading>
      <OfflineNotice>You're offline. New requests appear when you're back online.</OfflineNotice>
      <Requests uid={uid} slots={slots} />
    </section>
  );
}
