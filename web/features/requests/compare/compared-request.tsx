import { Box, Flex, Heading, Text, type BoxProps } from '@chakra-ui/react';
import type { ProviderProfile } from '@doorstep/domain/profiles/provider-profile';
import { ratingOf } from '@doorstep/domain/profiles/rating';
import { distanceText, type JobDistance } from '@doorstep/domain/requests/job-distance';
import { quoteStatus } from '@doorstep/domain/requests/quote';
import { isOngoing, type ServiceRequest } from '@doorstep/domain/requests/service-request';
import { useId, useRef } from 'react';
import { readPublishedProfile } from '../../../data/profiles/published-profile.ts';
import { useRequest } from '../../../data/requests/requests.ts';
import { clientChatHref, publicPageHref } from '../../../lib/paths.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { StatusBadge, UnreadBadge } from '../../../ui/feedback/badges.tsx';
import { ErrorState, LineSkeletons } from '../../../ui/feedback/states.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { AppLink, ButtonLink } from '../../../ui/layout/primitives.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { RatingLine } from '../../../ui/media/stars.tsx';
import { QuoteActions } from '../quotes/quote-actions.tsx';
import { QuoteDetails } from '../quotes/quote-details.tsx';
import { QuoteStatusBadge } from '../thread-badges.tsx';

/** The parts of one professional begin at the same height as those of the others. */
const COLUMN: BoxProps = {
  display: 'grid',
  gridTemplateRows: { md: 'subgrid' },
  gridRow: { md: 'span 3' },
  alignContent: 'start',
  gap: '4',
};

interface ProviderFactsProps {
  /** Null if the page is not published. */
  profile: ProviderProfile | null;
  /** How far the job is from them; null while it is unknown. */
  distance: JobDistance | null;
}

/** Rating, reviews and distance of a professional. */
export function ProviderFacts({ profile, distance }: ProviderFactsProps) {
  if (!profile) return <Text color="fg.muted">Their page isn't available right now.</Text>;
  const rating = ratingOf(profile.facts.stars);
  return (
    <Flex columnGap="4" wrap="wrap" align="center" fontSize="sm" color="fg.muted">
      {rating ? <RatingLine rating={rating} /> : <span>No reviews yet</span>}
      {distance !== null && <span>{distanceText(distance, 'client')}</span>}
      <AppLink to={publicPageHref(profile.handle)} minH={{ base: '11', md: '8' }}>
        View profile
      </AppLink>
    </Flex>
  );
}

/** Nothing if they cannot be read, because the quote is what is compared. */
function LoadedFacts({ request: { id, provider_id, distance } }: { request: ServiceRequest }) {
  const profile = useLoad(`compared:${id}`, () => readPublishedProfile(provider_id));
  if (profile.status === 'loading') return <LineSkeletons label="Loading the professional..." />;
  if (profile.status === 'error') return null;
  return <ProviderFacts profile={profile.data} distance={distance} />;
}

interface ColumnProps {
  request: ServiceRequest;
  now: Date;
}

/** The answer of one professional. */
export function Column({ request, now }: ColumnProps) {
  const { id, quote, provider_name } = request;
  const nameId = useId();
  const column = useRef<HTMLDivElement>(null);
  const isUndecided = quote !== null && quoteStatus(quote, now) === 'open' && isOngoing(request);
  return (
    <Panel as="li" ref={column} tabIndex={-1} outline="0" aria-labelledby={nameId} {...COLUMN}>
      <Box minW="0">
        <Flex gap="3" align="center" mb="3">
          <Avatar name={provider_name} url={request.provider_avatar_url} />
          <Box minW="0">
            <Heading as="h2" id={nameId} size="md" lineClamp="3" overflowWrap="anywhere">
              {provider_name}
            </Heading>
            <Flex gap="2" mt="1" wrap="wrap">
              <StatusBadge status={request.status} />
              {quote && <QuoteStatusBadge quote={quote} now={now} />}
            </Flex>
          </Box>
        </Flex>
        <LoadedFacts request={request} />
      </Box>
      {quote === null ? <Text color="fg.muted">No quote yet</Text> : <QuoteDetails quote={quote} />}
      <Flex gap="3" wrap="wrap" align="flex-start">
        {isUndecided && (
          <QuoteActions
            key={quote.id}
            request={request}
            quote={quote}
            actions={['accept']}
            focusAfter={column}
          />
        )}
        <ButtonLink to={clientChatHref(id)} variant="outline" aria-describedby={nameId}>
          Chat
          <UnreadBadge count={request.unread_client} />
        </ButtonLink>
      </Flex>
    </Panel>
  );
}

/** One professional's answer to the job: who they are, and their newest quote. Live. */
export function ComparedRequest({ requestId, now }: { requestId: string; now: Date }) {
  const request = useRequest(requestId);
  if (request.status === 'ready' && request.data) {
    return <Column request={request.data} now={now} />;
  }
  return (
    <Box as="li" {...COLUMN}>
      {request.status === 'loading' ? (
        <LineSkeletons label="Loading a request..." />
      ) : (
        <ErrorState onRetry={request.retry}>We couldn't load this request.</ErrorState>
      )}
    </Box>
  );
}
