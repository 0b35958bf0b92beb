import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { isOngoing, type ServiceRequest } from '@doorstep/domain/requests/service-request';
import type { ReviewCopy } from '@doorstep/domain/reviews/review';
import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { clientChatHref, publicPageHref } from '../../lib/paths.ts';
import { UnreadBadge } from '../../ui/feedback/badges.tsx';
import { ClampedText } from '../../ui/layout/clamped-text.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { ButtonLink } from '../../ui/layout/primitives.tsx';
import { TimeAgo } from '../../ui/layout/time-ago.tsx';
import { Avatar } from '../../ui/media/avatar.tsx';
import { cancelButtonId, chatLinkId } from './cancel-request.tsx';
import { AskDone } from './done/ask-done.tsx';
import { REQUEST_MESSAGES } from './messages.ts';
import { nextStep, type NextStep } from './next-step.ts';
import { quoteTotal } from './thread-badges.tsx';
import {
  LocationFact,
  PhotosFact,
  PlaceFact,
  PreferredContactFact,
  RequestBadges,
} from './request-facts.tsx';

/** Renders the button for a review, as the main one if a review is the next step. */
export type RenderReview = (
  request: ServiceRequest,
  how: { isNext: boolean; onReviewed: (review: ReviewCopy) => void },
) => ReactNode;

/** The first words of the newest message. */
function LastMessage({ request }: { request: ServiceRequest }) {
  const isUnread = request.unread_client > 0;
  return (
    <Flex
      gap="2.5"
      mt="4"
      px="4"
      py="3"
      borderRadius="xl"
      bg="bg.subtle"
      color={isUnread ? 'fg' : 'fg.muted'}
      css={{ '& svg': { flexShrink: 0, mt: '1', boxSize: '4' } }}
    >
      <MessageCircle aria-hidden="true" />
      <Text
        lineClamp="2"
        overflowWrap="anywhere"
        dir="auto"
        {...(isUnread && { fontWeight: '500' })}
      >
        <Text as="span" srOnly>
          {'Last message: '}
        </Text>
        <span>{request.last_message}</span>
      </Text>
    </Flex>
  );
}

/** The link to a chat in which a quote or an answer waits. */
function NextLink({ request, step }: { request: ServiceRequest; step: NextStep }) {
  const { quote, id } = request;
  const isQuote = step === 'quote' && quote !== null;
  if (!isQuote && step !== 'answer') return null;
  return (
    <ButtonLink to={clientChatHref(id)}>
      <span>{isQuote ? `Review quote ${quoteTotal(quote)}` : 'Answer'}</span>
    </ButtonLink>
  );
}

interface MyRequestCardProps {
  request: ServiceRequest;
  now: Date;
  /** The link to other professionals for the same job. */
  others: ReactNode;
  renderReview: RenderReview;
  onReviewed: (review: ReviewCopy) => void;
  onCancel: () => void;
}

/** A request in its client's list. What the client does next is its main button. */
export function MyRequestCard(props: MyRequestCardProps) {
  const { request, now, others, renderReview, onReviewed, onCancel } = props;
  const { provider_name, provider_handle } = request;
  const step = nextStep(request, now);
  const review = renderReview(request, { isNext: step === 'review', onReviewed });
  return (
    <Panel as="li" p={{ base: '5', md: '6' }}>
      <Flex gap="3" align="flex-start" justify="space-between" wrap="wrap" mb="4">
        <Flex gap="3.5" align="center" minW="0" flex="1 1 14rem">
          <Avatar name={provider_name} url={request.provider_avatar_url} />
          <Box minW="0">
            <Heading as="h3" size="md" overflowWrap="anywhere">
              {provider_name}
            </Heading>
            <Text color="fg.muted" fontSize="sm">
              Requested <TimeAgo at={request.created_at} now={now} />
            </Text>
          </Box>
        </Flex>
        <RequestBadges request={request} now={now} />
      </Flex>
      <ClampedText>{request.service_description}</ClampedText>
      {request.last_message !== null && <LastMessage request={request} />}
      <Flex as="dl" columnGap="8" wrap="wrap" mt="4">
        <PlaceFact request={request} side="client" />
        <PreferredContactFact request={request} />
        <LocationFact request={request} />
        <PhotosFact request={request} />
      </Flex>
      {request.closed && (
        <Text mt="2" color="fg.muted">
          {REQUEST_MESSAGES.closed}
        </Text>
      )}
      <Flex gap="3" mt="4" wrap="wrap" align="center">
        <NextLink request={request} step={step} />
        {review}
        <ButtonLink
          id={chatLinkId(request.id)}
          to={clientChatHref(request.id)}
          {...(step !== 'chat' && { variant: 'outline' as const })}
        >
          <MessageCircle />
          Chat
          <UnreadBadge count={request.unread_client} />
        </ButtonLink>
        {/* A deleted account has no handle: its page is gone. */}
        {provider_handle !== '' && (
          <ButtonLink to={publicPageHref(provider_handle)} variant="outline">
            View Provider
          </ButtonLink>
        )}
        {others}
        <AskDone request={request} />
        {isOngoing(request) && (
          <Button id={cancelButtonId(request.id)} variant="ghost" onClick={onCancel}>
            Cancel request
          </Button>
        )}
      </Flex>
    </Panel>
  );
}
