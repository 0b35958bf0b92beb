import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { quoteStatus, type Quote } from '@doorstep/domain/requests/quote';
import { isOngoing, type ServiceRequest } from '@doorstep/domain/requests/service-request';
import { ChevronDown, ChevronUp, Printer } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { authHref, clientChatHref } from '../../../lib/paths.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Panel } from '../../../ui/layout/page.tsx';
import { AppLink } from '../../../ui/layout/primitives.tsx';
import { EarlierQuotes } from './earlier-quotes.tsx';
import { QuoteActions } from './quote-actions.tsx';
import { QuoteStatusBadge, quoteTotal } from '../quote-badge.tsx';
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
    <Text color="fg.muted">
      To accept or decline, open the link in our email, or{' '}
      <AppLink to={signIn} variant="underline">
        sign in
      </AppLink>
      .
    </Text>
  );
}

const ACTIONS = { provider: ['withdraw'], client: ['accept', 'decline'] } as const;

interface ContentProps extends QuoteCardProps {
  quote: Quote;
  now: Date;
  toggle: RefObject<HTMLButtonElement | null>;
}

function Content({ request, quote, viewer, now, toggle }: ContentProps) {
  const [isPrinting, setPrinting] = useState(false);
  const [showsEarlier, setShowsEarlier] = useState(false);
  const isOpen = quoteStatus(quote, now) === 'open' && isOngoing(request);
  return (
    <Box mt="2">
      <QuoteDetails quote={quote} />
      <Flex gap="3" mt="4" align="center" wrap="wrap">
        {viewer !== 'guest' && (
          <QuoteActions
            // A newer quote must not replace the one that an open dialog asks about.
            key={quote.id}
            request={request}
            quote={quote}
            actions={isOpen ? ACTIONS[viewer] : []}
            focusAfter={toggle}
          />
        )}
        <Button variant="ghost" onClick={() => setPrinting(true)}>
          <Printer />
          Print
        </Button>
        <Button
          variant="ghost"
          aria-expanded={showsEarlier}
          onClick={() => setShowsEarlier(!showsEarlier)}
        >
          Earlier quotes
        </Button>
      </Flex>
      {viewer === 'guest' && isOpen && <HowToDecide requestId={request.id} />}
      {showsEarlier && <EarlierQuotes requestId={request.id} now={now} />}
      {isPrinting && (
        <QuoteSheet request={request} quote={quote} onPrinted={() => setPrinting(false)} />
      )}
    </Box>
  );
}

/** A request's newest quote in its chat. It is unfolded while the client has to decide. */
export function QuoteCard({ request, viewer }: QuoteCardProps) {
  const { quote } = request;
  const now = useNow();
  const toggle = useRef<HTMLButtonElement>(null);
  const [unfolded, setUnfolded] = useState<boolean | null>(null);
  if (quote === null) return null;
  const isUndecided = quoteStatus(quote, now) === 'open' && isOngoing(request);
  const isUnfolded = unfolded ?? (viewer !== 'provider' && isUndecided);
  return (
    <Panel
      as="section"
      aria-label="Quote"
      mb="3"
      py={{ base: '2', md: '2' }}
      px={{ base: '4', md: '5' }}
    >
      <Flex align="center" gap="3">
        <Text flex="1" fontWeight="600">
          {`Quote ${quoteTotal(quote)}`}
        </Text>
        <QuoteStatusBadge quote={quote} now={now} />
        <Button
          ref={toggle}
          variant="ghost"
          px="0"
          minW="11"
          aria-label="Details of the quote"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? <ChevronUp /> : <ChevronDown />}
        </Button>
      </Flex>
      {isUnfolded && <Content {...{ request, quote, viewer, now, toggle }} />}
    </Panel>
  );
}
