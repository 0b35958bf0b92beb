import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import {
  isInPart,
  type ListPart,
  type ServiceRequest,
} from '@doorstep/domain/requests/service-request';
import type { ReviewCopy } from '@doorstep/domain/reviews/review';
import { ClipboardList } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useMyGroups } from '../../data/requests/request-groups.ts';
import { useMyRequests } from '../../data/requests/requests.ts';
import { paths } from '../../lib/paths.ts';
import { useNow } from '../../lib/use-now.ts';
import { OfflineNotice } from '../../ui/feedback/offline-notice.tsx';
import { CardSkeletons, EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { ButtonLink } from '../../ui/layout/primitives.tsx';
import { ShowMore } from '../../ui/layout/show-more.tsx';
import { OthersLink } from './ask-others/others-link.tsx';
import { CancelRequest } from './cancel-request.tsx';
import { REQUEST_MESSAGES } from './messages.ts';
import { MyRequestCard, type RenderReview } from './my-request-card.tsx';

const TITLES: Record<ListPart, string> = { open: 'Open', past: 'Past' };

interface PartProps {
  part: ListPart;
  rows: ServiceRequest[];
  more: boolean;
  onShowMore: () => Promise<void>;
  renderOthers: (request: ServiceRequest) => ReactNode;
  renderReview: RenderReview;
  onReviewed: (id: string, review: ReviewCopy) => void;
  onCancel: (request: ServiceRequest) => void;
}

/** The open or the past requests. Shows nothing without past requests. */
function Part(props: PartProps) {
  const { part, rows, more, onShowMore, renderOthers, renderReview, onReviewed, onCancel } = props;
  const now = useNow();
  const isEmpty = rows.length === 0 && !more;
  if (isEmpty && part === 'past') return null;
  return (
    <Box as="section" aria-labelledby={part} mb={{ base: '8', md: '10' }}>
      <Heading as="h2" size="lg" id={part} mb="4">
        {TITLES[part]}
      </Heading>
      {isEmpty && <Text color="fg.muted">You have no open requests.</Text>}
      <Stack as="ul" gap="4" listStyleType="none">
        {rows.map((request) => (
          <MyRequestCard
            key={request.id}
            request={request}
            now={now}
            others={renderOthers(request)}
            renderReview={renderReview}
            onReviewed={(review) => onReviewed(request.id, review)}
            onCancel={() => onCancel(request)}
          />
        ))}
      </Stack>
      {more && <ShowMore onShow={onShowMore}>Show more</ShowMore>}
    </Box>
  );
}

interface MyRequestsProps {
  uid: string;
  email: string;
  renderReview: RenderReview;
}

/** A client's requests, the open ones before the past ones, newest first, updated live. */
export function MyRequests({ uid, email, renderReview }: MyRequestsProps) {
  const open = useMyRequests(uid, email, 'open');
  const past = useMyRequests(uid, email, 'past');
  const groups = useMyGroups(uid);
  const groupsError = groups.status === 'error' ? groups.error : null;
  useEffect(() => {
    if (groupsError) console.warn('The groups of requests could not be read', groupsError);
  }, [groupsError]);
  // The card of a cancelled request moves to another part, so the dialog is outside of the cards.
  const [cancelling, setCancelling] = useState<ServiceRequest | null>(null);
  const [isAsking, setAsking] = useState(false);
  const failed = [open, past].find(({ status }) => status === 'error');
  useErrorToast(failed?.status === 'error' ? failed.error : null, REQUEST_MESSAGES.loadFailed);

  if (open.status === 'error' || past.status === 'error') {
    const retry = () => [open, past].forEach((list) => list.status === 'error' && list.retry());
    return <ErrorState onRetry={retry}>We couldn't load your requests.</ErrorState>;
  }
  if (open.status === 'loading' || past.status === 'loading') {
    return <CardSkeletons label="Loading your requests..." />;
  }
  const lists = { open, past };
  const isEmpty = [open, past].every(({ data }) => data.rows.length === 0 && !data.more);
  // Until the groups are known, a link could ask twice for the same job.
  const renderOthers = (request: ServiceRequest) =>
    groups.status === 'ready' && (
      <OthersLink
        uid={uid}
        request={request}
        groups={groups.data.rows}
        loaded={[...open.data.rows, ...past.data.rows]}
      />
    );
  const askToCancel = (request: ServiceRequest) => {
    setCancelling(request);
    setAsking(true);
  };
  return (
    <>
      <OfflineNotice>You're offline. Changes appear when you're back online.</OfflineNotice>
      {isEmpty ? (
        <EmptyState
          icon={<ClipboardList />}
          action={<ButtonLink to={paths.search}>Find Providers</ButtonLink>}
        >
          You haven't made any service requests yet.
        </EmptyState>
      ) : (
        (['open', 'past'] as const).map((part) => {
          const { data, showMore, patch } = lists[part];
          return (
            <Part
              key={part}
              part={part}
              // Older pages are not live, so they can still have a request of the other part.
              rows={data.rows.filter((request) => isInPart(request, part))}
              more={data.more}
              onShowMore={showMore}
              renderOthers={renderOthers}
              renderReview={renderReview}
              onReviewed={(id, review) => patch(id, (before) => ({ ...before, review }))}
              onCancel={askToCancel}
            />
          );
        })
      )}
      {cancelling && (
        <CancelRequest
          key={cancelling.id}
          request={cancelling}
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          onChanged={(status) => open.patch(cancelling.id, (before) => ({ ...before, status }))}
        />
      )}
    </>
  );
}
