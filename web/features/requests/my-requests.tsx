import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { RequestStatus, ServiceRequest } from '@doorstep/domain/requests/service-request';
import { ClipboardList, MessageCircle } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useMyRequests } from '../../data/requests/requests.ts';
import { clientChatHref, paths, publicPageHref } from '../../lib/paths.ts';
import { useNow } from '../../lib/use-now.ts';
import { ClampedText } from '../../ui/layout/clamped-text.tsx';
import { ButtonLink } from '../../ui/layout/primitives.tsx';
import { UnreadBadge } from '../../ui/feedback/badges.tsx';
import { OfflineNotice } from '../../ui/feedback/offline-notice.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { TimeAgo } from '../../ui/layout/time-ago.tsx';
import { ShowMore } from '../../ui/layout/show-more.tsx';
import { CardSkeletons, EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { CancelRequest } from './cancel-request.tsx';
import { REQUEST_MESSAGES } from './messages.ts';
import { LocationFact, PhotosFact, PreferredContactFact, RequestBadges } from './request-facts.tsx';

interface RequestCardProps {
  request: ServiceRequest;
  now: Date;
  review: ReactNode;
  onChanged: (status: RequestStatus) => void;
}

function RequestCard({ request, now, review, onChanged }: RequestCardProps) {
  const chat = useRef<HTMLAnchorElement>(null);
  return (
    <Panel as="li">
      <Flex gap="3" align="baseline" justify="space-between" wrap="wrap" mb="3">
        <Box minW="0">
          <Heading as="h2" size="md">
            {request.provider_name}
          </Heading>
          <Text color="fg.muted" fontSize="sm">
            Requested <TimeAgo at={request.created_at} now={now} />
          </Text>
        </Box>
        <RequestBadges request={request} now={now} />
      </Flex>
      <ClampedText>{request.service_description}</ClampedText>
      <Flex as="dl" columnGap="8" wrap="wrap" mt="5">
        <PreferredContactFact request={request} />
        <LocationFact request={request} />
        <PhotosFact request={request} />
      </Flex>
      <Flex gap="3" mt="5" wrap="wrap">
        <ButtonLink ref={chat} to={clientChatHref(request.id)}>
          <MessageCircle />
          Chat
          <UnreadBadge count={request.unread_client} />
        </ButtonLink>
        {/* A deleted account has no handle: its page is gone. */}
        {request.provider_handle !== '' && (
          <ButtonLink to={publicPageHref(request.provider_handle)} variant="outline">
            View Provider
          </ButtonLink>
        )}
        {review}
        <CancelRequest request={request} focusAfter={chat} onChanged={onChanged} />
      </Flex>
    </Panel>
  );
}

interface MyRequestsProps {
  uid: string;
  email: string;
  /** Renders the button to review the professional. */
  renderReview: (request: ServiceRequest) => ReactNode;
}

/** A client's requests, newest first, updated live. */
export function MyRequests({ uid, email, renderReview }: MyRequestsProps) {
  const list = useMyRequests(uid, email);
  const now = useNow();
  useErrorToast(list.status === 'error' ? list.error : null, REQUEST_MESSAGES.loadFailed);

  if (list.status === 'loading') return <CardSkeletons label="Loading your requests..." />;
  if (list.status === 'error') {
    return <ErrorState onRetry={list.retry}>We couldn't load your requests.</ErrorState>;
  }
  const { rows, more } = list.data;
  return (
    <>
      <OfflineNotice>You're offline. Changes appear when you're back online.</OfflineNotice>
      {rows.length === 0 && !more && (
        <EmptyState
          icon={<ClipboardList />}
          action={<ButtonLink to={paths.search}>Find Providers</ButtonLink>}
        >
          You haven't made any service requests yet.
        </EmptyState>
      )}
      <Stack as="ul" gap="4" listStyleType="none">
        {rows.map((request) => (
          <RequestCard
            key={request.id}
            request={request}
            now={now}
            review={renderReview(request)}
            onChanged={(status) => list.patch(request.id, (before) => ({ ...before, status }))}
          />
        ))}
      </Stack>
      {more && <ShowMore onShow={list.showMore}>Show more</ShowMore>}
    </>
  );
}
