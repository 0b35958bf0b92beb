import { Button, Flex, Text } from '@chakra-ui/react';
import { whereText } from '@doorstep/domain/requests/job-distance';
import { quoteStatus } from '@doorstep/domain/requests/quote';
import { isOngoing, type ServiceRequest } from '@doorstep/domain/requests/service-request';
import { Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatTime } from '../../../lib/text/format.ts';
import { authHref, clientChatHref } from '../../../lib/paths.ts';
import { useNow } from '../../../lib/use-now.ts';
import { AppLink } from '../../../ui/layout/primitives.tsx';
import { EarlierQuotes } from './earlier-quotes.tsx';
import { QuoteActions } from './quote-actions.tsx';
import { QuoteStatusBadge, quoteTotal } from '../thread-badges.tsx';
import { ThreadCard } from '../thread-card.tsx';
import { QuoteDetails } from './quote-details.tsx';
import { QuoteSheet } from './quote-sheet.tsx';

/** The viewer of a quote. A `guest` typed the request's email and cannot decide. */
type QuoteViewer = 'provider' | 'client' | 'guest';

interface QuoteCardProps {
  request: ServiceRequest;
  viewer: QuoteViewer;
}

function HowToDecide({ requestId }: { requestId: string }) {
  const signIn = authHref({ type: 'client', redirect: clientChatHref(requestId) });
  return (
    <Text mt="2" color="fg.muted">
      To accept or decline, open the link in our email, or{' '}
      <AppLink to={signIn} variant="underline">
        sign in
      </AppLink>
      .
    </Text>
  );
}

const ACTIONS = { provider: ['withdraw'], client: ['accept', 'decline'] } as const;

/** A request's newest quote among the messages of its chat. */
export function QuoteCard({ request, viewer }: QuoteCardProps) {
  const { quote } = request;
  const now = useNow();
  const card = useRef<HTMLDivElement>(null);
  const [isPrinting, setPrinting] = useState(false);
  const [showsEarlier, setShowsEarlier] = useState(false);
  if (quote === null) return null;
  const where = whereText(request, viewer === 'provider' ? 'provider' : 'client');
  const isUndecided = quoteStatus(quote, now) === 'open' && isOngoing(request);
  return (
    <ThreadCard label="Quote" isOpen={isUndecided} card={card}>
      <Flex align="center" gap="3" mb="1">
        <Text flex="1" fontWeight="600">
          {`Quote ${quoteTotal(quote)}`}
        </Text>
        <QuoteStatusBadge quote={quote} now={now} />
      </Flex>
      {where !== null && (
        <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          {`Where: ${where}`}
        </Text>
      )}
      <QuoteDetails quote={quote} />
      {viewer !== 'guest' && (
        <Flex gap="3" mt="3" wrap="wrap" _empty={{ display: 'none' }} _print={{ display: 'none' }}>
          <QuoteActions
            // A newer quote must not replace the one that an open dialog asks about.
            key={quote.id}
            request={request}
            quote={quote}
            actions={isUndecided ? ACTIONS[viewer] : []}
            focusAfter={card}
          />
        </Flex>
      )}
      {viewer === 'guest' && isUndecided && <HowToDecide requestId={request.id} />}
      <Flex mt="1" ms="-3" align="center" justify="space-between" wrap="wrap">
        <Flex _print={{ display: 'none' }}>
          <Button variant="ghost" px="3" onClick={() => setPrinting(true)}>
            <Printer />
            Print
          </Button>
          <Button
            variant="ghost"
            px="3"
            aria-expanded={showsEarlier}
            onClick={() => setShowsEarlier(!showsEarlier)}
          >
            Earlier quotes
          </Button>
        </Flex>
        <Text ms="3" fontSize="xs" color="fg.muted">
          <time dateTime={quote.created_at.toISOString()}>{formatTime(quote.created_at)}</time>
        </Text>
      </Flex>
      {showsEarlier && <EarlierQuotes requestId={request.id} now={now} />}
      {isPrinting && (
        <QuoteSheet request={request} quote={quote} onPrinted={() => setPrinting(false)} />
      )}
    </ThreadCard>
  );
}
